/** How much memory a process had at a time. */
export type Sample = {readonly at: number; readonly megabytes: number};

/** The most that processes had together, each from its first sample to its last. */
export function mostTogether(processes: readonly (readonly Sample[])[]): number {
  const changes = processes
    .flatMap((samples) =>
      samples
        .map(({at, megabytes}, index) => ({
          at,
          by: megabytes - (samples[index - 1]?.megabytes ?? 0),
        }))
        .concat({at: samples.at(-1)!.at, by: -samples.at(-1)!.megabytes}),
    )
    .sort((a, b) => a.at - b.at);
  let [now, most] = [0, 0];
  for (const {by} of changes) most = Math.max(most, (now += by));
  return most;
}
