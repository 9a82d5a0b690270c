import type {Template} from '../messages/placeholders';
import type {ExampleRecord, OutputFile} from '../examples/exampleRecord';
import type {History, OptionHistory, Release, Span} from '../history/historyTypes';
import type {HoverText} from '../../lib/hovers/hoverText';
import {textKey, type HoverRecord} from '../../compiler/code/recordedHovers';
import type {OptionData} from '../options/optionTypes';

/** All recorded facts about one version of the package, as in `src/data`. */
export type RecordSet = {
  readonly examples: Readonly<Record<string, ExampleRecord>>;
  readonly options: OptionData;
  readonly messages: readonly Template[];
  readonly hovers: HoverRecord;
  readonly history: History;
};

/**
 * Path of a recorded fact: `['example', 'minimal', 'log']`, `['output', 'minimal', 'dist/index.js']`,
 * `['option', 'dts.bundle']`, `['setting', name of a bundler setting]`, `['help', 'build']`, `['package', 'version']`,
 * `['messages']`, `['hover', key of a code block]`, `['history', 'dts.bundle']`, `['flag', '--dts']`,
 * `['release', '1.0.0']`.
 */
export type Fact = readonly [kind: FactKind, ...names: string[]];
type FactKind =
  | 'example'
  | 'output'
  | 'option'
  | 'setting'
  | 'help'
  | 'package'
  | 'messages'
  | 'hover'
  | 'history'
  | 'flag'
  | 'release';

/** A fact that differs between two sets. `before` or `after` is undefined if that set lacks the fact. */
export type Change = {readonly fact: Fact; readonly before: unknown; readonly after: unknown};

type Entry = readonly [Fact, unknown];

export function factsOf(set: RecordSet): readonly Entry[] {
  const {examples, options: data, messages, hovers, history} = set;
  const {options, bundler, help, commands, ...rest} = data;
  return [
    ...Object.values(examples).flatMap(({name, output, ...own}): Entry[] => [
      // No page shows `wordings`, the texts of an error in several versions of Node.js and browsers.
      ...Object.entries(own)
        .filter(([field]) => field !== 'wordings')
        .map(([field, value]): Entry => [['example', name, field], value]),
      ...output.map((file): Entry => [['output', name, file.path], file]),
    ]),
    ...options.map((option): Entry => [['option', option.name], option]),
    ...bundler.map((setting): Entry => [['setting', setting.name], setting]),
    [['help', ''], help],
    ...Object.entries(commands).map(([name, lines]): Entry => [['help', name], lines]),
    ...Object.entries(rest).map(([field, value]): Entry => [['package', field], value]),
    [['messages'], messages],
    ...Object.entries(hovers.blocks).map(([key, places]): Entry => [
      ['hover', key],
      places.map(([line, column, text]) => [line, column, hovers.texts[text]]),
    ]),
    ...Object.entries(history.options).map(([name, option]): Entry => [['history', name], option]),
    ...Object.entries(history.flags).map(([flag, span]): Entry => [['flag', flag], span]),
    ...history.releases.map((release): Entry => [['release', release.version], release]),
  ];
}

export function changesOf(before: RecordSet, after: RecordSet): readonly Change[] {
  const read = (set: RecordSet): ReadonlyMap<string, Entry> =>
    new Map(factsOf(set).map((entry) => [JSON.stringify(entry[0]), entry]));
  const [old, now] = [read(before), read(after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key): Change[] => {
    const [left, right] = [old.get(key), now.get(key)];
    if (JSON.stringify(left?.[1]) === JSON.stringify(right?.[1])) return [];
    return [{fact: (left ?? right)![0], before: left?.[1], after: right?.[1]}];
  });
}

/** Returns the set with another value for a fact, or without the fact if `value` is undefined. */
export function withFact(set: RecordSet, [kind, ...names]: Fact, value: unknown): RecordSet {
  const [first = '', second = ''] = names;
  const {options: data} = set;
  const options = (changed: Partial<OptionData>): RecordSet => ({
    ...set,
    options: {...data, ...changed},
  });
  const history = (changed: Partial<History>): RecordSet => ({
    ...set,
    history: {...set.history, ...changed},
  });
  switch (kind) {
    case 'example':
    case 'output': {
      const record = set.examples[first]!;
      const changed =
        kind === 'example'
          ? {...record, [second]: value}
          : {...record, output: put<OutputFile>(record.output, ({path}) => path === second, value)};
      return {...set, examples: {...set.examples, [first]: changed}};
    }
    case 'option':
      return options({options: put(data.options, ({name}) => name === first, value)});
    case 'setting':
      return options({bundler: put(data.bundler, ({name}) => name === first, value)});
    case 'help':
      return first === ''
        ? options({help: value as readonly string[]})
        : options({commands: {...data.commands, [first]: value as readonly string[]}});
    case 'package':
      return options({[first]: value});
    case 'messages':
      return {...set, messages: value as readonly Template[]};
    case 'hover':
      return {...set, hovers: withBlock(set.hovers, first, (value ?? []) as readonly Name[])};
    case 'history':
      return history({options: entry(set.history.options, first, value as OptionHistory)});
    case 'flag':
      return history({flags: entry(set.history.flags, first, value as Span)});
    case 'release':
      return history({
        releases: put<Release>(set.history.releases, ({version}) => version === first, value),
      });
  }
}

type Name = readonly [line: number, column: number, text: HoverText];

function withBlock(
  {texts, blocks}: HoverRecord,
  block: string,
  names: readonly Name[],
): HoverRecord {
  return {
    texts: {...texts, ...Object.fromEntries(names.map(([, , text]) => [textKey(text), text]))},
    blocks: {
      ...blocks,
      [block]: names.map(([line, column, text]) => [line, column, textKey(text)]),
    },
  };
}

function entry<T>(object: Readonly<Record<string, T>>, key: string, value: T | undefined) {
  const {[key]: _, ...others} = object;
  return value === undefined ? others : {...object, [key]: value};
}

function put<T>(list: readonly T[], isThis: (item: T) => boolean, value: unknown): readonly T[] {
  const own = value === undefined ? [] : [value as T];
  const index = list.findIndex(isThis);
  return index === -1
    ? [...list, ...own]
    : [...list.slice(0, index), ...own, ...list.slice(index + 1)];
}
