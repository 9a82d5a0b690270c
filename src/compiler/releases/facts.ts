import {compareVersions} from '../../lib/version/compare';
import type {History, OptionHistory, Release, Span} from '../records/history/model';
import type {CaseValue} from '../records/options/model';
import type {ReleaseRecord} from './model';

/** What two releases have of a thing. */
type Pair<T> = {readonly name: string; readonly before: T; readonly after: T};

/** What a release changed, from the history of options and from its own record. */
export type ReleaseFacts = Release & {
  readonly previous: Release;
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly deprecated: readonly string[];
  readonly types: readonly Pair<string>[];
  readonly defaults: readonly Pair<readonly CaseValue[]>[];
  readonly flagsAdded: readonly string[];
  readonly flagsRemoved: readonly string[];
  /** Undefined where nobody has built the examples with it. */
  readonly record: ReleaseRecord | undefined;
};

/** Every release but the first, newest first, that is a minor one or changed something that a reader sees. */
export function releaseFacts(
  {releases, options, flags}: History,
  records: readonly ReleaseRecord[],
): readonly ReleaseFacts[] {
  const named = <T>(of: Readonly<Record<string, T>>, isSo: (value: T) => boolean): string[] =>
    Object.keys(of).filter((name) => isSo(of[name]!));
  const begins = (version: string) => (span: Span) =>
    [span, ...(span.earlier ?? [])].some(({since}) => since === version);
  const ends = (version: string) => (span: Span) =>
    [span, ...(span.earlier ?? [])].some(({removed}) => removed === version);
  return releases
    .slice(1)
    .map((release, index): ReleaseFacts => {
      const {version} = release;
      const changed = <T extends {readonly version: string}, V>(
        listOf: (option: OptionHistory) => readonly T[] | undefined,
        valueOf: (item: T) => V,
      ): readonly Pair<V>[] =>
        Object.entries(options).flatMap(([name, option]) => {
          const list = listOf(option) ?? [];
          const place = list.findIndex((item) => item.version === version);
          // The first is what the option began with.
          return place < 1
            ? []
            : [{name, before: valueOf(list[place - 1]!), after: valueOf(list[place]!)}];
        });
      const added = named(options, begins(version));
      const removed = named(options, ends(version));
      // A type that changed by these says nothing more.
      const moved = [...added, ...removed];
      return {
        ...release,
        previous: releases[index]!,
        added,
        removed,
        deprecated: named(options, ({deprecated}) => deprecated === version),
        types: changed(
          ({types}) => types,
          ({type}) => type,
        ).filter(({name}) => !moved.some((part) => part.startsWith(`${name}.`))),
        defaults: changed(
          ({defaults}) => defaults,
          ({values}) => values,
        ),
        flagsAdded: named(flags, begins(version)),
        flagsRemoved: named(flags, ends(version)),
        record: records.find((record) => record.version === version),
      };
    })
    .filter((facts) => isMinor(facts.version) || countsOf(facts).some(([, count]) => count > 0))
    .sort((a, b) => compareVersions(b.version, a.version));
}

function isMinor(version: string): boolean {
  return version.endsWith('.0');
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
