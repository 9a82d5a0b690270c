export type Counts = {readonly passed: number; readonly failed: number; readonly skipped: number};

export type StepResult = Counts & {
  readonly name: string;
  readonly seconds: number;
  /** False if a step that it depends on failed. */
  readonly ran: boolean;
};

type Numbers = Readonly<Record<string, number | undefined>>;

/** Reads a report of Jest's `--json`. A file that could not be run counts as one failed test. */
export function jestCounts(report: unknown): Counts | null {
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped = 0,
    numRuntimeErrorTestSuites: notRun = 0,
  } = Object(report) as Numbers;
  if (passed === undefined || failed === undefined) return null;
  return {passed, failed: failed + notRun, skipped};
}

/** Reads a report of Playwright's JSON reporter. Errors outside tests count as failed tests. */
export function playwrightCounts(report: unknown): Counts | null {
  const {stats, errors = []} = Object(report) as {stats?: Numbers; errors?: readonly unknown[]};
  const {expected, unexpected = 0, flaky = 0, skipped = 0} = stats ?? {};
  if (expected === undefined) return null;
  return {passed: expected + flaky, failed: unexpected + errors.length, skipped};
}

/** Returns the counts of a step. A non-zero exit code counts as a failure even if no test failed. */
export function stepCounts(code: number, counts: Counts | null): Counts {
  if (!counts || counts.passed + counts.failed === 0) {
    return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: counts?.skipped ?? 0};
  }
  return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
}

export function formatSummary(steps: readonly StepResult[]): string {
  const sum = (field: keyof Counts): number =>
    steps.reduce((total, step) => total + step[field], 0);
  const rows = steps.map(({name, seconds, ran, passed, failed, skipped}) => {
    const state = !ran ? 'not run' : failed > 0 ? 'FAILED' : 'ok';
    const counts = ran
      ? `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
      : '';
    return `  ${name.padEnd(12)} ${state.padEnd(8)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${counts}`.trimEnd();
  });
  return [...rows, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
