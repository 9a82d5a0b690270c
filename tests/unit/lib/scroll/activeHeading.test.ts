import fc from 'fast-check';
import {activeHeading} from '../../../../src/lib/scroll/activeHeading';

const headings = [
  {id: 'a', top: -500},
  {id: 'b', top: 90},
  {id: 'c', top: 700},
];

it.each([
  ['above all headings', [{id: 'a', top: 300}], 100, false, undefined],
  ['at the line', [{id: 'a', top: 100}], 100, false, 'a'],
  ['a pixel below the line, as rounding leaves it', [{id: 'a', top: 101}], 100, false, 'a'],
  ['two pixels below the line', [{id: 'a', top: 102}], 100, false, undefined],
  ['between two headings', headings, 100, false, 'b'],
  ['before the second heading', headings, 50, false, 'a'],
  ['at the end of the page', headings, 100, true, 'c'],
  ['at the end of a page that is shorter than the window', [{id: 'a', top: 300}], 100, true, 'a'],
  ['on a page without headings', [], 100, false, undefined],
  ['at the end of a page without headings', [], 100, true, undefined],
  ['past the last heading', headings.map(({id, top}) => ({id, top: top - 2000})), 100, false, 'c'],
])('%s', (_, positions, line, atEnd, expected) => {
  expect(activeHeading(positions, line, atEnd)).toBe(expected);
});

it('moves down only, while the reader scrolls down', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({min: 0, max: 5000}), {minLength: 1}), (tops) => {
      const all = tops.sort((a, b) => a - b).map((top, index) => ({id: String(index), top}));
      let last = -1;
      for (let y = 0; y <= 5200; y += 130) {
        const id = activeHeading(
          all.map((heading) => ({...heading, top: heading.top - y})),
          80,
          false,
        );
        const index = id === undefined ? -1 : Number(id);
        expect(index).toBeGreaterThanOrEqual(last);
        last = index;
      }
    }),
  );
});
