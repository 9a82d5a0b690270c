import fc from 'fast-check';
import {squeeze} from '../../../../src/lib/filter/matchesName';
import {
  filterOverview,
  foundIn,
  fullName,
  isExactPage,
  type FilterGroup,
} from '../../../../src/lib/page/filterGroups';

const groups: readonly FilterGroup[] = [
  {
    title: 'Library options',
    pages: [
      {title: 'lib.dts', headings: ['dts.bundle', 'dts.auto-extension', 'Errors']},
      {title: 'lib.auto-external', headings: ['Defaults', 'Errors']},
    ],
  },
  {title: '指南', pages: [{title: '快速上手', headings: ['新建一个库']}]},
];
const everything = [
  [
    [0, 1, 2],
    [0, 1],
  ],
  [[0]],
];
const nothing = [[undefined, undefined], [undefined]];

it.each<[string, unknown]>([
  ['', everything],
  ['   ', everything],
  ['-', everything],
  [
    'library',
    [
      [
        [0, 1, 2],
        [0, 1],
      ],
      [undefined],
    ],
  ],
  [
    'LIBRARY-OPTIONS',
    [
      [
        [0, 1, 2],
        [0, 1],
      ],
      [undefined],
    ],
  ],
  ['lib.dts', [[[0, 1, 2], undefined], [undefined]]],
  ['bundle', [[[0], undefined], [undefined]]],
  ['errors', [[[2], [1]], [undefined]]],
  ['auto external', [[undefined, [0, 1]], [undefined]]],
  ['auto-extension', [[[1], undefined], [undefined]]],
  ['auto', [[[1], [0, 1]], [undefined]]],
  ['  dts ', [[[0, 1, 2], undefined], [undefined]]],
  ['上手', [[undefined, undefined], [[0]]]],
  ['新建', [[undefined, undefined], [[0]]]],
  ['指南', [[undefined, undefined], [[0]]]],
  ['.*', nothing],
  ['(', nothing],
  ['nothing like it', nothing],
  ['autoexternal', [[undefined, [0, 1]], [undefined]]],
  ['AUTO-EXTERNAL', [[undefined, [0, 1]], [undefined]]],
  ['lib.autoExternal', [[undefined, [0, 1]], [undefined]]],
  ['lib.dts.bundle', [[[0], undefined], [undefined]]],
])('shows for %j', (query, expected) => {
  expect(filterOverview(groups, query)).toEqual(expected);
});

it('copes with what is empty', () => {
  expect(filterOverview([], 'x')).toEqual([]);
  expect(filterOverview([{title: 'a', pages: []}], 'x')).toEqual([[]]);
  expect(filterOverview([{title: 'a', pages: [{title: 'b', headings: []}]}], 'b')).toEqual([[[]]]);
  expect(filterOverview([{title: 'a', pages: [{title: 'b', headings: []}]}], 'x')).toEqual([
    [undefined],
  ]);
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
});

it('a page without another name is called by its title', () => {
  expect(fullName({title: 'Guide', headings: []})).toBe('Guide');
});

it.each([
  ['autoExternal', 'lib.autoExternal', 'external', 'External'],
  ['autoExternal', 'lib.autoExternal', 'lib.auto', 'auto'],
  ['autoExternal', 'lib.autoExternal', 'lib', undefined],
  ['autoExternal', 'lib.autoExternal', 'format', undefined],
  ['Quick start', 'Quick start', 'start', 'start'],
  ['Quick start', 'Quick start', '', undefined],
])('of %s, in full %s, a search for %j finds %j', (shown, name, query, expected) => {
  const found = foundIn(shown, name, query);
  expect(found && shown.slice(...found)).toBe(expected);
});

const text = fc.string({maxLength: 12});
const someGroups = fc.array(
  fc.record({
    title: text,
    pages: fc.array(fc.record({title: text, headings: fc.array(text, {maxLength: 4})}), {
      maxLength: 4,
    }),
  }),
  {maxLength: 3},
);

it('never shows more for a longer query', () => {
  fc.assert(
    fc.property(someGroups, text, text, (some, query, more) => {
      fc.pre(squeeze(query) !== '' && squeeze(`${query}${more}`).startsWith(squeeze(query)));
      const [short, long] = [filterOverview(some, query), filterOverview(some, `${query}${more}`)];
      long.forEach((pages, group) =>
        pages.forEach((headings, page) => {
          if (headings === undefined) return;
          expect(short[group]![page]).toEqual(expect.arrayContaining([...headings]));
        }),
      );
    }),
  );
});
