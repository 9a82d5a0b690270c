import fc from 'fast-check';
import {throttle} from '../../../../src/lib/scroll/throttle';

/** A clock that runs when it is told to. */
function clock() {
  let time = 0;
  let tasks: {at: number; task: () => void}[] = [];
  return {
    now: () => time,
    schedule: (task: () => void, delay: number) => void tasks.push({at: time + delay, task}),
    pending: () => tasks.length,
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

it('runs at once the first time', () => {
  const {runs, call} = setup(100);
  call();
  expect(runs).toEqual([0]);
});

it('runs nothing on its own', () => {
  const {time, runs} = setup(100);
  time.advance(1000);
  expect(runs).toEqual([]);
});

it('runs once more after calls that came too early', () => {
  const {time, runs, call} = setup(100);
  call();
  time.advance(10);
  call();
  call();
  time.advance(500);
  expect(runs).toEqual([0, 100]);
});

it('plans one run at a time', () => {
  const {time, call} = setup(100);
  call();
  for (let i = 0; i < 10; i++) call();
  expect(time.pending()).toBe(1);
});

it('does not run again when no call followed', () => {
  const {time, runs, call} = setup(100);
  call();
  time.advance(1000);
  expect(runs).toEqual([0]);
});

it('runs at once again after a pause', () => {
  const {time, runs, call} = setup(100);
  call();
  time.advance(100);
  call();
  expect(runs).toEqual([0, 100]);
});

it('counts the interval from the late run, too', () => {
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
