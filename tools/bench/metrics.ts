/** Timings of a page as the browser reports them, in ms from the start of the navigation. */
export type Trace = {
  readonly fcp: number;
  /** Long tasks: those of at least 50 ms. */
  readonly tasks: readonly {readonly at: number; readonly ms: number}[];
};

/** Total Blocking Time: the sum of what each task takes beyond 50 ms after the first contentful paint. */
export function blockingTime({tasks, fcp}: Trace): number {
  return tasks.reduce((sum, {at, ms}) => sum + Math.max(0, at + ms - Math.max(at, fcp) - 50), 0);
}

/** Length of the longest task that starts before the first contentful paint; 0 without a long task. */
export function longestBeforePaint({tasks, fcp}: Trace): number {
  return Math.max(0, ...tasks.filter(({at}) => at < fcp).map(({ms}) => ms));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Returns the median of each column, to three decimals. */
export function medians<Row extends Readonly<Record<string, number>>>(rows: readonly Row[]): Row {
  const median3 = (name: string): number =>
    Math.round(median(rows.map((row) => row[name]!)) * 1000) / 1000;
  return Object.fromEntries(Object.keys(rows[0] ?? {}).map((name) => [name, median3(name)])) as Row;
}
