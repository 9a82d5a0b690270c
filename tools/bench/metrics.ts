/** What a page is asked for: the entries as the browser gives them, times in ms from the start of the visit. */
export type Trace = {
  readonly fcp: number;
  readonly lcp: number;
  readonly shifts: readonly {readonly at: number; readonly value: number}[];
  /** Tasks of 50 ms and more. */
  readonly tasks: readonly {readonly at: number; readonly ms: number}[];
};

/** Cumulative Layout Shift: the largest sum of a burst, with less than 1 s between two shifts and 5 s in all. */
export function layoutShift(shifts: Trace['shifts']): number {
  let [largest, sum, first, last] = [0, 0, -Infinity, -Infinity];
  for (const {at, value} of shifts) {
    if (at - last >= 1000 || at - first >= 5000) [sum, first] = [0, at];
    sum += value;
    last = at;
    largest = Math.max(largest, sum);
  }
  return largest;
}

/** Total Blocking Time: what each task after the first paint takes beyond 50 ms. */
export function blockingTime({tasks, fcp}: Trace): number {
  return tasks.reduce((sum, {at, ms}) => {
    const begin = Math.max(at, fcp);
    return sum + Math.max(0, at + ms - begin - 50);
  }, 0);
}

/** The longest task that began before the first paint; 0 when none took 50 ms. */
export function longestBeforePaint({tasks, fcp}: Trace): number {
  return Math.max(0, ...tasks.filter(({at}) => at < fcp).map(({ms}) => ms));
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The median of every figure that all of the rows have. */
export function medians<Name extends string>(
  rows: readonly Readonly<Record<Name, number>>[],
): Readonly<Record<Name, number>> {
  const names = Object.keys(rows[0] ?? {}) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, Math.round(median(rows.map((row) => row[name])) * 1000) / 1000]),
  ) as Record<Name, number>;
}
