import {
  blockingTime,
  layoutShift,
  longestBeforePaint,
  median,
  medians,
} from '../../../../tools/bench/metrics';

describe('the layout shift of a page', () => {
  const shift = (at: number, value: number) => ({at, value});

  it.each([
    ['nothing moved', [], 0],
    ['shifts of one burst add up', [shift(0, 0.1), shift(900, 0.2)], 0.3],
    ['a pause of a second ends a burst', [shift(0, 0.1), shift(1000, 0.2)], 0.2],
    ['the largest burst counts, not the last', [shift(0, 0.3), shift(2000, 0.1)], 0.3],
    [
      'a burst lasts five seconds at most',
      [0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => shift(at, 0.1)),
      0.6,
    ],
  ])('%s', (_, shifts, expected) => {
    expect(layoutShift(shifts)).toBeCloseTo(expected);
  });
});

describe('long tasks', () => {
  const trace = (fcp: number, ...tasks: {at: number; ms: number}[]) => ({
    fcp,
    lcp: fcp,
    shifts: [],
    tasks,
  });

  it.each([
    ['block by what they take beyond 50 ms', trace(0, {at: 10, ms: 80}, {at: 200, ms: 60}), 40],
    ['do not block before the first paint', trace(100, {at: 0, ms: 90}), 0],
    ['block from the paint that they last beyond', trace(100, {at: 50, ms: 150}), 50],
    ['never block by less than nothing', trace(100, {at: 90, ms: 50}, {at: 300, ms: 50}), 0],
  ])('%s', (_, given, expected) => {
    expect(blockingTime(given)).toBe(expected);
  });

  it.each([
    [trace(500, {at: 0, ms: 120}, {at: 200, ms: 90}, {at: 501, ms: 300}), 120],
    [trace(500, {at: 450, ms: 200}), 200],
    [trace(500), 0],
  ])('the longest before the first paint is found', (given, expected) => {
    expect(longestBeforePaint(given)).toBe(expected);
  });
});

describe('medians', () => {
  it.each([
    [[3, 1, 2], 2],
    [[4, 1, 3, 2], 2.5],
    [[7], 7],
    [[10, 9], 9.5],
  ])('of %j is %d', (values, expected) => expect(median(values)).toBe(expected));

  it('are made figure by figure', () => {
    const rows = [
      {a: 1, b: 30},
      {a: 3, b: 10},
      {a: 2, b: 20},
    ];
    expect(medians(rows)).toEqual({a: 2, b: 20});
  });
});
