import type {History, OptionHistory} from '../../../src/rslib/history/historyTypes';
import {compareVersions} from '../../../src/rslib/versions/compareVersions';
import type {ReleaseState} from './buildHistory';

/**
 * Adds releases that are recorded but missing in the registry, because mirrors of npm may lack some. Copies options and
 * flags from the release after it if the record says that they changed since the release before it, otherwise from
 * the release before it.
 */
export function withMissingReleases(
  states: readonly ReleaseState[],
  recorded: History | undefined,
): readonly ReleaseState[] {
  if (recorded === undefined) return states;
  const missing = recorded.releases.flatMap((release): readonly ReleaseState[] => {
    if (states.some(({version}) => version === release.version)) return [];
    const next = states.findIndex(({version}) => compareVersions(version, release.version) > 0);
    const [before, after] = [states[next - 1], states[next]];
    if (before === undefined || after === undefined) return [];
    const isChanged = (history: OptionHistory | undefined): boolean =>
      changeVersions(history).some(
        (version) =>
          compareVersions(version, before.version) > 0 &&
          compareVersions(version, release.version) <= 0,
      );
    const isOptionChanged = ([name]: [string, unknown]) => isChanged(recorded.options[name]);
    const isFlagChanged = (flag: string) => isChanged(recorded.flags[flag]);
    return [
      {
        ...release,
        options: Object.fromEntries([
          ...Object.entries(before.options).filter((entry) => !isOptionChanged(entry)),
          ...Object.entries(after.options).filter(isOptionChanged),
        ]),
        flags: [
          ...before.flags.filter((flag) => !isFlagChanged(flag)),
          ...after.flags.filter(isFlagChanged),
        ],
      },
    ];
  });
  return [...states, ...missing].sort((a, b) => compareVersions(a.version, b.version));
}

function changeVersions(history: OptionHistory | undefined): readonly string[] {
  const found = JSON.stringify(history ?? {}).matchAll(
    /"(?:since|removed|deprecated|version)":"([^"]+)"/g,
  );
  return [...found].map(([, version = '']) => version);
}
