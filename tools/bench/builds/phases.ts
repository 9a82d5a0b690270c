/** Line that Docusaurus logs with DOCUSAURUS_PERF_LOGGER; our own steps log the same. */
const perfLine = /^\[PERF\] (.+) - ([\d.]+) (ms|seconds!|minutes!) - \(/;
const seconds = {ms: 0.001, 'seconds!': 1, 'minutes!': 60} as const;
// eslint-disable-next-line no-control-regex -- escape sequences of colours
const colour = /\u001b\[[\d;]*m/g;

/** Reads seconds by phase from the log of a build, languages added up; `>` separates a phase from its subphases. */
export function phasesOf(log: string): ReadonlyMap<string, number> {
  const phases = new Map<string, number>();
  for (const line of log.replaceAll(colour, '').split('\n')) {
    const [, label = '', count, unit] = perfLine.exec(line) ?? [];
    // The first two are `Build` and the language.
    const name = label.split(' > ').slice(2).join(' > ');
    if (!name) continue;
    const took = Number(count) * seconds[unit as keyof typeof seconds];
    phases.set(name, (phases.get(name) ?? 0) + took);
  }
  return phases;
}
