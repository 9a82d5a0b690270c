import type {Template} from '../messages/placeholders';
import type {ExampleRecord} from '../examples/exampleRecord';
import type {History} from '../history/historyTypes';
import type {HoverRecord} from '../../compiler/code/recordedHovers';
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

function factsOf(set: RecordSet): readonly Entry[] {
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
