import {compareVersions} from '../../src/lib/version/compare';
import type {ReleaseState} from './changes';
import type {Gap} from './gaps';

/**
 * Puts in the releases that the registry lacks: each is like the one before it, but has of the one
 * after it what is said. A release that the registry does have is left as it was read.
 */
export function withGaps(
  states: readonly ReleaseState[],
  gaps: readonly Gap[],
): readonly ReleaseState[] {
  const missing = gaps.flatMap(({has, ...release}): readonly ReleaseState[] => {
    if (states.some(({version}) => version === release.version)) return [];
    const next = states.findIndex(({version}) => compareVersions(version, release.version) > 0);
    const [before, after] = [states[next - 1], states[next]];
    if (before === undefined || after === undefined) return [];
    const taken = (name: string): boolean => has.includes(name);
    const options = [
      ...Object.entries(before.options).filter(([name]) => !taken(name)),
      ...Object.entries(after.options).filter(([name]) => taken(name)),
    ];
    return [
      {
        ...release,
        options: Object.fromEntries(options),
        flags: [
          ...before.flags.filter((flag) => !taken(flag)),
          ...after.flags.filter((flag) => taken(flag)),
        ],
      },
    ];
  });
  return [...states, ...missing].sort((a, b) => compareVersions(a.version, b.version));
}
