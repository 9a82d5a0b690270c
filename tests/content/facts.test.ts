import {buildLogData} from '../../src/rslib/messages/buildLogData';
import {changesOf, type Change, type RecordSet} from '../../src/rslib/facts/recordSet';
import {readFactPages, readRecords} from '../../src/rslib/facts/readRecords';
import {withRecords, factMap, type FactPage} from '../../src/rslib/facts/factMap';
import {renderMirror} from '../../src/compiler/mirror/renderMirror';
import {verificationOf} from '../../src/compiler/parse/verification';
import {loadPageData, type PageData} from '../../src/rslib/pageData';
import {releaseFactPages} from '../../src/rslib/releases/writeReleases';
import {forms} from '../../src/components/markdown';
import {locales} from '../../src/site/locales';
import {root} from '../../tools/support/paths';
import {seeded} from './support/sectionWords';
import {everything} from '../support/scope';

/** Number of rounds. Each round changes one recorded value. */
const count = everything ? 100 : 2;

const random = seeded(19);
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

const recorded = readRecords(root);

/** Keys whose values pages use to find a record. The test does not change these values. */
const names = new Set(['name', 'path', 'files', 'cases', 'package']);

/** One pattern per kind of fact. It matches the path to a value in the records, with spaces between the keys. */
const kinds: readonly RegExp[] = [
  /^examples \S+ log$/,
  /^options options \d+ defaults? /,
  /^history options \S+ since$/,
  /^messages /,
  /^examples \S+ output \d+ text$/,
  /^examples \S+ output \d+ bytes$/,
  /^examples \S+ (?:command|exitCode|typescript|warnings \d+)$/,
  /^options options \d+ default$/,
  /^options options \d+ type$/,
  /^options options \d+ (?:summary|note|deprecated) /,
  /^options options \d+ (?:scope|cli) /,
  /^options bundler /,
  /^options (?:help|commands) /,
  /^options (?:version|rsbuild)$/,
  /^history options \S+ types /,
  /^history options \S+ defaults /,
  /^history options \S+ (?:removed|deprecated)$/,
  /^history flags /,
  /^history releases \d+ (?:date|rsbuild)$/,
];

type Leaf = {
  readonly holder: Record<string, unknown>;
  readonly key: string;
  readonly where: string;
};

function leavesIn(value: object, where: string): readonly Leaf[] {
  const holder = value as Record<string, unknown>;
  return Object.entries(holder).flatMap(([key, part]): readonly Leaf[] => {
    if (names.has(key)) return [];
    const place = `${where} ${key}`.trimStart();
    return typeof part === 'object' && part !== null
      ? leavesIn(part, place)
      : [{holder, key, where: place}];
  });
}

const releases = recorded.history.releases.map(({version}) => version);

function another(value: unknown): unknown {
  if (releases.includes(String(value))) return pick(releases.filter((one) => one !== value));
  if (typeof value === 'number') return value + 1 + Math.floor(random() * 2000);
  if (typeof value === 'boolean') return !value;
  return typeof value === 'string' ? `${value.slice(0, -1)} other${value.slice(-1)}` : 'other';
}

/** Returns a copy of the records in which one random value is changed. `index` selects the kind of fact. */
function changed(_: unknown, index: number): {readonly where: string; readonly set: RecordSet} {
  const set = structuredClone(recorded);
  const kind = kinds[index % kinds.length]!;
  const {holder, key, where} = pick(leavesIn(set, '').filter((leaf) => kind.test(leaf.where)));
  holder[key] = another(holder[key]);
  return {where, set};
}

/** Paths of the recorded values that were read while a page was rendered. */
let seen = new Set<string>();

/** Wraps a record in a proxy that adds the path of each value that is read to `seen`. */
function watched<T extends object>(record: T, where: string): T {
  return new Proxy(record, {
    get(target, key, receiver) {
      const value = Reflect.get(target, key, receiver) as unknown;
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return value;
      const place = `${where} ${key}`.trimStart();
      if (typeof value === 'object' && value !== null) return watched(value, place);
      seen.add(place);
      return value;
    },
  });
}

/** Returns the Markdown of each section of a page by id, to see which sections change with a record. */
function sectionsIn(page: FactPage, data: PageData): ReadonlyMap<string, string> {
  const proof = page.pageType === 'doc' ? verificationOf(page.tree, data) : undefined;
  const {text, offsets} = renderMirror({
    title: '',
    description: '',
    url: '',
    index: '',
    language: data.locale,
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

/** Maps the address of each section to the messages that it explains, as JSON. */
function explainedIn(pages: readonly FactPage[], set: RecordSet): ReadonlyMap<string, string> {
  const sources = pages.map(({routePath, title, tree}) => ({path: routePath, title, tree}));
  const {messages, pages: found} = buildLogData(
    sources,
    (name) => set.examples[name]!,
    set.messages,
  );
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
  const data = loadPageData(root, locale);
  const written = (now: PageData) => releaseFactPages(root, now, pages);
  const watchedSet = watched(recorded, '');
  const watching: PageData = {
    ...withRecords(watchedSet, data),
    // A getter, so that the version is recorded as read for exactly the pages that read it.
    get packageVersion() {
      return watchedSet.options.version;
    },
  };
  /** By route: each page, its sections before a change, and the paths of the recorded values that it read. */
  const before = new Map(
    [...pages, ...written(watching)].map((page) => {
      seen = new Set();
      const sections = sectionsIn(page, watching);
      return [page.routePath, {page, sections, seen}];
    }),
  );
  /** Returns the sections that `set` changes in comparison with the records. Skips pages that never read `where`. */
  const differingWith = (set: RecordSet, where: string): readonly string[] => {
    const now = withRecords(set, data);
    return [...pages, ...written(now)].flatMap((page) => {
      const old = before.get(page.routePath);
      if (old === undefined || (old.page === page && !old.seen.has(where))) return [];
      return differing(old.sections, sectionsIn(page, now)).map((id) => `${page.routePath}#${id}`);
    });
  };
  return {
    locale,
    pages,
    differingWith,
    map: factMap(pages, {set: recorded, data, forms, written}),
    explained: explainedIn(pages, recorded),
  };
});

const changes = Array.from({length: count}, changed);

test.each(changes)('a change of $where names exactly the sections that show it', (change) => {
  const {where, set} = change;
  const facts = changesOf(recorded, set);
  expect(facts).toHaveLength(1);
  const [{fact, after}] = facts as [Change];
  for (const {pages, differingWith, map, explained} of sites) {
    const expected =
      fact[0] === 'messages'
        ? differing(explained, explainedIn(pages, set))
        : differingWith(set, where);
    const named = map.sectionsOf(fact, after).map(({path: route, id}) => `${route}#${id}`);
    expect(named.sort()).toEqual([...expected].sort());
  }
});

test('generated pages are named, too', () => {
  const option = recorded.options.options.find(({name}) => name === 'dts.isolated')!;
  const summary = {en: 'Another.', 'zh-Hans': '另一句。'};
  for (const {map} of sites) {
    const named = map.sectionsOf(['option', option.name], {...option, summary});
    expect(named.map(({path: route, id}) => `${route}#${id}`)).toContain('/releases/0.22.0#added');
  }
});
