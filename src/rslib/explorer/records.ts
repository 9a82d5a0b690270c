import {choices, type ChoiceId, type State} from './choices';
import type {Sources} from './sources';

/** A built file. Its name starts with `dist/`; sizes are in bytes. */
type ExplorerFile = {
  readonly name: string;
  /** Id of the text; files with the same text have the same id. */
  readonly text: number;
  readonly size: number;
  readonly gzip: number;
};

/** Result of loading the package: `true`, or the first line of the error. */
export type Loaded = string | true;

export type NodeVersion = '20' | '22' | '24';

export type Verdict = {
  readonly publint: readonly {
    readonly code: string;
    readonly type: 'error' | 'warning' | 'suggestion';
    /** Path of a field in `package.json`, such as `exports["."].import`. */
    readonly at: string;
  }[];
  /** Problems that are-the-types-wrong reports, with the resolution modes that have them. */
  readonly types: readonly {readonly kind: string; readonly resolutions: readonly string[]}[];
  /** Results in Node.js. Undefined for UMD and IIFE, which are for pages. */
  readonly node?: Readonly<
    Record<NodeVersion, {readonly import: Loaded; readonly require: Loaded}>
  >;
  /** Result of a script element in a browser's page. Undefined for formats other than UMD and IIFE. */
  readonly page?: Loaded;
};

export type Outcome =
  | {
      readonly kind: 'built';
      readonly files: readonly ExplorerFile[];
      readonly verdict: Verdict;
      /** A number that is equal for states with the same files. */
      readonly tree: number;
    }
  | {readonly kind: 'failed'; readonly message: string};

/** A number for each state. It depends only on `choices`: `values` has one per combination, ordered as in `stateAt`. */
export type Column = {readonly choices: readonly ChoiceId[]; readonly values: readonly number[]};

/** Contents of `src/data/explorer/index.json`. */
export type IndexRecord = {
  /** Versions of the packages that built and checked the states. */
  readonly versions: Readonly<Record<string, string>>;
  /** Source files of the package that is built, by name. */
  readonly sources: Sources;
  readonly names: readonly string[];
  readonly sizes: readonly number[];
  readonly gzips: readonly number[];
  /** Lists of files. A list has two numbers per file: its index in `names`, then the id of its text. */
  readonly groups: readonly (readonly number[])[];
  /** Columns of indexes in `groups`. A state has the files of one group per column. */
  readonly parts: readonly Column[];
  readonly messages: readonly string[];
  /** Index in `messages` plus one, or 0 for a state that builds. */
  readonly failures: Column;
  readonly verdicts: readonly Verdict[];
  readonly verdictOf: Column;
  /** One number per file `texts-<group>.json`: the id of its first text. */
  readonly textGroups: readonly number[];
};

/** Contents of `src/data/explorer/texts-<group>.json`. */
export type TextsRecord = readonly string[];

/** Returns the value of a column for a state. */
export function valueAt(column: Column, state: State): number {
  const index = column.choices.reduce((sum, id) => {
    const {values} = choices.find((choice) => choice.id === id)!;
    return sum * values.length + values.indexOf(state[id]);
  }, 0);
  return column.values[index]!;
}

/** Computes a number for every state, in the order of `stateAt`: passes it, 0 at first, to `step` for each choice. */
export function overStates(
  step: (before: number, id: ChoiceId, digit: number, size: number) => number,
): readonly number[] {
  let all = [0];
  for (const {id, values} of choices) {
    const next: number[] = [];
    for (const before of all)
      for (let digit = 0; digit < values.length; digit++)
        next.push(step(before, id, digit, values.length));
    all = next;
  }
  return all;
}

/** Returns the value of a column for every state, in the order of `stateAt`. */
export const expand = ({choices: ids, values}: Column): readonly number[] =>
  overStates((place, id, digit, size) => (ids.includes(id) ? place * size + digit : place)).map(
    (place) => values[place]!,
  );

/** Returns the verdict of a state, or undefined if it does not build. */
export const verdictOf = (index: IndexRecord, state: State): Verdict | undefined =>
  valueAt(index.failures, state) > 0 ? undefined : index.verdicts[valueAt(index.verdictOf, state)];

/** Returns the result of building a state. */
export function outcomeOf(index: IndexRecord, state: State): Outcome {
  const failure = valueAt(index.failures, state);
  if (failure > 0) return {kind: 'failed', message: index.messages[failure - 1]!};
  const groups = index.parts.map((part) => valueAt(part, state));
  return {
    kind: 'built',
    files: groups
      .flatMap((group) => filesOf(index, group))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
    verdict: index.verdicts[valueAt(index.verdictOf, state)]!,
    tree: groups.reduce((sum, group) => sum * index.groups.length + group, 0),
  };
}

function filesOf({groups, names, sizes, gzips}: IndexRecord, group: number): ExplorerFile[] {
  const pairs = groups[group]!;
  return Array.from({length: pairs.length / 2}, (_, place) => {
    const text = pairs[2 * place + 1]!;
    return {
      name: names[pairs[2 * place]!]!,
      text,
      size: sizes[text]!,
      gzip: gzips[text]!,
    };
  });
}

/** Returns the group of a text: `texts-<group>.json` contains it at the index `text - textGroups[group]`. */
export function textGroupOf({textGroups}: IndexRecord, text: number): number {
  return textGroups.filter((first) => first <= text).length - 1;
}
