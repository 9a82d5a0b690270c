import type {Heading, ListItem, PhrasingContent, RootContent, TableCell} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify as stringifyYaml} from 'yaml';
import {text as textIn} from '../../lib/locale/localized';
import type {MessageId} from '../../site/locales';
import type {Section} from '../facts/sections';
import type {Files} from '../files';
import {code, jsx} from '../markdown/nodes';
import {phrasing} from '../markdown/phrasing';
import {fillSentence} from '../markdown/sentence';
import type {PageData} from '../records/data';
import {briefDefault, briefLines, caseLines} from '../records/options/text';
import {say} from '../say';
import {countsOf, type Part, type ReleaseFacts} from './facts';
import {libIsOptional, needsLib, type ChangedExample} from './model';
import {placesOf, type Places} from './places';

type Context = {readonly data: PageData; readonly places: Places};

type Word = MessageId extends infer Id
  ? Id extends `build.releases.${infer Name}`
    ? Name
    : never
  : never;

const writer = unified()
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkStringify, {bullet: '-', fences: true, rule: '-', listItemIndent: 'one'});

/** A page with the front matter that Docusaurus reads. */
function page(
  frontMatter: Readonly<Record<string, unknown>>,
  children: readonly RootContent[],
): string {
  const head = stringifyYaml(frontMatter, {lineWidth: 0});
  return `---\n${head}---\n\n${writer.stringify({type: 'root', children: [...children]})}`;
}

/** The sources of the pages below `/releases/`, one for each release, and an overview of them. */
export function releasePages(releases: readonly ReleaseFacts[], context: Context): Files {
  const word = wordIn(context);
  return {
    'index.mdx': page(
      {title: word('title'), description: word('lead'), overview: true, sidebar_label: word('all')},
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
  const word = wordIn(context);
  const counts = countsOf(facts)
    .filter(([, count]) => count > 0)
    .map(([part, count]) => word(counted[part], {count: String(count)}))
    .join(say(locale, 'punctuation.comma'));
  const summary =
    counts === ''
      ? word('countNone', {previous: previous.version})
      : counts[0]!.toUpperCase() + counts.slice(1);
  const values = {version, date, previous: previous.version, changes: summary};
  return page(
    {
      title: word('release', {version}),
      description: word('leadChanges', values),
      sidebar_label: version,
      date,
      summary,
      // An overview lists no headings of it: they are those of every release.
      overviewHeaders: [],
    },
    [
      ...optionParts(facts, context),
      ...outputPart(facts, context),
      ...messagePart(facts, context),
      paragraph(fillSentence(word('source'), {rsbuild: [text(rsbuild)]})),
    ],
  );
}

/** The order of the pages in their sidebar: by year, newest first. */
export function releaseGroups(
  releases: readonly ReleaseFacts[],
): readonly {readonly label: string; readonly ids: readonly string[]}[] {
  const years = [...new Set(releases.map(({date}) => date.slice(0, 4)))];
  return years.map((label) => ({
    label,
    ids: releases.filter(({date}) => date.startsWith(label)).map(({version}) => version),
  }));
}

const wordIn =
  ({data}: Context) =>
  (name: Word, values: Readonly<Record<string, string>> = {}): string =>
    say(data.locale, `build.releases.${name}`, values);

const counted: Readonly<Record<Part, Word>> = {
  added: 'countAdded',
  changed: 'countChanged',
  removed: 'countRemoved',
  flags: 'countFlags',
  outputs: 'countOutputs',
  messages: 'countMessages',
};

const text = (value: string): PhrasingContent => ({type: 'text', value});
const inline = (value: string): PhrasingContent => ({type: 'inlineCode', value});
const paragraph = (children: PhrasingContent[]): RootContent => ({type: 'paragraph', children});

function heading(depth: Heading['depth'], value: string, id: string): Heading {
  const comment = {type: 'mdxTextExpression', value: `/* #${id} */`} as never;
  return {type: 'heading', depth, children: [text(value), text(' '), comment]};
}

/** A table with a head; nothing when it has no other row. */
function rows(all: readonly (readonly PhrasingContent[][])[]): readonly RootContent[] {
  if (all.length < 2) return [];
  const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
  const align = all[0]!.map(() => null);
  const children = all.map((cells) => ({
    type: 'tableRow' as const,
    children: cells.map(cell),
  }));
  return [{type: 'table', align, children}];
}

/** A list; nothing when it has no item. */
function listed(items: readonly PhrasingContent[][]): readonly RootContent[] {
  const item = (children: PhrasingContent[]): ListItem => ({
    type: 'listItem',
    spread: false,
    children: [{type: 'paragraph', children}],
  });
  return items.length === 0
    ? []
    : [{type: 'list', ordered: false, spread: false, children: items.map(item)}];
}

/** The name of an option with a link to where it, or what it is a part of, is described. */
function named(name: string, {places}: Context): PhrasingContent {
  let place: Section | undefined;
  for (let known = name; !place && known !== ''; known = known.replace(/\.?[^.]*$/, ''))
    place = places.options.get(known);
  return place ? {type: 'link', url: addressOf(place), children: [inline(name)]} : inline(name);
}

const addressOf = ({path, id}: Section): string => (id === '' ? path : `${path}#${id}`);

/** Options and flags that are new, changed or gone. */
function optionParts(facts: ReleaseFacts, context: Context): readonly RootContent[] {
  const {added, removed, deprecated, types, defaults, flagsAdded, flagsRemoved} = facts;
  const {data} = context;
  const {locale} = data;
  const word = wordIn(context);
  const said = (name: 'name' | 'summary' | 'default'): PhrasingContent[] => [
    text(say(locale, `build.option.${name}`)),
  ];
  const part = (name: Word, id: string, content: readonly RootContent[]): readonly RootContent[] =>
    content.length === 0 ? [] : [heading(2, word(name), id), ...content];
  const known = (name: string) => data.options.options.find((option) => option.name === name);
  const between = [text(say(locale, 'punctuation.semicolon'))];
  const joined = (lines: readonly string[]): PhrasingContent[] =>
    lines.flatMap((line, index) => [...(index > 0 ? between : []), ...phrasing(line)]);
  const flags = [
    ...flagsAdded.map((flag) => fillSentence(word('flagAdded'), {flag: [inline(flag)]})),
    ...flagsRemoved.map((flag) => fillSentence(word('flagRemoved'), {flag: [inline(flag)]})),
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
            option ? phrasing(textIn(locale, option.summary)) : [],
            joined(then ? briefLines(then, locale) : now),
          ];
        }),
      ]),
    ),
    ...part('changed', 'changed', [
      ...rows([
        [said('default'), [text(facts.previous.version)], [text(facts.version)]],
        ...defaults.map(({name, before, after}) => [
          [named(name, context)],
          joined(caseLines(before, locale)),
          joined(caseLines(after, locale)),
        ]),
      ]),
      ...listed([
        ...deprecated.map((name) =>
          fillSentence(word('deprecated'), {option: [named(name, context)]}),
        ),
        ...types.map(({name, before, after}) => typeChange(name, before, after, context)),
      ]),
    ]),
    ...part('removed', 'removed', listed(removed.map((name) => [named(name, context)]))),
    ...part('flags', 'flags', listed(flags)),
  ];
}

/** What a type takes that it did not take before, and the other way round. */
function typeChange(
  name: string,
  before: string,
  after: string,
  context: Context,
): PhrasingContent[] {
  const word = wordIn(context);
  const [old, now] = [membersOf(before), membersOf(after)];
  const codes = (members: readonly string[]): PhrasingContent[] =>
    members.flatMap((member, index) => [
      ...(index > 0 ? [text(say(context.data.locale, 'punctuation.comma'))] : []),
      inline(member),
    ]);
  const accepted = now.filter((member) => !old.includes(member));
  const refused = old.filter((member) => !now.includes(member));
  const option = [named(name, context)];
  if (refused.length === 0) return fillSentence(word('accepts'), {option, types: codes(accepted)});
  if (accepted.length === 0) return fillSentence(word('refuses'), {option, types: codes(refused)});
  return fillSentence(word('typeChanged'), {
    option,
    before: codes(refused),
    after: codes(accepted),
  });
}

/** The members of a union, not those within brackets. */
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

/** Links to sections: the page, and the heading where it says more. */
function linksTo(
  sections: readonly Section[],
  {data}: Context,
  labelOf = ({page, heading}: Section): string =>
    heading === page ? page : `${page} › ${heading}`,
): PhrasingContent[] {
  const unique = [...new Map(sections.map((each) => [`${each.path}#${each.id}`, each])).values()];
  return unique.flatMap((section, index): PhrasingContent[] => {
    const separator = index > 0 ? [text(say(data.locale, 'punctuation.comma'))] : [];
    return [
      ...separator,
      {type: 'link', url: addressOf(section), children: phrasing(labelOf(section))},
    ];
  });
}

/** On a line of its own: it holds no blocks. */
const summary = (children: PhrasingContent[]): PhrasingContent => ({
  type: 'mdxJsxTextElement',
  name: 'summary',
  attributes: [],
  children,
});

/** What examples put out, each folded to its name. */
function outputPart({record}: ReleaseFacts, context: Context): readonly RootContent[] {
  const word = wordIn(context);
  if (record === undefined || record.examples.length === 0) return [];
  const previous = [text(record.previous)];
  return [
    heading(2, word('outputs'), 'outputs'),
    paragraph(fillSentence(word('outputsLead'), {previous})),
    ...(needsLib(record.previous)
      ? [
          paragraph(
            fillSentence(word('libAdded'), {
              optional: [text(libIsOptional)],
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
        paragraph([summary([inline(name), ...saidOf(example, sections, context)])]),
        paragraph(fillSentence(word('shownIn'), {sections: linksTo(sections, context)})),
        ...parts.map(({part, diff}) => code('diff', diff, `title="${titleOf(part, context)}"`)),
      ]);
    }),
  ];
}

function titleOf(part: string, {data}: Context): string {
  if (part === 'log') return say(data.locale, 'example.terminal');
  return part === 'files' ? say(data.locale, 'build.releases.files') : part;
}

/** What an example is about, by the page that shows it first, and whether its build ceased to work. */
function saidOf(
  {exitCodes}: ChangedExample,
  [section]: readonly Section[],
  context: Context,
): PhrasingContent[] {
  const {locale} = context.data;
  const said = [
    ...(section ? [section.page] : []),
    ...(exitCodes?.[0] === 0 ? [wordIn(context)('failsNow')] : []),
  ];
  return [text(say(locale, 'punctuation.colon') + said.join(say(locale, 'punctuation.comma')))];
}

function messagePart({record}: ReleaseFacts, context: Context): readonly RootContent[] {
  const word = wordIn(context);
  const items = (record?.messages ?? []).map(({before, after}) => {
    const sections = placesOf(after ?? before ?? '', context.places);
    const values = {before: [inline(before ?? '')], after: [inline(after ?? '')]};
    const name =
      before === undefined ? 'messageNew' : after === undefined ? 'messageGone' : 'messageReworded';
    // The heading is the message itself.
    const links = linksTo(sections, context, ({page}) => page);
    return [...fillSentence(word(name), values), text(' '), ...links];
  });
  return items.length === 0 ? [] : [heading(2, word('messages'), 'messages'), ...listed(items)];
}
