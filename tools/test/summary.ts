export type Counts = {readonly passed: number; readonly failed: number; readonly skipped: number};

export type PartResult = Counts & {
  readonly name: string;
  readonly seconds: number;
  /** False when something it stands on had failed. */
  readonly ran: boolean;
};

type Numbers = Readonly<Record<string, number | undefined>>;

/** What Jest's `--json` says; a file that could not even start counts as one failed test. */
export function jestCounts(report: unknown): Counts | null {
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: skipped = 0,
    numRuntimeErrorTestSuites: unstarted = 0,
  } = Object(report) as Numbers;
  if (passed === undefined || failed === undefined) return null;
  return {passed, failed: failed + unstarted, skipped};
}

/** What Playwright's JSON reporter says; errors outside tests count as failed tests. */
export function playwrightCounts(report: unknown): Counts | null {
  const {stats, errors = []} = Object(report) as {stats?: Numbers; errors?: readonly unknown[]};
  const {expected, unexpected = 0, flaky = 0, skipped = 0} = stats ?? {};
  if (expected === undefined) return null;
  return {passed: expected + flaky, failed: unexpected + errors.length, skipped};
}

/** The counts of one part. The exit code has the last word: counts alone never turn a failure green. */
export function partCounts(code: number, counts: Counts | null): Counts {
  if (!counts || counts.passed + counts.failed === 0) {
    return {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: counts?.skipped ?? 0};
  }
  return code !== 0 && counts.failed === 0 ? {...counts, failed: 1} : counts;
}

export function formatSummary(parts: readonly PartResult[]): string {
  const sum = (field: keyof Counts): number =>
    parts.reduce((total, part) => total + part[field], 0);
  const rows = parts.map(({name, seconds, ran, passed, failed, skipped}) => {
    const state = !ran ? 'not run' : failed > 0 ? 'FAILED' : 'ok';
    const counts = ran
      ? `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`
      : '';
    return `  ${name.padEnd(12)} ${state.padEnd(8)} ${`${seconds.toFixed(1)} s`.padStart(8)}  ${counts}`.trimEnd();
  });
  return [...rows, '', `${sum('passed')} passed, ${sum('failed')} failed`].join('\n');
}
