import type {Section} from '../../../../src/rslib/facts/changedSections';
import {loadPageData} from '../../../../src/rslib/pageData';
import type {History, OptionHistory} from '../../../../src/rslib/history/historyTypes';
import {releaseFacts} from '../../../../src/rslib/releases/releaseFacts';
import type {ReleaseRecord} from '../../../../src/rslib/releases/releaseChanges';
import {releaseLine} from '../../../../src/rslib/releases/releaseLine';
import {releaseNotes} from '../../../../src/rslib/releases/releaseNotes';
import {releaseGroups, releasePages} from '../../../../src/rslib/releases/releasePages';
import {shownRecord, type Places} from '../../../../src/rslib/releases/factPlaces';
import {releasePage} from '../../../../src/rslib/versions/releasePage';
import {locales} from '../../../../src/site/locales';
import {root} from '../../../../tools/support/paths';

const dates = {
  '0.1.0': '2024-12-01',
  '0.9.0': '2025-01-01',
  '0.9.1': '2025-02-01',
  '0.9.2': '2025-03-01',
  '0.10.0': '2025-12-01',
  '0.11.0': '2025-12-20',
  '0.11.1': '2025-12-21',
  '1.0.0': '2026-01-01',
  '1.0.1': '2026-02-01',
};
/** Returns the history of a default. Each argument is a release and the value since this release. */
const defaults = (...all: readonly (readonly [version: string, value: string])[]) =>
  all.map(([version, value]) => ({version, value: [{value}]}));
const moved: OptionHistory['scopes'] = [
  {version: '0.0.5', value: ['item']},
  {version: '1.0.0', value: ['top', 'item']},
];
const history: History = {
  releases: Object.entries(dates).map(([version, date]) => ({version, date, rsbuild: '2.0.0'})),
  options: {
    bundle: {since: '0.0.5', scopes: moved},
    dts: {since: '0.0.5', scopes: moved},
    'dts.bundle': {
      since: '0.0.5',
      types: [
        {version: '0.0.5', value: 'boolean'},
        {version: '1.0.0', value: 'boolean | { a: 1 | 2 }'},
      ],
    },
    'dts.alias': {since: '1.0.0'},
    'dts.tsgo': {since: '0.11.1', defaults: defaults(['0.11.1', 'true'], ['1.0.1', 'false'])},
    brief: {since: '0.9.0', removed: '0.9.1'},
    old: {since: '0.0.5', deprecated: '0.9.1', removed: '1.0.0'},
    format: {
      since: '0.0.5',
      required: [
        {version: '0.0.5', value: false},
        {version: '0.11.1', value: true},
      ],
    },
    lib: {
      since: '0.0.5',
      required: [
        {version: '0.0.5', value: true},
        {version: '1.0.0', value: false},
      ],
    },
    redirect: {since: '0.0.5', defaults: defaults(['0.0.5', 'false'], ['1.0.0', 'true'])},
  },
  flags: {'--dts': {since: '1.0.0'}, '--old': {since: '0.0.5', removed: '1.0.0'}},
};
const changed = (part: string, from: string, to: string) => ({
  part,
  diff: `@@ -1,1 +1,1 @@\n-${from}\n+${to}`,
});
const records: readonly ReleaseRecord[] = [
  {
    version: '1.0.1',
    previous: '1.0.0',
    examples: [
      {
        name: 'minimal',
        parts: [changed('dist/index.js', 'a {x}', 'b'), changed('dist/unseen.js', 'c', 'd')],
      },
      {name: 'unseen', parts: [changed('log', 'e', 'f')]},
    ],
    messages: [{after: 'The entry … was not found'}],
  },
  {
    version: '1.0.0',
    previous: '0.11.1',
    examples: [{name: 'minimal', parts: [changed('dist/index.js', 'g', 'h')]}],
    messages: [],
  },
];
const section = (id: string, heading = id): Section => {
  return {path: '/config/lib/dts', page: 'lib.dts', id, heading};
};
const places: Places = {
  options: new Map([['dts.alias', section('dts-alias')]]),
  parts: new Map([['minimal dist/index.js', [section('bundle', 'What `bundle` does')]]]),
  messages: [['The entry ./src was not found', section('error-entry')]],
  titles: new Map([['/blog/rslib-1-0', 'What 1.0 changes']]),
};
const shown = records.map((record) => shownRecord(record, places));
const releases = releaseFacts(history, shown);
const english = releasePages(releases, {data: loadPageData(root, 'en'), places});

test('a minor release has a page, a patch only when it changed something', () => {
  const older = ['1.0.0', '0.11.1', '0.11.0', '0.10.0', '0.9'];
  expect(releases.map(({page}) => page)).toEqual(['1.0.1', ...older]);
  const {'dts.tsgo': _, ...others} = history.options;
  const [newest] = releaseFacts({...history, options: others}, []);
  expect(newest!.version).toBe('1.0.0');
});

test('a page lists changes since the previous release, with or without a page', () => {
  const of = (version: string) => releases.find((facts) => facts.version === version)!;
  expect(of('1.0.0').previous.version).toBe('0.11.1');
  expect(of('1.0.0').added).toEqual([{name: 'dts.alias'}]);
  expect(of('0.11.1').added).toEqual([{name: 'dts.tsgo', defaults: [{value: 'true'}]}]);
  expect(of('0.10.0').previous.version).toBe('0.9.2');
  expect(of('0.9.2')).toMatchObject({deprecated: ['old'], added: [], removed: []});
  expect(english['0.9.mdx']).toContain(
    'For 0.9.0, 0.9.1, 0.9.2, the last of them published on March 1, 2025; compared here with 0.1.0.',
  );
  expect(of('0.10.0')).toMatchObject({deprecated: [], removed: []});
  expect(english['0.11.1.mdx']).toMatch(/`dts.tsgo`.*\| `true` *\|\n/);
});

test('a page names an option that became required', () => {
  expect(english['0.11.1.mdx']).toContain('`format` is required.');
  expect(english['1.0.1.mdx']).not.toMatch(/optional|required\.|Scope/);
});

test('a page names an option that accepts another kind of value, not a new property or an example of a string', () => {
  const types = (before: string, after: string) => ({
    since: '0.0.5',
    types: [
      {version: '0.0.5', value: before},
      {version: '1.0.0', value: after},
    ],
  });
  const options: Record<string, OptionHistory> = {
    switch: types('boolean', '{ path?: boolean }'),
    'switch.path': {since: '1.0.0'},
    parent: types('false | { a?: 1 }', 'false | { a?: 1; b?: 2 }'),
    'parent.b': {since: '1.0.0'},
    text: types('string', "'auto' | string"),
  };
  const [newest] = releaseFacts({...history, options}, []);
  expect(newest!.types.map(({name}) => name)).toEqual(['switch']);
});

test('a default is shown for the outputs where it changed, unless a value refers to the first one', () => {
  const groups = (mf: object, iife: readonly string[] = []) => [
    {cases: ['esm', 'umd', ...iife], value: "'a'"},
    {cases: ['mf'], ...mf},
  ];
  const option = (before: object, after: object): OptionHistory => ({
    since: '0.0.5',
    defaults: [
      {version: '0.0.5', value: groups(before) as never},
      {version: '1.0.0', value: groups(after, ['iife']) as never},
    ],
  });
  const options = {
    part: option({value: "'b'"}, {value: "'c'"}),
    relative: option({value: "'b'"}, {value: "'c'", changes: '{ c: true }'}),
  };
  const facts = releaseFacts({...history, options}, []);
  const pages = releasePages(facts, {data: loadPageData(root, 'en'), places});
  const row = (name: string) =>
    pages['1.0.0.mdx']!.split('\n').find((line) => line.includes(`\`${name}\``));
  expect(row('part')).toMatch(/\| Module Federation: `'b'` *\| Module Federation: `'c'` *\|$/);
  expect(row('relative')).toMatch(/ESM, UMD: .*\| .*ESM, UMD, IIFE: .*like the first/);
});

test('the note of a release describes its options', () => {
  const options = {...history.options, 'redirect.asset': {since: '0.4.0'}, wasm: {since: '1.0.0'}};
  const added = {version: '0.4.0', date: '2024-12-20', rsbuild: '1.2.3'};
  const known = [history.releases[0]!, added, ...history.releases.slice(1)];
  const facts = releaseFacts({...history, releases: known, options}, []);
  const pages = releasePages(facts, {data: loadPageData(root, 'en'), places});
  expect(pages['0.4.mdx']).toMatch(/`redirect.asset` \| Rewrites imports .* \| `true` *\|/);
  expect(pages['1.0.0.mdx']).toMatch(/`wasm` *\| How `.wasm` modules are handled.* only\. /);
});

test('a default of today is not given for a release whose properties had another', () => {
  const options: Record<string, OptionHistory> = {...history.options, dts: {since: '0.11.0'}};
  const facts = releaseFacts({...history, options}, []);
  const data = {...loadPageData(root, 'en'), history: {...history, options}};
  const row = (pages: Readonly<Record<string, string>>) =>
    /^\| `dts` .*$/m.exec(pages['0.11.0.mdx']!)![0];
  expect(row(releasePages(facts, {data, places}))).toMatch(/\| +\|$/);
  const {'dts.alias': _, 'dts.tsgo': _tsgo, ...others} = options;
  const same = {...data, history: {...history, options: others}};
  expect(row(releasePages(facts, {data: same, places}))).toMatch(/`false` *\|$/);
});

test('pages are grouped by year, newest first', () => {
  expect(releaseGroups(releases)).toEqual([
    {label: '2026', ids: ['1.0.1', '1.0.0']},
    {label: '2025', ids: ['0.11.1', '0.11.0', '0.10.0', '0.9']},
  ]);
});

test.each([
  ['a new option with its section', '[`dts.alias`](/config/lib/dts#dts-alias)'],
  ['a removed option', '- `old`'],
  ['a type that an option accepts in addition', '`dts.bundle` also accepts `{ a: 1 | 2 }`.'],
  ['the old default beside the new one', /`redirect` *\| `false` *\| `true`/],
  ['an option that became optional', '`lib` is optional.'],
  [
    'options that moved to the top level',
    /\| `bundle`, `dts` *\| Each lib item only *\| Top level or each lib item *\|/,
  ],
  ['a new flag', '`--dts` is new.'],
  ['a flag that is gone', '`--old` is gone.'],
  [
    'its date and what it is compared with',
    'Published on January 1, 2026; compared here with 0.11.1.',
  ],
  ['the article about the release', '[What 1.0 changes](/blog/rslib-1-0)'],
])('a page names %s', (_, expected) => {
  const page = english['1.0.0.mdx'];
  if (typeof expected === 'string') expect(page).toContain(expected);
  else expect(page).toMatch(expected);
});

test('changed outputs that a page shows are diffs with a link', () => {
  const page = english['1.0.1.mdx']!;
  expect(page).toContain('[lib.dts › What `bundle` does](/config/lib/dts#bundle)');
  expect(page).toContain('<summary>One example on these pages builds differently</summary>');
  expect(page).toContain(
    '<summary>What `bundle` does: in `dist/index.js`, `a {x}` is now `b`</summary>',
  );
  expect(page).toContain('-a {x}\n');
  expect(page).not.toMatch(/unseen|^-[ce]$/m);
});

test('only the first version that allows a missing lib mentions it', () => {
  expect(english['1.0.0.mdx']).toContain('Versions before 1.0.0 require `lib`:');
  expect(english['1.0.1.mdx']).not.toContain('require `lib`');
});

test('a message links to the heading that explains it', () => {
  expect(english['1.0.1.mdx']).toMatch(
    /New: `The entry … was not found` .*\(\/config\/lib\/dts#error-entry\)/,
  );
});

test('a release without changes has no headings', () => {
  expect(english['0.10.0.mdx']).not.toContain('##');
});

test('a release without a note is described by the names of its changes', () => {
  const [release] = releaseFacts(
    {
      ...history,
      releases: [
        ...history.releases,
        {version: '7.0.0', date: '2027-01-01', rsbuild: '3.0.0'},
        {version: '7.1.0', date: '2027-02-01', rsbuild: '3.0.0'},
      ],
      options: {...history.options, a: {since: '7.1.0'}, b: {since: '7.1.0'}},
    },
    [],
  );
  const context = {data: loadPageData(root, 'en'), places};
  expect(releaseLine(release!, context)).toBe('New: `a`, `b`.');
  expect(releaseLine({...release!, added: []}, context)).toBe(
    'The same options and flags as 7.0.0.',
  );
});

test('the list has a row with an id for every release, by year', () => {
  const data = {...loadPageData(root, 'en'), history};
  const list = releasePages(releases, {data, places})['index.mdx']!;
  const ids = [...list.matchAll(/<strong id="([^"]+)">/g)].map(([, id]) => id);
  expect(ids).toEqual(Object.keys(dates).reverse());
  expect(list).toContain('<strong id="0.9.1">[0.9.1](/releases/0.9)</strong>');
  expect(list).toMatch(/versions="1\.0\.1 .* 0\.10\.0 0\.9\.2,\S+ 0\.1\.0"/);
  expect(list).toContain('<strong id="0.1.0">0.1.0</strong>: the comparison begins with 0.1.0');
  expect(list.match(/^ *## .*$/gm)?.map((line) => line.trim())).toEqual([
    '## 2026 {/* #year-2026 */}',
    '## 2025 {/* #year-2025 */}',
    '## 2024 {/* #year-2024 */}',
  ]);
  expect(list).toMatch(
    /id="1\.0\.0">\[1\.0\.0\]\(\/releases\/1\.0\.0\)<\/strong> January 1, 2026 <Badge type="tip">2 new/,
  );
  expect(list).toContain('<span data-kind="new">New: `dts.alias`, `--dts`.</span>');
});

test('notes are about releases, and name options and flags that exist', () => {
  const recorded = loadPageData(root, 'en').history;
  const known = new Set([...Object.keys(recorded.options), ...Object.keys(recorded.flags)]);
  const versions = recorded.releases.map(({version}) => releasePage(version));
  const notes = Object.entries(releaseNotes);
  expect(notes.map(([version]) => version).filter((one) => !versions.includes(one))).toEqual([]);
  const names = notes.flatMap(([, {line, more}]) =>
    locales.map((locale) =>
      [line[locale], more?.[locale] ?? ''].flatMap((text) => text.match(/`[^`]+`/g) ?? []).sort(),
    ),
  );
  const unknown = names
    .flat()
    .map((name) => name.slice(1, -1))
    .filter((name) => /^(?:--|(?:output|source|dts|redirect|resolve|tools)\.)[\w.-]+$/.test(name))
    .filter((name) => !known.has(name));
  expect(unknown).toEqual([]);
  // The English and the Chinese text of a note contain the same code.
  notes.forEach(([version], index) => {
    expect([version, names[2 * index + 1]]).toEqual([version, names[2 * index]]);
  });
});

test.each(locales)('every page of %s has a title and a description of its own', (locale) => {
  const pages = releasePages(releases, {data: loadPageData(root, locale), places});
  const heads = Object.values(pages).map((page) => /^---\n([^]*?)\n---\n/.exec(page)![1]!);
  expect(new Set(heads.map((head) => /^description: (.*)$/m.exec(head)![1])).size).toBe(7);
  expect(heads.join('\n')).not.toMatch(/\{\w+\}/);
});
