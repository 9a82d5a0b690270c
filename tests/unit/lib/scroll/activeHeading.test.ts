import {activeHeading} from '../../../../src/lib/scroll/activeHeading';

const headings = [
  {id: 'a', top: -500},
  {id: 'b', top: 90},
  {id: 'c', top: 700},
];

it.each([
  ['above all headings', [{id: 'a', top: 300}], 100, false, undefined],
  ['at the line', [{id: 'a', top: 100}], 100, false, 'a'],
  ['a few pixels below the line, as WebKit scrolls', [{id: 'a', top: 108}], 100, false, 'a'],
  ['nine pixels below the line', [{id: 'a', top: 109}], 100, false, undefined],
  ['between two headings', headings, 100, false, 'b'],
  ['at the end of the page', headings, 100, true, 'c'],
  ['at the end of a page that is shorter than the window', [{id: 'a', top: 300}], 100, true, 'a'],
  ['on a page without headings', [], 100, false, undefined],
  ['past the last heading', headings.map(({id, top}) => ({id, top: top - 2000})), 100, false, 'c'],
])('the active heading %s', (_, positions, line, atEnd, expected) => {
  expect(activeHeading(positions, line, atEnd)).toBe(expected);
});

it.each([
  ['is at the end the one that the address names', 'b', 0, true, 'b'],
  ['is the last one if the address names one above the window', 'a', 0, true, 'c'],
  ['does not depend on the address before the end', 'c', 100, false, 'b'],
])('the active heading %s', (_, target, line, atEnd, expected) => {
  expect(activeHeading(headings, line, atEnd, target)).toBe(expected);
});
