import {formatSummary, stepCounts} from '../../../../tools/test/summary';

const jestReport = (numPassedTests: number, numFailedTests = 0, numRuntimeErrorTestSuites = 0) => ({
  ...{numPassedTests, numFailedTests, numRuntimeErrorTestSuites},
  numPendingTests: 1,
});
const stats = {expected: 3, unexpected: 1, flaky: 1, skipped: 1};

it.each([
  ['no report', 0, null, [1, 0, 0]],
  ['no report', 2, null, [0, 1, 0]],
  ['an empty report', 0, {}, [1, 0, 0]],
  ['an empty report of Playwright', 1, {stats: {}}, [0, 1, 0]],
  ['Jest', 0, jestReport(7), [7, 0, 1]],
  ['Jest', 1, jestReport(7, 2), [7, 2, 1]],
  ['Jest with a file that could not be run', 1, jestReport(5, 1, 1), [5, 2, 1]],
  ['Jest with another failure', 1, jestReport(7), [7, 1, 1]],
  ['Jest without tests', 1, jestReport(0), [0, 1, 1]],
  ['Playwright', 1, {stats}, [4, 1, 1]],
  ['Playwright with an error outside tests', 1, {stats, errors: [{}]}, [4, 2, 1]],
])('a step with %s and exit code %d is counted', (_case, code, report, expected) => {
  const {passed, failed, skipped} = stepCounts(code, report);
  expect([passed, failed, skipped]).toEqual(expected);
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
