import fc from 'fast-check';
import {throttle} from '../../../../src/lib/scroll/throttle';

/** A clock that tests advance. */
function clock() {
  let time = 0;
  let tasks: {at: number; task: () => void}[] = [];
  return {
    now: () => time,
    schedule: (task: () => void, delay: number) => void tasks.push({at: time + delay, task}),
    advance(by: number) {
      const end = time + by;
      for (;;) {
        const next = tasks.filter(({at}) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        tasks = tasks.filter((task) => task !== next);
        time = Math.max(time, next.at);
        next.task();
      }
      time = end;
    },
  };
}

function setup(interval: number) {
  const time = clock();
  const runs: number[] = [];
  const call = throttle(() => runs.push(time.now()), interval, time.schedule, time.now);
  return {time, runs, call};
}

it('runs at once, and once after calls within the interval', () => {
  const {time, runs, call} = setup(100);
  call();
  time.advance(10);
  call();
  call();
  time.advance(500);
  expect(runs).toEqual([0, 100]);
});

it('counts the interval from a delayed run', () => {
  const {time, runs, call} = setup(100);
  call();
  time.advance(50);
  call();
  time.advance(60);
  call();
  time.advance(500);
  expect(runs).toEqual([0, 100, 200]);
});

it('runs every time without an interval', () => {
  const {runs, call} = setup(0);
  call();
  call();
  expect(runs).toEqual([0, 0]);
});

it('never runs twice within an interval, and always after the last call', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({min: 0, max: 300}), {minLength: 1, maxLength: 50}),
      (pauses) => {
        const {time, runs, call} = setup(100);
        let last = 0;
        for (const pause of pauses) {
          time.advance(pause);
          call();
          last = time.now();
        }
        time.advance(1000);
        runs.slice(1).forEach((at, index) => expect(at - runs[index]!).toBeGreaterThanOrEqual(100));
        expect(runs.at(-1)!).toBeGreaterThanOrEqual(last);
      },
    ),
  );
});
