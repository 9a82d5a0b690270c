import {blockingTime, longestBeforePaint, medians} from '../../../../tools/bench/metrics';

const trace = (fcp: number, ...tasks: {at: number; ms: number}[]) => ({fcp, tasks});

it.each([
  ['counts their time beyond 50 ms', trace(0, {at: 10, ms: 80}, {at: 200, ms: 60}), 40],
  ['ignores tasks before the first paint', trace(100, {at: 0, ms: 90}), 0],
  ['counts a task across the first paint from there', trace(100, {at: 50, ms: 150}), 50],
  ['is never negative', trace(100, {at: 90, ms: 50}, {at: 300, ms: 50}), 0],
])('the blocking time of long tasks %s', (_, given, expected) => {
  expect(blockingTime(given)).toBe(expected);
});

it.each([
  [trace(500, {at: 0, ms: 120}, {at: 200, ms: 90}, {at: 501, ms: 300}), 120],
  [trace(500, {at: 450, ms: 200}), 200],
  [trace(500), 0],
])('the longest task before the first paint is found', (given, expected) => {
  expect(longestBeforePaint(given)).toBe(expected);
});

it('medians are taken column by column, between the middle two of an even number of rows', () => {
  const rows = [
    {a: 1, b: 30},
    {a: 4, b: 10},
    {a: 3, b: 20},
  ];
  expect(medians(rows)).toEqual({a: 3, b: 20});
  expect(medians(rows.slice(1))).toEqual({a: 3.5, b: 15});
});
