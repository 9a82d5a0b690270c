import {tabForKey} from '../../../../src/lib/keyboard/tabKeys';

it.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 1, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowRight', 0, 1, 0],
  ['ArrowDown', 0, 3, undefined],
  ['Tab', 0, 3, undefined],
])('%s at %i of %i moves to %s', (key, current, count, expected) => {
  expect(tabForKey(key, current, count)).toBe(expected);
});
