import {
  formatSummary,
  jestCounts,
  stepCounts,
  playwrightCounts,
} from '../../../../tools/test/summary';

describe('counting', () => {
  it('reads Jest, with a file that could not be run as a failure', () => {
    expect(
      jestCounts({
        numPassedTests: 5,
        numFailedTests: 1,
        numPendingTests: 2,
        numRuntimeErrorTestSuites: 1,
      }),
    ).toEqual({passed: 5, failed: 2, skipped: 2});
  });

  it('reads Playwright, with errors outside tests', () => {
    const stats = {expected: 3, unexpected: 1, flaky: 1, skipped: 2};
    expect(playwrightCounts({stats, errors: [{}]})).toEqual({passed: 4, failed: 2, skipped: 2});
  });

  it.each([null, {}, 'x', {stats: {}}])('finds no counts in %j', (report) => {
    expect([jestCounts(report), playwrightCounts(report)]).toEqual([null, null]);
  });

  it.each([
    [0, null, {passed: 1, failed: 0, skipped: 0}],
    [2, null, {passed: 0, failed: 1, skipped: 0}],
    [0, {passed: 7, failed: 0, skipped: 1}, {passed: 7, failed: 0, skipped: 1}],
    [1, {passed: 7, failed: 2, skipped: 0}, {passed: 7, failed: 2, skipped: 0}],
    [1, {passed: 7, failed: 0, skipped: 0}, {passed: 7, failed: 1, skipped: 0}],
    [1, {passed: 0, failed: 0, skipped: 0}, {passed: 0, failed: 1, skipped: 0}],
  ])('of exit code %d and %j are %j', (code, counts, expected) => {
    expect(stepCounts(code, counts)).toEqual(expected);
  });
});

it('the summary ends in one plain line', () => {
  const step = {seconds: 1.234, ran: true, skipped: 0};
  const text = formatSummary([
    {...step, name: 'unit', passed: 10, failed: 0},
    {...step, name: 'build', passed: 0, failed: 1},
    {name: 'browser', seconds: 0, ran: false, passed: 0, failed: 0, skipped: 0},
  ]);
  expect(text.split('\n').at(-1)).toBe('10 passed, 1 failed');
  expect(text).toMatch(/unit +ok +1\.2 s/);
  expect(text).toMatch(/build +FAILED/);
  expect(text).toMatch(/browser +not run/);
});
