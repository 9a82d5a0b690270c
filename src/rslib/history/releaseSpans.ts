import {compareVersions} from '../versions/compareVersions';
import type {Span, ValueSince} from './historyTypes';

/** Release from which changes are shown: options and flags that it already has get no version badge. */
export const baselineRelease = '0.1.0';

export function isAfterBaseline(version: string): boolean {
  return compareVersions(version, baselineRelease) > 0;
}

/** Returns true if a release has the option or flag whose span is given. */
export function hasAt({since, removed, earlier = []}: Span, version: string): boolean {
  return [...earlier, {since, removed}].some(
    (span) =>
      compareVersions(span.since, version) <= 0 &&
      (span.removed === undefined || compareVersions(version, span.removed) < 0),
  );
}

/** Returns the value that applied in a release; undefined if the first recorded value is from a later release. */
export function valueInRelease<T>(
  changes: readonly ValueSince<T>[] | undefined,
  version: string,
): T | undefined {
  return changes?.filter((change) => compareVersions(change.version, version) <= 0).at(-1)?.value;
}
