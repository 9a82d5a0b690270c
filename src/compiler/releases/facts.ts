import {compareVersions} from '../../lib/version/compare';
import {defaultAt, firstTold, hasAt, isTold} from '../records/history/at';
import type {History, OptionHistory, Release, Span} from '../records/history/model';
import type {CaseValue} from '../records/options/model';
import type {ReleaseRecord} from './model';

/** Something new, with the release that brought it, and its default then where it is another now. */
export type Added = {
  readonly name: string;
  readonly since: string;
  readonly defaults?: readonly CaseValue[];
};

/** What two releases have of a thing. */
type Pair<T> = {readonly name: string; readonly before: T; readonly after: T};

/** What is different since the release of the page before, from the history of options and from a record. */
export type ReleaseFacts = Release & {
  readonly previous: Release;
  readonly added: readonly Added[];
  readonly removed: readonly string[];
  readonly deprecated: readonly string[];
  readonly types: readonly Pair<string>[];
  readonly defaults: readonly Pair<readonly CaseValue[]>[];
  readonly flagsAdded: readonly string[];
  readonly flagsRemoved: readonly string[];
  /** Undefined where nobody has built the examples with it. */
  readonly record: ReleaseRecord | undefined;
};

/**
 * The releases that have a page, newest first: minor ones, and patches whose record shows a difference. What other
 * patches brought is told by the page that follows them.
 */
export function releaseFacts(
  {releases, options, flags}: History,
  records: readonly ReleaseRecord[],
): readonly ReleaseFacts[] {
  const recordOf = (version: string): ReleaseRecord | undefined =>
    records.find((record) => record.version === version);
  const first = releases.find(({version}) => version === firstTold);
  const shown = releases.filter(({version}) => {
    const {examples = [], messages = []} = recordOf(version) ?? {};
    return isTold(version) && (version.endsWith('.0') || examples.length + messages.length > 0);
  });
  return [...(first ? [first] : []), ...shown]
    .flatMap((release, index, all) => {
      const previous = all[index - 1];
      return previous ? [factsBetween(previous, release)] : [];
    })
    .reverse();

  function factsBetween(previous: Release, release: Release): ReleaseFacts {
    const differing = <T>(
      valueAt: (option: OptionHistory, version: string) => T | undefined,
    ): readonly Pair<T>[] =>
      Object.entries(options).flatMap(([name, option]) => {
        if (!hasAt(option, previous.version)) return [];
        const before = valueAt(option, previous.version);
        const after = valueAt(option, release.version);
        const isSame = JSON.stringify(before) === JSON.stringify(after);
        return isSame || before === undefined || after === undefined ? [] : [{name, before, after}];
      });
    const begun = gained(options, previous, release);
    const removed = gained(options, release, previous).map(({name}) => name);
    // A type that changed by these says nothing more.
    const moved = [...begun.map(({name}) => name), ...removed];
    return {
      ...release,
      previous,
      added: begun.map((each) => {
        const defaults = defaultAt(options[each.name]!, release.version);
        return defaults ? {...each, defaults} : each;
      }),
      removed,
      deprecated: Object.keys(options).filter((name) => {
        const {deprecated} = options[name]!;
        return deprecated !== undefined && isWithin(deprecated, previous, release);
      }),
      types: differing(typeAt).filter(
        ({name}) => !moved.some((part) => part === name || part.startsWith(`${name}.`)),
      ),
      defaults: differing(defaultAt).filter(({name}) => !removed.includes(name)),
      flagsAdded: gained(flags, previous, release).map(({name}) => name),
      flagsRemoved: gained(flags, release, previous).map(({name}) => name),
      record: recordOf(release.version),
    };
  }
}

/** What one release lacks and the other has, with the release that began it. */
function gained(
  spans: Readonly<Record<string, Span>>,
  {version: lacking}: Release,
  {version: having}: Release,
): readonly Added[] {
  return Object.entries(spans).flatMap(([name, span]) =>
    hasAt(span, having) && !hasAt(span, lacking) ? [{name, since: span.since}] : [],
  );
}

function isWithin(version: string, {version: after}: Release, {version: last}: Release): boolean {
  return compareVersions(version, after) > 0 && compareVersions(version, last) <= 0;
}

function typeAt({types = []}: OptionHistory, version: string): string | undefined {
  return types.filter((entry) => compareVersions(entry.version, version) <= 0).at(-1)?.type;
}

/** The parts of a page about a release, in their order, with how much each says. */
export function countsOf(facts: ReleaseFacts): readonly (readonly [Part, number])[] {
  const {added, removed, deprecated, types, defaults, flagsAdded, flagsRemoved, record} = facts;
  return [
    ['added', added.length],
    ['changed', new Set([...types, ...defaults].map(({name}) => name)).size + deprecated.length],
    ['removed', removed.length],
    ['flags', flagsAdded.length + flagsRemoved.length],
    ['outputs', record?.examples.length ?? 0],
    ['messages', record?.messages.length ?? 0],
  ];
}

export type Part = 'added' | 'changed' | 'removed' | 'flags' | 'outputs' | 'messages';
