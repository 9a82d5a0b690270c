import {compareVersions} from '../../../lib/version/compareVersions';
import type {CaseValue, OptionScope} from '../options/optionTypes';
import type {OptionHistory, Span} from './historyTypes';

/** Options and flags of this release and earlier ones have no version badge. */
export const baselineRelease = '0.1.0';

export function isAfterBaseline(version: string): boolean {
  return compareVersions(version, baselineRelease) > 0;
}

/** Returns true if a release has the option or flag of a span. */
export function hasAt({since, removed, earlier = []}: Span, version: string): boolean {
  return [...earlier, {since, removed}].some(
    (span) =>
      compareVersions(span.since, version) <= 0 &&
      (span.removed === undefined || compareVersions(version, span.removed) < 0),
  );
}

export function defaultAt(
  {defaults = []}: OptionHistory,
  version: string,
): readonly CaseValue[] | undefined {
  return lastChange(defaults, version)?.values;
}

export function typeAt({types = []}: OptionHistory, version: string): string | undefined {
  return lastChange(types, version)?.type;
}

export function requiredAt({required = []}: OptionHistory, version: string): boolean | undefined {
  return lastChange(required, version)?.required;
}

export function scopeAt(
  {scopes = []}: OptionHistory,
  version: string,
): readonly OptionScope[] | undefined {
  return lastChange(scopes, version)?.scope;
}

function lastChange<T extends {readonly version: string}>(
  changes: readonly T[],
  version: string,
): T | undefined {
  return changes.filter((change) => compareVersions(change.version, version) <= 0).at(-1);
}
