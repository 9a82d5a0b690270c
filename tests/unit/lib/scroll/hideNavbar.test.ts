import {nextNavbarState} from '../../../../src/lib/scroll/hideNavbar';

const height = 72;
const at = (y: number, hidden = false) => ({hidden, lastY: y});

it.each([
  ['at the top', at(0), 0, false],
  ['down within its own height', at(0), 72, false],
  ['down past it', at(60), 73, true],
  ['further down', at(300, true), 400, true],
  ['up', at(400, true), 399, false],
  ['nowhere', at(400, true), 400, true],
  ['nowhere, while it shows', at(400), 400, false],
  ['up to the top at once', at(4000, true), 0, false],
  ['above the top, as some browsers bounce', at(10), -30, false],
])('hides the navbar or not when the page is scrolled %s', (_, state, y, hidden) => {
  expect(nextNavbarState(state, y, height).hidden).toBe(hidden);
});

it('returns the new scroll position', () => {
  expect(nextNavbarState(at(100), 250, height).lastY).toBe(250);
  expect(nextNavbarState(at(100), 10, height).lastY).toBe(10);
});
