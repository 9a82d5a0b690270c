import fc from 'fast-check';
import {throttle} from '../../../../src/lib/scroll/throttle';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const advance = (ms: number) => jest.advanceTimersByTime(ms);

function setup(interval: number) {
  const start = performance.now();
  const now = () => performance.now() - start;
  const runs: number[] = [];
  const call = throttle(() => runs.push(now()), interval);
  return {now, runs, call};
}

it('runs at once, and once after calls within the interval', () => {
  const {runs, call} = setup(100);
  call();
  advance(10);
  call();
  call();
  advance(500);
  expect(runs).toEqual([0, 100]);
});

it('counts the interval from a delayed run', () => {
  const {runs, call} = setup(100);
  call();
  advance(50);
  call();
  advance(60);
  call();
  advance(500);
  expect(runs).toEqual([0, 100, 200]);
});

it('runs every time without an interval', () => {
  const {runs, call} = setup(0);
  call();
  call();
  expect(runs).toEqual([0, 0]);
});

it('never runs twice within an interval, and always after the last call', () => {
  const pauses = fc.array(fc.integer({min: 0, max: 300}), {minLength: 1, maxLength: 50});
  fc.assert(
    fc.property(pauses, (all) => {
      const {now, runs, call} = setup(100);
      let last = 0;
      for (const pause of all) {
        advance(pause);
        call();
        last = now();
      }
      advance(1000);
      runs.slice(1).forEach((at, index) => expect(at - runs[index]!).toBeGreaterThanOrEqual(100));
      expect(runs.at(-1)!).toBeGreaterThanOrEqual(last);
    }),
  );
});
