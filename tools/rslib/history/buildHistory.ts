import {isDeepStrictEqual} from 'node:util';
import type {CaseValue, OptionScope} from '../../../src/rslib/options/optionTypes';
import {isSameDefault} from '../../../src/rslib/history/sameDefault';
import type {
  History,
  OptionHistory,
  Release,
  Span,
  ValueSince,
} from '../../../src/rslib/history/historyTypes';

/** Types of an option are recorded only if none is longer, in characters. Longer types are those of other tools. */
const maxTypeLength = 240;

export type OptionState = {
  /** TypeScript type, on one line. */
  readonly type: string;
  readonly deprecated: boolean;
  readonly required: boolean;
  readonly scope: readonly OptionScope[];
  /** Defaults by kind of output, if they are known. */
  readonly defaults?: readonly CaseValue[];
};

export type ReleaseState = Release & {
  readonly options: Readonly<Record<string, OptionState>>;
  readonly flags: readonly string[];
};

/** Returns the history of all options and flags. `states` are the releases, oldest first. */
export function buildHistory(states: readonly ReleaseState[]): History {
  return {
    releases: states.map(({version, date, rsbuild}) => ({version, date, rsbuild})),
    options: byName(
      states.flatMap(({options}) => Object.keys(options)),
      (name) => optionHistory(states, name),
    ),
    flags: byName(
      states.flatMap(({flags}) => flags),
      (flag) => spanOf(states, ({flags}) => flags.includes(flag)),
    ),
  };
}

function byName<T>(names: readonly string[], of: (name: string) => T): Readonly<Record<string, T>> {
  return Object.fromEntries([...new Set(names)].sort().map((name) => [name, of(name)]));
}

function optionHistory(states: readonly ReleaseState[], name: string): OptionHistory {
  const span = spanOf(states, ({options}) => name in options);
  const present = states.flatMap(({version, options}) => {
    const state = options[name];
    return state ? [{version, ...state}] : [];
  });
  // Ignores deprecations that were withdrawn: `deprecated` is the release after the last one without deprecation.
  const lastUndeprecated = present.map((state) => state.deprecated).lastIndexOf(false);
  const deprecated = present[lastUndeprecated + 1]?.version;
  const changesOf = <T>(
    valueOf: (state: OptionState) => T | undefined,
    isSame: (a: T, b: T) => boolean = isDeepStrictEqual,
  ): readonly ValueSince<T>[] =>
    present
      .flatMap(({version, ...state}) => {
        const value = valueOf(state);
        return value === undefined ? [] : [{version, value}];
      })
      .filter(({value}, index, all) => index === 0 || !isSame(all[index - 1]!.value, value));
  const types = changesOf(({type}) => type);
  const defaults = changesOf((state) => state.defaults, isSameDefault);
  const required = changesOf((state) => state.required);
  const scopes = changesOf(({scope}) => scope);
  const isProperty = states.some(({options}) =>
    Object.keys(options).some((other) => name.startsWith(`${other}.`)),
  );
  const isRemoved = span.removed !== undefined;
  const areTypesShort = types.every(({value}) => value.length <= maxTypeLength);
  return {
    ...span,
    ...(deprecated ? {deprecated} : {}),
    ...(areTypesShort && (types.length > 1 || isRemoved) ? {types} : {}),
    ...(defaults.length > 1 || (isRemoved && defaults.length > 0) ? {defaults} : {}),
    ...(required.length > 1 ? {required} : {}),
    ...(scopes.length > 1 && !isProperty ? {scopes} : {}),
  };
}

function spanOf(states: readonly ReleaseState[], has: (state: ReleaseState) => boolean): Span {
  const spans: {since: string; removed?: string}[] = [];
  for (const [index, state] of states.entries()) {
    const before = states[index - 1];
    const [isHere, wasHere] = [has(state), before !== undefined && has(before)];
    const last = spans.at(-1);
    if (isHere && !wasHere) spans.push({since: state.version});
    else if (!isHere && wasHere && last) last.removed = state.version;
  }
  const [last, ...earlier] = spans.reverse();
  if (last === undefined) throw new Error('No release contains it.');
  const closed = earlier
    .reverse()
    .flatMap(({since, removed}) => (removed ? [{since, removed}] : []));
  return {...last, ...(closed.length > 0 ? {earlier: closed} : {})};
}
