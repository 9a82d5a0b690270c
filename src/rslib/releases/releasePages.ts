import type {PhrasingContent, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify as stringifyYaml} from 'yaml';
import {text} from '../../lib/locale/localizedText';
import type {Files} from '../../compiler/folderFiles';
import {
  joinNodes,
  fillSentence,
  headingWithId,
  inlineCode,
  link,
  list,
  listItem,
  paragraph,
  phrasing,
  tableOf,
  textNode,
} from '../../compiler/markdown/nodes';
import {differingValues} from '../history/sameDefault';
import {briefDefault, briefLines, caseLines, scopeText} from '../options/optionText';
import {members} from '../options/typeFields';
import {getMessage} from '../../compiler/messages';
import {placesOf} from './factPlaces';
import {linksTo, outputFold} from './outputFold';
import {codeList, dateText, linkedText, messagesOf, named, type Context} from './releaseContext';
import type {Part, ReleaseFacts} from './releaseFacts';
import {releaseLine} from './releaseLine';
import {compareVersions} from '../versions/compareVersions';
import {releaseNotes} from './releaseNotes';
import {timeline} from './timeline';

const writer = unified()
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-', listItemIndent: 'one'});

function page(
  frontMatter: Readonly<Record<string, unknown>>,
  children: readonly RootContent[],
): string {
  const head = stringifyYaml(frontMatter, {lineWidth: 0});
  return `---\n${head}---\n\n${writer.stringify({type: 'root', children: [...children]})}`;
}

/** Returns the sources of the pages below `/releases/`: one for each release, and a list of all. */
export function releasePages(releases: readonly ReleaseFacts[], context: Context): Files {
  const message = messagesOf(context);
  return {
    'index.mdx': page(
      {
        title: message('title'),
        description: message('lead'),
        sidebar_label: message('all'),
      },
      timeline(context.data.history.releases, releases, context),
    ),
    ...Object.fromEntries(releases.map((facts) => [`${facts.page}.mdx`, pageOf(facts, context)])),
  };
}

function pageOf(facts: ReleaseFacts, context: Context): string {
  const {version, page: name, versions, date, previous, rsbuild} = facts;
  const message = messagesOf(context);
  const published = {
    date: dateText(date, context),
    previous: previous.version,
    versions: [...versions].reverse().join(getMessage(context.data.locale, 'punctuation.comma')),
  };
  const dates = message(versions.length > 1 ? 'leadSeveral' : 'leadChanges', published);
  const lead = [releaseLine(facts, context), dates].join(message('sentenceSpace'));
  return page(
    {
      title: message('release', {version: name}),
      description: lead.replaceAll('`', ''),
      lead,
      sidebar_label: name,
      date,
    },
    [
      ...notePart(facts, context),
      ...optionParts(facts, context),
      ...sectionOf('outputs', outputFold(facts, context), context),
      ...messagePart(facts, context),
      paragraph(...fillSentence(message('source', {version}), {rsbuild: [textNode(rsbuild)]})),
    ],
  );
}

/** Returns the sentences about a release, and links to its article and to the upgrade guide. */
function notePart({page: name}: ReleaseFacts, context: Context): readonly RootContent[] {
  const {more, article, guide} = releaseNotes[name] ?? {};
  const message = messagesOf(context);
  const linked = (route: string): PhrasingContent[] => {
    const path = route.replace(/#.*$/, '');
    return [link(route, phrasing(context.places.titles.get(path) ?? route))];
  };
  const pages = [
    ...(article ? [fillSentence(message('article'), {article: linked(article)})] : []),
    ...(guide ? [fillSentence(message('guide'), {guide: linked(guide)})] : []),
  ];
  return [
    ...(more ? [paragraph(...linkedText(text(context.data.locale, more), context))] : []),
    ...(pages.length > 0 ? [paragraph(...joinNodes(pages, message('sentenceSpace')))] : []),
  ];
}

export function releaseGroups(
  releases: readonly ReleaseFacts[],
): readonly {readonly label: string; readonly ids: readonly string[]}[] {
  const years = [...new Set(releases.map(({date}) => date.slice(0, 4)))];
  return years.map((label) => ({
    label,
    ids: releases.filter(({date}) => date.startsWith(label)).map(({page: name}) => name),
  }));
}

/** Returns a section with its heading, or nothing if the section has no content. */
function sectionOf(
  part: Part,
  content: readonly RootContent[],
  context: Context,
): readonly RootContent[] {
  if (content.length === 0) return [];
  return [headingWithId(messagesOf(context)(part), part), ...content];
}

function rows(all: readonly (readonly PhrasingContent[][])[]): readonly RootContent[] {
  return all.length < 2 ? [] : [tableOf(all)];
}

function listed(items: readonly PhrasingContent[][]): readonly RootContent[] {
  return items.length === 0 ? [] : [list(items.map((item) => listItem(item)))];
}

function optionParts(facts: ReleaseFacts, context: Context): readonly RootContent[] {
  const {added, removed, deprecated, types, defaults, required, flagsAdded, flagsRemoved} = facts;
  const {data} = context;
  const {locale} = data;
  const message = messagesOf(context);
  const said = (name: 'name' | 'summary' | 'default' | 'scope'): PhrasingContent[] => [
    textNode(getMessage(locale, `build.option.${name}`)),
  ];
  const part = (id: Part, content: readonly RootContent[]) => sectionOf(id, content, context);
  const optionOf = (name: string) => data.options.options.find((option) => option.name === name);
  const cell = (lines: readonly string[]): PhrasingContent[] =>
    joinNodes(lines.map(phrasing), getMessage(locale, 'punctuation.semicolon'));
  /** Returns true if today's default contains properties that came, or changed their default, after the release. */
  const isFilled = (name: string): boolean =>
    Object.entries(data.history.options).some(
      ([other, {since, defaults = []}]) =>
        other.startsWith(`${name}.`) &&
        [since, ...defaults.map((change) => change.version)].some(
          (version) => compareVersions(version, facts.version) > 0,
        ),
    );
  const versions = [facts.previous, facts].map(({version}) => [textNode(version)]);
  const {options: notes = {}} = releaseNotes[facts.page] ?? {};
  const flags = [
    ...flagsAdded.map((flag) => fillSentence(message('flagAdded'), {flag: [inlineCode(flag)]})),
    ...flagsRemoved.map((flag) => fillSentence(message('flagRemoved'), {flag: [inlineCode(flag)]})),
  ];
  return [
    ...part(
      'added',
      rows([
        [said('name'), said('summary'), said('default')],
        ...added.map(({name, defaults: then}) => {
          const option = optionOf(name);
          const note = notes[name];
          const summary = note ?? option?.summary;
          const now = option && !isFilled(name) ? [briefDefault(option, locale)] : [];
          const values = note?.default ? [{value: note.default}] : then;
          return [
            [named(name, context)],
            summary ? phrasing(text(locale, summary)) : [],
            cell(values ? briefLines(values, locale) : now),
          ];
        }),
      ]),
    ),
    ...part('changed', [
      ...rows([
        [said('default'), ...versions],
        ...defaults.map(({name, before, after}) => [
          [named(name, context)],
          ...differingValues(before, after).map((values) => cell(caseLines(values, locale))),
        ]),
      ]),
      ...rows([[said('scope'), ...versions], ...scopeRows(facts, context)]),
      ...listed([
        ...required.map(({name, after}) =>
          fillSentence(message(after ? 'required' : 'optional'), {option: [named(name, context)]}),
        ),
        ...deprecated.map((name) =>
          fillSentence(message('deprecated'), {option: [named(name, context)]}),
        ),
        ...types.map(({name, before, after}) => typeChange(name, before, after, context)),
      ]),
    ]),
    ...part('removed', listed(removed.map((name) => [named(name, context)]))),
    ...part('flags', listed(flags)),
  ];
}

/** Returns table rows of the options whose scope changed. Options with the same change share a row. */
function scopeRows({scopes}: ReleaseFacts, context: Context): readonly PhrasingContent[][][] {
  const {locale} = context.data;
  const comma = getMessage(locale, 'punctuation.comma');
  const cells = scopes.map(({name, before, after}) => ({
    name,
    texts: [before, after].map((scope) => scopeText(scope, locale)),
  }));
  return [...new Set(cells.map(({texts}) => texts.join()))].map((change) => {
    const same = cells.filter(({texts}) => texts.join() === change);
    const names = same.map(({name}) => [named(name, context)]);
    return [joinNodes(names, comma), ...same[0]!.texts.map((each) => [textNode(each)])];
  });
}

function typeChange(
  name: string,
  before: string,
  after: string,
  context: Context,
): PhrasingContent[] {
  const message = messagesOf(context);
  const [old, now] = [members(before), members(after)];
  const without = (types: readonly string[], others: readonly string[]): PhrasingContent[] =>
    codeList(
      types.filter((type) => !others.includes(type)),
      context,
    );
  const [refused, accepted] = [without(old, now), without(now, old)];
  const option = [named(name, context)];
  if (refused.length === 0) return fillSentence(message('accepts'), {option, types: accepted});
  if (accepted.length === 0) return fillSentence(message('refuses'), {option, types: refused});
  return fillSentence(message('typeChanged'), {option, before: refused, after: accepted});
}

function messagePart({record}: ReleaseFacts, context: Context): readonly RootContent[] {
  const message = messagesOf(context);
  const items = (record?.messages ?? []).map(({before, after}) => {
    const sections = placesOf(after ?? before ?? '', context.places);
    const values = {before: [inlineCode(before ?? '')], after: [inlineCode(after ?? '')]};
    const name =
      before === undefined ? 'messageNew' : after === undefined ? 'messageGone' : 'messageReworded';
    const links = linksTo(sections, context, ({page}) => page);
    return [...fillSentence(message(name), values), textNode(' '), ...links];
  });
  return sectionOf('messages', listed(items), context);
}
