import type {CaseValue} from '../../src/compiler/records/options/model';
import {isSameDefault} from '../../src/compiler/records/history/sameDefault';
import type {History, OptionHistory, Release, Span} from '../../src/compiler/records/history/model';

/** A longer type is that of another tool, written out: how it changes tells a reader nothing. */
const maxType = 240;

/** What one release says of an option. */
export type OptionState = {
  /** On one line. */
  readonly type: string;
  readonly deprecated: boolean;
  /** Left out where the release does not say it. */
  readonly defaults?: readonly CaseValue[];
};

/** What one release has. */
export type ReleaseState = Release & {
  readonly options: Readonly<Record<string, OptionState>>;
  readonly flags: readonly string[];
};

/** The history of all options and flags from what each release has, oldest first. */
export function historyOf(states: readonly ReleaseState[]): History {
  return {
    releases: states.map(({version, date, rsbuild}) => ({version, date, rsbuild})),
    options: record(
      states.flatMap(({options}) => Object.keys(options)),
      (name) => optionHistory(states, name),
    ),
    flags: record(
      states.flatMap(({flags}) => flags),
      (flag) => spanOf(states, ({flags}) => flags.includes(flag)),
    ),
  };
}

function record<T>(names: readonly string[], of: (name: string) => T): Readonly<Record<string, T>> {
  return Object.fromEntries([...new Set(names)].sort().map((name) => [name, of(name)]));
}

function optionHistory(states: readonly ReleaseState[], name: string): OptionHistory {
  const span = spanOf(states, ({options}) => name in options);
  const having = states.flatMap(({version, options}) => {
    const state = options[name];
    return state ? [{version, ...state}] : [];
  });
  // Called deprecated until its end: what was called so only for a while is not.
  const undeprecated = having.map((state) => state.deprecated).lastIndexOf(false);
  const deprecated = having[undeprecated + 1]?.version;
  const types = changes(
    having.map(({version, type}) => ({version, type})),
    (a, b) => a.type === b.type,
  );
  const defaults = changes(
    having.flatMap(({version, defaults: values}) => (values ? [{version, values}] : [])),
    (a, b) => isSameDefault(a.values, b.values),
  );
  const isGone = span.removed !== undefined;
  const areTypesShort = types.every(({type}) => type.length <= maxType);
  return {
    ...span,
    ...(deprecated ? {deprecated} : {}),
    ...(areTypesShort && (types.length > 1 || isGone) ? {types} : {}),
    ...(defaults.length > 1 || (isGone && defaults.length > 0) ? {defaults} : {}),
  };
}

/** The items that differ from the one before. */
function changes<T>(items: readonly T[], isSame: (a: T, b: T) => boolean): readonly T[] {
  return items.filter((item, index) => {
    const before = items[index - 1];
    return before === undefined || !isSame(before, item);
  });
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
  if (last === undefined) throw new Error('No release has it.');
  const known = earlier
    .reverse()
    .flatMap(({since, removed}) => (removed ? [{since, removed}] : []));
  return {...last, ...(known.length > 0 ? {earlier: known} : {})};
}
