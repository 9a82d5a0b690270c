type Counts = {readonly passed: number; readonly failed: number; readonly skipped: number};

export type StepResult = Counts & {
  readonly name: string;
  readonly seconds: number;
  /** False if the step was skipped, because a step that it depends on failed. */
  readonly ran: boolean;
};

type Numbers = Readonly<Record<string, number | undefined>>;

/**
 * Returns the counts of a step from its exit code and the JSON report of Jest or Playwright, if there is one. Errors
 * outside tests and a non-zero exit code without failures count as failed tests.
 */
export function stepCounts(code: number, report: unknown): Counts {
  const jest = Object(report) as Numbers;
  const {stats = {}, errors = []} = Object(report) as {
    stats?: Numbers;
    errors?: readonly unknown[];
  };
  const passed = jest.numPassedTests ?? (stats.expected ?? 0) + (stats.flaky ?? 0);
  const failed =
    (jest.numFailedTests ?? stats.unexpected ?? 0) +
    (jest.numRuntimeErrorTestSuites ?? errors.length);
  const skipped = jest.numPendingTests ?? stats.skipped ?? 0;
  if (code !== 0) return {passed, failed: failed || 1, skipped};
  return {passed: passed + failed === 0 ? 1 : passed, failed, skipped};
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
