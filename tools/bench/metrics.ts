/** Timings of a page load that the browser reports, in ms. `fcp` and `at` count from the start of the navigation. */
export type Trace = {
  readonly fcp: number;
  /** Tasks of at least 50 ms, by start and duration. */
  readonly tasks: readonly {readonly at: number; readonly ms: number}[];
};

/** Returns the Total Blocking Time: the time over 50 ms of each task after the first contentful paint, added up. */
export function blockingTime({tasks, fcp}: Trace): number {
  return tasks.reduce((sum, {at, ms}) => sum + Math.max(0, at + ms - Math.max(at, fcp) - 50), 0);
}

/** Returns the duration of the longest task that starts before the first contentful paint; 0 without a long task. */
export function longestBeforePaint({tasks, fcp}: Trace): number {
  return Math.max(0, ...tasks.filter(({at}) => at < fcp).map(({ms}) => ms));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Returns the median of each property of the rows, rounded to three decimals. */
export function medians<Row extends Readonly<Record<string, number>>>(rows: readonly Row[]): Row {
  const median3 = (name: string): number =>
    Math.round(median(rows.map((row) => row[name]!)) * 1000) / 1000;
  return Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, median3(name)])) as Row;
}
