import fc from 'fast-check';
import {tabForKey} from '../../../../src/lib/keyboard/tabKeys';

it.each([
  ['ArrowRight', 0, 3, 1],
  ['ArrowRight', 2, 3, 0],
  ['ArrowLeft', 1, 3, 0],
  ['ArrowLeft', 0, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['ArrowRight', 0, 1, 0],
  ['ArrowLeft', 0, 1, 0],
  ['ArrowDown', 0, 3, undefined],
  ['Tab', 0, 3, undefined],
  ['Enter', 0, 3, undefined],
  [' ', 0, 3, undefined],
  ['', 0, 3, undefined],
  ['arrowright', 0, 3, undefined],
])('%s at %i of %i leads to %s', (key, current, count, expected) => {
  expect(tabForKey(key, current, count)).toBe(expected);
});

it('always leads to a tab that exists', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('ArrowRight', 'ArrowLeft', 'Home', 'End'),
      fc.integer({min: 1, max: 20}),
      fc.nat(),
      (key, count, seed) => {
        const target = tabForKey(key, seed % count, count);
        expect(target).toBeGreaterThanOrEqual(0);
        expect(target).toBeLessThan(count);
      },
    ),
  );
});

it('comes back after going right and left', () => {
  fc.assert(
    fc.property(fc.integer({min: 1, max: 20}), fc.nat(), (count, seed) => {
      const current = seed % count;
      expect(tabForKey('ArrowLeft', tabForKey('ArrowRight', current, count)!, count)).toBe(current);
    }),
  );
});
