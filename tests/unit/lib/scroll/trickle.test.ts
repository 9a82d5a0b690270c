import {nextProgress} from '../../../../src/lib/scroll/trickle';

it('begins at the minimum', () => {
  expect(nextProgress(0)).toBe(0.08);
});

it.each([
  [0.08, 0.0984],
  [0.5, 0.51],
  [0.9, 0.902],
])('goes from %d to %d', (from, to) => {
  expect(nextProgress(from)).toBeCloseTo(to, 6);
});

it('slows down, and never arrives by itself', () => {
  let [value, step] = [0.08, 1];
  for (let i = 0; i < 2000; i++) {
    const next = nextProgress(value);
    expect(next).toBeGreaterThanOrEqual(value);
    expect(next - value).toBeLessThanOrEqual(step + 1e-9);
    [value, step] = [next, next - value];
  }
  expect(value).toBeLessThan(1);
});
