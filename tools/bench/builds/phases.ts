/** What Docusaurus logs with DOCUSAURUS_PERF_LOGGER, and our own steps like it. */
const line = /^\[PERF\] (.+) - ([\d.]+) (ms|seconds!|minutes!) - \(/;
const ms = {ms: 1, 'seconds!': 1000, 'minutes!': 60_000} as const;
// eslint-disable-next-line no-control-regex -- that is what colours are made of
const colour = /\u001b\[[\d;]*m/g;

/** Seconds by phase, all languages together; `>` leads to a part of a phase. */
export type Phases = ReadonlyMap<string, number>;

export function phasesOf(log: string): Phases {
  const phases = new Map<string, number>();
  for (const text of log.replaceAll(colour, '').split('\n')) {
    const [, label, count, unit] = line.exec(text) ?? [];
    // The first two say that it is a build, and of which language.
    const name = label?.split(' > ').slice(2).join(' > ');
    if (!name) continue;
    const seconds = (Number(count) * ms[unit as keyof typeof ms]) / 1000;
    phases.set(name, (phases.get(name) ?? 0) + seconds);
  }
  return phases;
}
