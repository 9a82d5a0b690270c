import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {logData} from '../../src/compiler/log/logData';
import {changesOf, type Change, type RecordSet} from '../../src/compiler/facts/facts';
import {readFactPages} from '../../src/compiler/facts/read';
import {dataFrom, factMap, type FactPage} from '../../src/compiler/facts/sections';
import {renderMirror} from '../../src/compiler/mirror/mirror';
import {proofOf} from '../../src/compiler/parse/proof';
import {loadPageData, type PageData} from '../../src/compiler/records/data';
import type {ExampleRecord} from '../../src/compiler/records/example';
import {releaseFactPages} from '../../src/compiler/releases/write';
import {forms} from '../../src/components/markdown';
import {locales, type Locale} from '../../src/site/locales';
import {root} from '../../tools/support/paths';

/** Facts that are changed one at a time: each has all pages of both languages rendered again. */
const count = process.env.TEST_SCOPE === 'all' ? 100 : 2;

/** The same numbers in every run (mulberry32). */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = generator(19);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

const folder = path.join(root, 'src/data');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
const examples = readdirSync(path.join(folder, 'examples'));

/**
 * What a page asks a record for by name: another name is no change of a fact. What the
 * compiler says of names is in no mirror: the built pages are asked about it.
 */
const names = new Set(['name', 'path', 'files', 'cases', 'package']);

type Leaf = {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly where: string;
};

function leavesIn(value: unknown, where: string): readonly Leaf[] {
  return Object.entries(value as Record<string, unknown>).flatMap(
    ([key, part]): readonly Leaf[] => {
      if (names.has(key)) return [];
      const place = `${where} ${key}`;
      if (typeof part === 'object' && part !== null) return leavesIn(part, place);
      return [{holder: value as Record<string, unknown>, key, where: place}];
    },
  );
}

function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1 + Math.floor(random() * 2000);
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value.slice(0, -1)} other${value.slice(-1)}` : 'other';
}

/** All records, one value of one file changed. */
function changed(): {readonly where: string; readonly set: RecordSet} {
  const kind = pick(['example', 'example', 'options', 'options', 'messages']);
  const file = kind === 'example' ? `examples/${pick(examples)}` : `${kind}.json`;
  const record = read(file);
  const {holder, key, where} = pick(leavesIn(record, file));
  holder[key] = another(holder[key]);
  const parts = Object.fromEntries(
    ['options', 'messages', 'hovers'].map((name) => [
      name,
      name === kind ? record : read(`${name}.json`),
    ]),
  );
  const all = examples.map((name) =>
    file === `examples/${name}` ? record : read(`examples/${name}`),
  ) as readonly ExampleRecord[];
  return {
    where,
    set: {...parts, examples: Object.fromEntries(all.map((one) => [one.name, one]))} as RecordSet,
  };
}

const recorded = {
  options: read('options.json'),
  messages: read('messages.json'),
  hovers: read('hovers.json'),
  examples: Object.fromEntries(
    examples.map((name) => read(`examples/${name}`) as ExampleRecord).map((one) => [one.name, one]),
  ),
} as RecordSet;

/** What a page says of each section, of its code blocks and of its messages: the truth that the map has to find. */
function sectionsIn(page: FactPage, set: RecordSet, locale: Locale): ReadonlyMap<string, string> {
  const data = dataFrom(set, loadPageData(root, locale));
  const proof = page.pageType === 'doc' ? proofOf(page.tree, data) : undefined;
  const {text, offsets} = renderMirror({
    title: '',
    description: '',
    url: '',
    index: '',
    language: locale,
    updated: null,
    tree: page.tree,
    data,
    forms,
    toAbsolute: (url) => url,
    after: proof ? [forms.verified.line(proof, data)] : [],
  });
  const starts = [['', 0] as const, ...offsets];
  return new Map(
    starts.map(([id, start], index) => [id, text.slice(start, starts[index + 1]?.[1])]),
  );
}

/** What the search knows of the messages that each section explains. */
function explainedIn(pages: readonly FactPage[], set: RecordSet): ReadonlyMap<string, string> {
  const sources = pages.map(({routePath, title, tree}) => ({path: routePath, title, tree}));
  const {messages, pages: found} = logData(sources, (name) => set.examples[name]!, set.messages);
  return new Map(
    found.flatMap(([route, , ...sections]) =>
      sections.map(([id, , ...lists]): [string, string] => [
        `${route}#${id}`,
        JSON.stringify(lists.map((list) => list.map((place) => messages[place]![0]))),
      ]),
    ),
  );
}

const differing = (
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] => [...before.keys()].filter((key) => before.get(key) !== after.get(key));

const sites = locales.map((locale) => {
  const folders = {docs: 'docs', i18n: 'i18n', pages: 'src/pages', blog: 'blog'};
  const pages = readFactPages(root, locale, folders);
  const written = (data: PageData) => releaseFactPages(root, data, pages);
  /** What each section of each page says: also of those that are written from records. */
  const textsWith = (set: RecordSet) => {
    const all = [...pages, ...written(dataFrom(set, loadPageData(root, locale)))];
    return new Map(
      all.flatMap((page) =>
        [...sectionsIn(page, set, locale)].map(([id, text]) => [`${page.routePath}#${id}`, text]),
      ),
    );
  };
  return {
    locale,
    pages,
    textsWith,
    map: factMap(pages, {set: recorded, data: loadPageData(root, locale), forms, written}),
    before: textsWith(recorded),
    explained: explainedIn(pages, recorded),
  };
});

const changes = Array.from({length: count}, changed);

test.each(changes.map((change) => [change.where, change.set] as const))(
  'whoever changes %s is told exactly the sections that show it',
  (_, set) => {
    const facts = changesOf(recorded, set);
    expect(facts).toHaveLength(1);
    const [{fact, after}] = facts as [Change];
    for (const {pages, textsWith, map, before, explained} of sites) {
      const truth =
        fact[0] === 'messages'
          ? differing(explained, explainedIn(pages, set))
          : differing(before, textsWith(set));
      const named = map.sectionsOf(fact, after).map(({path: route, id}) => `${route}#${id}`);
      expect(named.sort()).toEqual([...truth].sort());
    }
  },
);

test('pages that are written from records are named, too', () => {
  const option = recorded.options.options.find(({name}) => name === 'dts.isolated')!;
  const summary = {en: 'Another.', 'zh-Hans': '另一句。'};
  for (const {map} of sites) {
    const named = map.sectionsOf(['option', option.name], {...option, summary});
    expect(named.map(({path: route, id}) => `${route}#${id}`)).toContain('/releases/0.22.0#added');
  }
});
