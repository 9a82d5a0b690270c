import {nextProgress} from '../../../../src/lib/scroll/nextProgress';

it('slows down, and never reaches the end', () => {
  let [value, step] = [0.08, 1];
  for (let i = 0; i < 2000; i++) {
    const next = nextProgress(value);
    expect(next).toBeGreaterThanOrEqual(value);
    expect(next - value).toBeLessThanOrEqual(step + 1e-9);
    [value, step] = [next, next - value];
  }
  expect(value).toBeLessThan(1);
});
