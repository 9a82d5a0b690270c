import {gzipSync} from 'node:zlib';

import {
  choices,
  stateAt,
  stateCount,
  type Choice,
  type State,
} from '../../../src/rslib/explorer/choices';
import type {Column, IndexRecord, TextsRecord, Verdict} from '../../../src/rslib/explorer/records';
import type {Sources} from '../../../src/rslib/explorer/sources';

/** Result of a state: either the built files, as pairs of a name and a text, and their checks, or an error message. */
export type StateResult =
  | {readonly files: readonly (readonly [string, string])[]; readonly verdict: Verdict}
  | {readonly message: string};

export type ExplorerRecords = {readonly index: IndexRecord; readonly texts: readonly TextsRecord[]};

/** Patterns of file names, one per kind of file. Each kind has its own column, because it depends on other choices. */
const kinds: readonly RegExp[] = [/\.[cm]?js$/, /\.map$/, /\.d\.[cm]?ts$/, /\.css$/];

/** Encodes the results of all states, which are in the order of `stateAt`. */
export function encode(
  results: readonly StateResult[],
  facts: {readonly versions: Readonly<Record<string, string>>; readonly sources: Sources},
): ExplorerRecords {
  const texts = groupTexts(results);
  const all = texts.flat();
  const textIds = new Map(all.map((text, id) => [text, id]));
  const names = new Table<string>();
  const groups = new Table<readonly number[]>();
  const messages = new Table<string>();
  const verdicts = new Table<Verdict>();
  groups.idOf([]);
  const parts = kinds.map((kind) =>
    columnOf(results, (result) =>
      groups.idOf(
        result.files
          .filter(([name]) => kind.test(name))
          .flatMap(([name, text]) => [names.idOf(name), textIds.get(text)!]),
      ),
    ),
  );
  const failures = results.map((result) =>
    'message' in result ? messages.idOf(result.message) + 1 : 0,
  );
  const verdictOf = columnOf(results, ({verdict}) => verdicts.idOf(verdict));
  let count = 0;
  return {
    index: {
      ...facts,
      names: names.values,
      sizes: all.map((text) => Buffer.byteLength(text)),
      gzips: all.map((text) => gzipSync(text, {level: 9}).length),
      groups: groups.values,
      parts,
      messages: messages.values,
      failures: compress(failures),
      verdicts: verdicts.values,
      verdictOf,
      textGroups: texts.map((group) => (count += group.length) - group.length),
    },
    texts,
  };
}

/** List of distinct values, in the order of their first occurrence. The id of a value is its index. */
class Table<Value> {
  readonly values: Value[] = [];
  private readonly ids = new Map<string, number>();

  idOf(value: Value): number {
    const key = JSON.stringify(value);
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    this.ids.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}

/** Returns the distinct texts by the number that `textGroup` returns. A page loads only the groups that it shows. */
function groupTexts(results: readonly StateResult[]): readonly TextsRecord[] {
  const groups = new Map<string, number>();
  results.forEach((result, index) => {
    if ('message' in result) return;
    for (const [name, text] of result.files)
      if (!groups.has(text)) groups.set(text, textGroup(stateAt(index), name));
  });
  const count = Math.max(...groups.values()) + 1;
  return Array.from({length: count}, (_, group) =>
    [...groups].flatMap(([text, own]) => (own === group ? [text] : [])),
  );
}

function textGroup({minify, syntax, format}: State, name: string): number {
  const isForBrowsers = format === 'umd' || format === 'iife';
  if (name.endsWith('.map')) return isForBrowsers ? 4 : 3;
  if (isForBrowsers) return 2;
  return minify === 'on' || syntax !== 'esnext' ? 1 : 0;
}

type BuiltState = Extract<StateResult, {readonly files: unknown}>;

/** Returns a column with the `value` of each state whose build succeeded, and 0 for the other states. */
function columnOf(results: readonly StateResult[], value: (built: BuiltState) => number): Column {
  return compress(results.map((result) => ('message' in result ? 0 : value(result))));
}

/** Shortens a list with a value per state to a value per combination of those choices that change the value. */
function compress(values: readonly number[]): Column {
  const relevant = choices.filter((choice) => matters(choice, values));
  const column: number[] = [];
  for (let index = 0; index < stateCount; index += 1) {
    const state = stateAt(index);
    // The value of a combination is that of the state in which all irrelevant choices have their defaults.
    if (
      choices.every((choice) => relevant.includes(choice) || state[choice.id] === choice.values[0])
    )
      column.push(values[index]!);
  }
  return {choices: relevant.map(({id}) => id), values: column};
}

/** Returns true if any two states that differ only in this choice have different values. */
function matters(choice: Choice, values: readonly number[]): boolean {
  const place = choices.indexOf(choice);
  const step = choices.slice(place + 1).reduce((count, {values: all}) => count * all.length, 1);
  return values.some((value, index) => {
    const isFirst = Math.floor(index / step) % choice.values.length === 0;
    return isFirst && choice.values.some((_, digit) => values[index + digit * step] !== value);
  });
}
