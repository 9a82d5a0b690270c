import type {Heading, PhrasingContent, RootContent} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify as stringifyYaml} from 'yaml';
import {text} from '../../lib/locale/localizedText';
import type {Words} from '../../site/locales';
import type {Section} from '../facts/factMap';
import type {Files} from '../folderFiles';
import {
  code,
  fillSentence,
  jsx,
  link,
  list,
  listItem,
  paragraph,
  phrasing,
  tableOf,
  textNode,
} from '../markdown/nodes';
import type {PageData} from '../records/pageData';
import {briefDefault, briefLines, caseLines} from '../records/options/optionText';
import {getMessage} from '../messages';
import {countsOf, type Part, type ReleaseFacts} from './releaseFacts';
import {libIsOptional, needsLib, type ChangedExample} from './releaseChanges';
import {placesOf, type Places} from './factPlaces';

type Context = {readonly data: PageData; readonly places: Places};

type MessageKey = keyof Words<'releases'>;

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

/** Returns the sources of the pages below `/releases/`: one for each release, and an overview. */
export function releasePages(releases: readonly ReleaseFacts[], context: Context): Files {
  const message = messagesOf(context);
  return {
    'index.mdx': page(
      {
        title: message('title'),
        description: message('lead'),
        overview: true,
        sidebar_label: message('all'),
      },
      [],
    ),
    ...Object.fromEntries(
      releases.map((facts) => [`${facts.version}.mdx`, releasePage(facts, context)]),
    ),
  };
}

function releasePage(facts: ReleaseFacts, context: Context): string {
  const {version, date, previous, rsbuild} = facts;
  const {locale} = context.data;
  const message = messagesOf(context);
  const counts = countsOf(facts)
    .filter(([, count]) => count > 0)
    .map(([part, count]) => message(counted[part], {count: String(count)}))
    .join(getMessage(locale, 'punctuation.comma'));
  const summary =
    counts === ''
      ? message('countNone', {previous: previous.version})
      : counts[0]!.toUpperCase() + counts.slice(1);
  const values = {version, date, previous: previous.version, changes: summary};
  return page(
    {
      title: message('release', {version}),
      description: message('leadChanges', values),
      sidebar_label: version,
      date,
      summary,
      // The headings are the same on every release page.
      overviewHeaders: [],
    },
    [
      ...optionParts(facts, context),
      ...outputPart(facts, context),
      ...messagePart(facts, context),
      paragraph(...fillSentence(message('source'), {rsbuild: [textNode(rsbuild)]})),
    ],
  );
}

/** Groups the releases by year for the sidebar, newest first. */
export function releaseGroups(
  releases: readonly ReleaseFacts[],
): readonly {readonly label: string; readonly ids: readonly string[]}[] {
  const years = [...new Set(releases.map(({date}) => date.slice(0, 4)))];
  return years.map((label) => ({
    label,
    ids: releases.filter(({date}) => date.startsWith(label)).map(({version}) => version),
  }));
}

const messagesOf =
  ({data}: Context) =>
  (name: MessageKey, values: Readonly<Record<string, string>> = {}): string =>
    getMessage(data.locale, `build.releases.${name}`, values);

const counted: Readonly<Record<Part, MessageKey>> = {
  added: 'countAdded',
  changed: 'countChanged',
  removed: 'countRemoved',
  flags: 'countFlags',
  outputs: 'countOutputs',
  messages: 'countMessages',
};

const inline = (value: string): PhrasingContent => ({type: 'inlineCode', value});

function heading(depth: Heading['depth'], value: string, id: string): Heading {
  const comment = {type: 'mdxTextExpression', value: `/* #${id} */`} as never;
  return {type: 'heading', depth, children: [textNode(value), textNode(' '), comment]};
}

function rows(all: readonly (readonly PhrasingContent[][])[]): readonly RootContent[] {
  return all.length < 2 ? [] : [tableOf(all)];
}

function listed(items: readonly PhrasingContent[][]): readonly RootContent[] {
  return items.length === 0 ? [] : [list(items.map((item) => listItem(item)))];
}

/** Returns the name of an option, linked to its description or to that of its nearest parent. */
function named(name: string, {places}: Context): PhrasingContent {
  let place: Section | undefined;
  for (let known = name; !place && known !== ''; known = known.replace(/\.?[^.]*$/, ''))
    place = places.options.get(known);
  return place ? link(addressOf(place), [inline(name)]) : inline(name);
}

const addressOf = ({path, id}: Section): string => (id === '' ? path : `${path}#${id}`);

function optionParts(facts: ReleaseFacts, context: Context): readonly RootContent[] {
  const {added, removed, deprecated, types, defaults, flagsAdded, flagsRemoved} = facts;
  const {data} = context;
  const {locale} = data;
  const message = messagesOf(context);
  const said = (name: 'name' | 'summary' | 'default'): PhrasingContent[] => [
    textNode(getMessage(locale, `build.option.${name}`)),
  ];
  const part = (
    name: MessageKey,
    id: string,
    content: readonly RootContent[],
  ): readonly RootContent[] =>
    content.length === 0 ? [] : [heading(2, message(name), id), ...content];
  const known = (name: string) => data.options.options.find((option) => option.name === name);
  const between = [textNode(getMessage(locale, 'punctuation.semicolon'))];
  const joined = (lines: readonly string[]): PhrasingContent[] =>
    lines.flatMap((line, index) => [...(index > 0 ? between : []), ...phrasing(line)]);
  const flags = [
    ...flagsAdded.map((flag) => fillSentence(message('flagAdded'), {flag: [inline(flag)]})),
    ...flagsRemoved.map((flag) => fillSentence(message('flagRemoved'), {flag: [inline(flag)]})),
  ];
  return [
    ...part(
      'added',
      'added',
      rows([
        [said('name'), said('summary'), said('default')],
        ...added.map(({name, defaults: then}) => {
          const option = known(name);
          const now = option ? [briefDefault(option, locale)] : [];
          return [
            [named(name, context)],
            option ? phrasing(text(locale, option.summary)) : [],
            joined(then ? briefLines(then, locale) : now),
          ];
        }),
      ]),
    ),
    ...part('changed', 'changed', [
      ...rows([
        [said('default'), [textNode(facts.previous.version)], [textNode(facts.version)]],
        ...defaults.map(({name, before, after}) => [
          [named(name, context)],
          joined(caseLines(before, locale)),
          joined(caseLines(after, locale)),
        ]),
      ]),
      ...listed([
        ...deprecated.map((name) =>
          fillSentence(message('deprecated'), {option: [named(name, context)]}),
        ),
        ...types.map(({name, before, after}) => typeChange(name, before, after, context)),
      ]),
    ]),
    ...part('removed', 'removed', listed(removed.map((name) => [named(name, context)]))),
    ...part('flags', 'flags', listed(flags)),
  ];
}

function typeChange(
  name: string,
  before: string,
  after: string,
  context: Context,
): PhrasingContent[] {
  const message = messagesOf(context);
  const [old, now] = [membersOf(before), membersOf(after)];
  const codes = (members: readonly string[]): PhrasingContent[] =>
    members.flatMap((member, index) => [
      ...(index > 0 ? [textNode(getMessage(context.data.locale, 'punctuation.comma'))] : []),
      inline(member),
    ]);
  const accepted = now.filter((member) => !old.includes(member));
  const refused = old.filter((member) => !now.includes(member));
  const option = [named(name, context)];
  if (refused.length === 0)
    return fillSentence(message('accepts'), {option, types: codes(accepted)});
  if (accepted.length === 0)
    return fillSentence(message('refuses'), {option, types: codes(refused)});
  return fillSentence(message('typeChanged'), {
    option,
    before: codes(refused),
    after: codes(accepted),
  });
}

/** Splits a union at its top level, including generic types and functions. */
export function membersOf(type: string): readonly string[] {
  const members: string[] = [];
  let [depth, start] = [0, 0];
  [...type].forEach((sign, index) => {
    if ('([{<'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign) || (sign === '>' && type[index - 1] !== '=')) depth -= 1;
    else if (sign === '|' && depth === 0) {
      members.push(type.slice(start, index).trim());
      start = index + 1;
    }
  });
  return [...members, type.slice(start).trim()].filter((member) => member !== '');
}

function linksTo(
  sections: readonly Section[],
  {data}: Context,
  labelOf = ({page, heading}: Section): string =>
    heading === page ? page : `${page} › ${heading}`,
): PhrasingContent[] {
  const unique = [...new Map(sections.map((each) => [`${each.path}#${each.id}`, each])).values()];
  return unique.flatMap((section, index): PhrasingContent[] => {
    const separator = index > 0 ? [textNode(getMessage(data.locale, 'punctuation.comma'))] : [];
    return [...separator, link(addressOf(section), phrasing(labelOf(section)))];
  });
}

/** An inline element, because `summary` contains no blocks. */
const summary = (children: PhrasingContent[]): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'summary',
  attributes: [],
  children,
});

function outputPart({record}: ReleaseFacts, context: Context): readonly RootContent[] {
  const message = messagesOf(context);
  if (record === undefined || record.examples.length === 0) return [];
  const previous = [textNode(record.previous)];
  return [
    heading(2, message('outputs'), 'outputs'),
    paragraph(...fillSentence(message('outputsLead'), {previous})),
    ...(needsLib(record.previous)
      ? [
          paragraph(
            ...fillSentence(message('libAdded'), {
              optional: [textNode(libIsOptional)],
              lib: [inline('lib')],
              item: [inline('lib: [{}]')],
            }),
          ),
        ]
      : []),
    ...record.examples.map((example) => {
      const {name, parts} = example;
      const sections = parts.flatMap(({part}) => context.places.parts.get(`${name} ${part}`) ?? []);
      return jsx('details', {}, [
        paragraph(summary([inline(name), ...exampleSummary(example, sections, context)])),
        paragraph(...fillSentence(message('shownIn'), {sections: linksTo(sections, context)})),
        ...parts.map(({part, diff}) => code('diff', diff, `title="${titleOf(part, context)}"`)),
      ]);
    }),
  ];
}

function titleOf(part: string, {data}: Context): string {
  if (part === 'log') return getMessage(data.locale, 'example.terminal');
  return part === 'files' ? getMessage(data.locale, 'build.releases.files') : part;
}

/** Returns the topic of an example, from the first page that shows it, and whether its build fails now. */
function exampleSummary(
  {exitCodes}: ChangedExample,
  [section]: readonly Section[],
  context: Context,
): PhrasingContent[] {
  const {locale} = context.data;
  const said = [
    ...(section ? [section.page] : []),
    ...(exitCodes?.[0] === 0 ? [messagesOf(context)('failsNow')] : []),
  ];
  return [
    textNode(
      getMessage(locale, 'punctuation.colon') + said.join(getMessage(locale, 'punctuation.comma')),
    ),
  ];
}

function messagePart({record}: ReleaseFacts, context: Context): readonly RootContent[] {
  const message = messagesOf(context);
  const items = (record?.messages ?? []).map(({before, after}) => {
    const sections = placesOf(after ?? before ?? '', context.places);
    const values = {before: [inline(before ?? '')], after: [inline(after ?? '')]};
    const name =
      before === undefined ? 'messageNew' : after === undefined ? 'messageGone' : 'messageReworded';
    const links = linksTo(sections, context, ({page}) => page);
    return [...fillSentence(message(name), values), textNode(' '), ...links];
  });
  return items.length === 0 ? [] : [heading(2, message('messages'), 'messages'), ...listed(items)];
}
