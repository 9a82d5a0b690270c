import {
  filterOverview,
  foundIn,
  fullName,
  isExactPage,
  type FilterGroup,
} from '../../../../src/lib/page/filterGroups';

const headings = (...texts: readonly string[]) =>
  texts.map((text) => ({text, isAside: text === 'Errors'}));

const groups: readonly FilterGroup[] = [
  {
    title: 'Library options',
    pages: [
      {title: 'lib.dts', headings: headings('dts.bundle', 'dts.auto-extension', 'Errors')},
      {title: 'lib.auto-external', headings: headings('Defaults', 'Errors')},
    ],
  },
  {title: '指南', pages: [{title: '快速上手', headings: headings('新建一个库')}]},
];
const group = [[0, 1], [0]];
const everything = [group, [[0]]];
const nothing = [[undefined, undefined], [undefined]];

it.each<[string, unknown]>([
  ['', everything],
  ['   ', everything],
  ['library', [group, [undefined]]],
  ['LIBRARY-OPTIONS', [group, [undefined]]],
  ['lib.dts', [[[0, 1, 2], undefined], [undefined]]],
  ['bundle', [[[0], undefined], [undefined]]],
  ['errors', [[[2], [1]], [undefined]]],
  ['auto external', [[undefined, [0, 1]], [undefined]]],
  ['auto-extension', [[[1], undefined], [undefined]]],
  ['auto', [[[1], [0, 1]], [undefined]]],
  ['上手', [[undefined, undefined], [[0]]]],
  ['指南', [[undefined, undefined], [[0]]]],
  ['.*', nothing],
  ['nothing like it', nothing],
  ['lib.autoExternal', [[undefined, [0, 1]], [undefined]]],
  ['lib.dts.bundle', [[[0], undefined], [undefined]]],
])('finds pages and headings for %j', (query, expected) => {
  expect(filterOverview(groups, query)).toEqual(expected);
});

it('shows headings that many pages have, such as "Errors", only if the query matches them', () => {
  const [title] = groups;
  const shown = (query: string) => filterOverview([{...title!, title: 'Errors'}], query)[0];
  expect(shown('errors')).toEqual([
    [0, 1, 2],
    [0, 1],
  ]);
  expect(shown('')).toEqual(group);
});

it('shows eight headings of a page until something is filtered', () => {
  const texts = Array.from({length: 10}, (_, index) => `Heading ${index}`);
  const page = {title: 'Page', headings: headings('Errors', ...texts)};
  const shown = (query: string) => filterOverview([{title: 'Group', pages: [page]}], query)[0]![0];
  expect(shown('')).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(shown('group')).toHaveLength(10);
  expect(shown('page')).toHaveLength(11);
  expect(shown('heading 9')).toEqual([10]);
});

it('handles groups without pages and headings', () => {
  expect(filterOverview([], 'x')).toEqual([]);
  expect(filterOverview([{title: 'a', pages: []}], 'x')).toEqual([[]]);
  expect(filterOverview([{title: 'a', pages: [{title: 'b', headings: []}]}], 'b')).toEqual([[[]]]);
});

const page = {title: 'autoExternal', name: 'lib.autoExternal', headings: []};

it.each([
  ['autoExternal', true],
  ['auto external', true],
  ['lib.auto-external', true],
  ['LIB AUTOEXTERNAL', true],
  ['auto', false],
  ['external', false],
  ['lib', false],
  ['', false],
  ['-', false],
])('%j is the exact name of lib.autoExternal: %j', (query, expected) => {
  expect(isExactPage(page, query)).toBe(expected);
});

it.each([
  ['autoExternal.dependencies', 'lib.autoExternal.dependencies'],
  ['autoExternals', 'autoExternals'],
  ['Choose by field', 'Choose by field'],
  [undefined, 'lib.autoExternal'],
])('the heading %s is called %s in full', (heading, expected) => {
  expect(fullName(page, heading)).toBe(expected);
  expect(fullName({title: 'Guide'}, heading)).toBe(heading ?? 'Guide');
});

it.each([
  ['autoExternal', 'lib.autoExternal', 'external', 'External'],
  ['autoExternal', 'lib.autoExternal', 'lib.auto', 'auto'],
  ['autoExternal', 'lib.autoExternal', 'lib', undefined],
  ['autoExternal', 'lib.autoExternal', 'format', undefined],
  ['Quick start', 'Quick start', 'start', 'start'],
  ['Quick start', 'Quick start', '', undefined],
])('in %s, short for %s, a search for %j finds %j', (shown, name, query, expected) => {
  const found = foundIn(shown, name, query);
  expect(found && shown.slice(...found)).toBe(expected);
});
