import fc from 'fast-check';
import {
  filterOverview,
  normalizeQuery,
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
  ['autoexternal', nothing],
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

it.each([
  ['Auto-External', 'auto external'],
  ['  A  ', 'a'],
  ['--', ''],
  ['a--b', 'a  b'],
  ['ÄÖ', 'äö'],
])('reads the query %j as %j', (query, expected) => {
  expect(normalizeQuery(query)).toBe(expected);
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

it('normalises once and for all', () => {
  fc.assert(
    fc.property(fc.string(), (query) =>
      expect(normalizeQuery(normalizeQuery(query))).toBe(normalizeQuery(query)),
    ),
  );
});

it('never shows more for a longer query', () => {
  fc.assert(
    fc.property(someGroups, text, text, (some, query, more) => {
      // Blanks at the end do not count, so a query that ends in one may not be the beginning of a longer one.
      fc.pre(
        normalizeQuery(query) !== '' &&
          normalizeQuery(`${query}${more}`).startsWith(normalizeQuery(query)),
      );
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
