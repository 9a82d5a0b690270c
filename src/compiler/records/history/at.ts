import {compareVersions} from '../../../lib/version/compare';
import type {CaseValue} from '../options/model';
import type {OptionHistory, Span} from './model';

/** Until this release everything was an experiment: what it brought has been there since ever. */
export const firstTold = '0.1.0';

/** Whether a release is one that readers may tell from others. */
export function isTold(version: string): boolean {
  return compareVersions(version, firstTold) > 0;
}

/** Whether a release has what a span is about. */
export function hasAt({since, removed, earlier = []}: Span, version: string): boolean {
  return [...earlier, {since, removed}].some(
    (span) =>
      compareVersions(span.since, version) <= 0 &&
      (span.removed === undefined || compareVersions(version, span.removed) < 0),
  );
}

/** The default in a release, where it was not always the same. */
export function defaultAt(
  {defaults = []}: OptionHistory,
  version: string,
): readonly CaseValue[] | undefined {
  return defaults.filter((entry) => compareVersions(entry.version, version) <= 0).at(-1)?.values;
}
