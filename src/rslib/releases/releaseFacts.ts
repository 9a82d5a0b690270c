import {baselineRelease, hasAt, isAfterBaseline, valueInRelease} from '../history/releaseSpans';
import type {History, OptionHistory, Release, Span, ValueSince} from '../history/historyTypes';
import type {CaseValue, OptionScope} from '../options/optionTypes';
import {isAccepted, members} from '../options/typeFields';
import {compareVersions} from '../versions/compareVersions';
import {releasePage} from '../versions/releasePage';
import type {ReleaseRecord} from './releaseChanges';

/** A new option. `defaults` is its default in the release that added it, if later releases changed the default. */
type Added = {readonly name: string; readonly defaults?: readonly CaseValue[]};

type Pair<T> = {readonly name: string; readonly before: T; readonly after: T};

export type ReleaseFacts = Release & {
  /** Name of the page, such as `1.0.1` or `0.9`. */
  readonly page: string;
  /** Releases that the page is about, newest first. The fields are about the newest one. */
  readonly versions: readonly string[];
  readonly previous: Release;
  readonly added: readonly Added[];
  readonly removed: readonly string[];
  readonly deprecated: readonly string[];
  readonly types: readonly Pair<string>[];
  readonly defaults: readonly Pair<readonly CaseValue[]>[];
  readonly required: readonly Pair<boolean>[];
  readonly scopes: readonly Pair<readonly OptionScope[]>[];
  readonly flagsAdded: readonly string[];
  readonly flagsRemoved: readonly string[];
  /** Undefined if the examples were not built with the release. */
  readonly record: ReleaseRecord | undefined;
};

/**
 * Returns the releases that have a page, newest first: major and minor releases, patches with changes, and the last
 * release of each minor version whose releases share a page.
 */
export function releaseFacts(
  {releases, options, flags}: History,
  records: readonly ReleaseRecord[],
): readonly ReleaseFacts[] {
  const shown = releases.filter(
    ({version}) => version === baselineRelease || isAfterBaseline(version),
  );
  const ends = shown.filter(
    ({version}, index) =>
      version === baselineRelease ||
      releasePage(version) !== releasePage(shown[index + 1]?.version ?? ''),
  );
  return ends
    .flatMap((release, index) => {
      const previous = ends[index - 1];
      return previous ? [factsBetween(previous, release)] : [];
    })
    .filter(
      (facts) =>
        facts.page !== facts.version ||
        facts.version.endsWith('.0') ||
        countsOf(facts).some(([, count]) => count > 0),
    )
    .reverse();

  function factsBetween(previous: Release, release: Release): ReleaseFacts {
    const differing = <T>(
      changesOf: (option: OptionHistory) => readonly ValueSince<T>[] | undefined,
    ): readonly Pair<T>[] =>
      Object.entries(options).flatMap(([name, option]) => {
        if (!hasAt(option, previous.version)) return [];
        const [before, after] = [previous, release].map(({version}) =>
          valueInRelease(changesOf(option), version),
        );
        const isSame = JSON.stringify(before) === JSON.stringify(after);
        return isSame || before === undefined || after === undefined ? [] : [{name, before, after}];
      });
    const introduced = gained(options, previous, release);
    const removed = gained(options, release, previous);
    // An added or removed property also changes the types of its parents. `types` leaves out parents that accept the
    // same kinds of values as before.
    const moved = [...introduced, ...removed];
    const isNew = (version: string | undefined): boolean =>
      version !== undefined &&
      compareVersions(version, previous.version) > 0 &&
      compareVersions(version, release.version) <= 0;
    const page = releasePage(release.version);
    return {
      ...release,
      page,
      versions: shown
        .map(({version}) => version)
        .filter((version) => isNew(version) && releasePage(version) === page)
        .reverse(),
      previous,
      added: introduced.map((name) => {
        const defaults = valueInRelease(options[name]!.defaults, release.version);
        return defaults ? {name, defaults} : {name};
      }),
      removed,
      deprecated: Object.keys(options).filter((name) => isNew(options[name]!.deprecated)),
      types: differing(({types}) => types).filter(
        ({name, before, after}) =>
          !moved.includes(name) &&
          !acceptsSame(
            before,
            after,
            moved.some((part) => part.startsWith(`${name}.`)),
          ),
      ),
      defaults: differing((option) => option.defaults).filter(({name}) => !removed.includes(name)),
      required: differing((option) => option.required),
      scopes: differing((option) => option.scopes),
      flagsAdded: gained(flags, previous, release),
      flagsRemoved: gained(flags, release, previous),
      record: records.find(({version}) => version === release.version),
    };
  }
}

/** Returns true if each type accepts what the other does. Ignores the properties of objects if `byKind` is true. */
function acceptsSame(before: string, after: string, byKind: boolean): boolean {
  const read = (type: string): readonly string[] =>
    members(type).map((member) => (byKind && member.startsWith('{') ? '{}' : member));
  const [old, now] = [read(before), read(after)];
  return (
    now.every((member) => isAccepted(member, old)) && old.every((member) => isAccepted(member, now))
  );
}

function gained(
  spans: Readonly<Record<string, Span>>,
  {version: lacking}: Release,
  {version: having}: Release,
): readonly string[] {
  return Object.keys(spans).filter(
    (name) => hasAt(spans[name]!, having) && !hasAt(spans[name]!, lacking),
  );
}

/** Returns the names of options that a release changed. */
export function changedOptions(facts: ReleaseFacts): readonly string[] {
  const {deprecated, types, defaults, required, scopes} = facts;
  const changed = [...defaults, ...types, ...required, ...scopes].map(({name}) => name);
  return [...new Set([...changed, ...deprecated])];
}

/** Returns the sections of a release page, each with its number of changes. */
function countsOf(facts: ReleaseFacts): readonly (readonly [Part, number])[] {
  const {added, removed, flagsAdded, flagsRemoved, record} = facts;
  return [
    ['added', added.length],
    ['changed', changedOptions(facts).length],
    ['removed', removed.length],
    ['flags', flagsAdded.length + flagsRemoved.length],
    ['outputs', record?.examples.length ?? 0],
    ['messages', record?.messages.length ?? 0],
  ];
}

export type Part = 'added' | 'changed' | 'removed' | 'flags' | 'outputs' | 'messages';
