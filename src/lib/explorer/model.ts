import {choices, defaultState, type ChoiceId, type State} from './choices';
import {compareFiles, type Change} from './compare';
import {commandLine, configText, packageJson} from './config';
import type {FacetId, Wanted} from './facets';
import {outcomeOf, textGroupOf, type IndexRecord, type Outcome} from './records';
import {sourcesOf} from './sources';
import {answersTo, facetValues, type Answer} from './wanted';

export const configName = 'rslib.config.ts';
export const packageName = 'package.json';

/** A file that the user writes or that the build writes. */
export type ModelFile = {
  readonly name: string;
  readonly isBuilt: boolean;
  readonly change: Change;
  /** Of a file that was built. */
  readonly size?: number;
  readonly gzip?: number;
  readonly baseSize?: number;
};

/** All that the explorer shows of a state. */
export type Model = {
  readonly state: State;
  readonly base?: State | undefined;
  readonly wanted?: Wanted | undefined;
  readonly outcome: Outcome;
  readonly config: string;
  readonly baseConfig?: string;
  readonly command: string | undefined;
  readonly files: readonly ModelFile[];
  readonly open: string;
  /** Text of the open file; undefined while it is loading, or if the package does not have it. */
  readonly text: string | undefined;
  readonly baseText?: string | undefined;
  readonly answers?: readonly Answer[];
  readonly facetValues?: Readonly<Record<FacetId, readonly string[]>>;
  /** True if the pasted text could not be read. */
  readonly isUnreadable?: boolean;
};

/** Returns a text by its id, or undefined while it is loading. */
export type ReadText = (id: number) => string | undefined;

type Written = {readonly name: string; readonly text: string};

/** Returns the files of a state that the user writes. */
function written(index: IndexRecord, state: State, outcome: Outcome): readonly Written[] {
  const names = filesOf(outcome).map(({name}) => name);
  const config = configText(state);
  const sources = Object.entries(sourcesOf(index.sources, state));
  return [
    ...sources.map(([name, text]) => ({name, text})),
    {name: packageName, text: packageJson(state, names)},
    ...(config === '' ? [] : [{name: configName, text: config}]),
  ];
}

const filesOf = (outcome: Outcome) => (outcome.kind === 'built' ? outcome.files : []);

type Options = {
  readonly state: State;
  readonly base?: State | undefined;
  readonly open?: string | undefined;
  readonly wanted?: Wanted | undefined;
  readonly isUnreadable?: boolean;
};

/** Returns the model of a state. `read` returns the texts that are loaded. */
export function createModel(index: IndexRecord, options: Options, read: ReadText): Model {
  const {state, base, wanted, isUnreadable} = options;
  const outcome = outcomeOf(index, state);
  const baseOutcome = base && outcomeOf(index, base);
  const own = written(index, state, outcome);
  const old = base && baseOutcome ? written(index, base, baseOutcome) : own;
  const built = compareFiles(filesOf(outcome), filesOf(baseOutcome ?? outcome));
  const names = [...new Set([...own, ...old].map(({name}) => name))];
  const files: readonly ModelFile[] = [
    ...built.map(({name, change, file, base: other}) => ({
      name,
      change,
      isBuilt: true,
      ...(file && {size: file.size, gzip: file.gzip}),
      ...(other && {baseSize: other.size}),
    })),
    ...names.map((name): ModelFile => {
      const [text, other] = [own, old].map((list) => list.find((one) => one.name === name)?.text);
      const change =
        other === undefined
          ? 'added'
          : text === undefined
            ? 'removed'
            : text === other
              ? 'same'
              : 'changed';
      return {name, change, isBuilt: false};
    }),
  ];
  const open = files.find(({name}) => name === options.open)?.name ?? defaultOpen(files);
  const textOf = (list: readonly Written[], result: Outcome): string | undefined => {
    const file = filesOf(result).find(({name}) => name === open);
    return file ? read(file.text) : list.find(({name}) => name === open)?.text;
  };
  const isIn = (result: Outcome, list: readonly Written[]): boolean =>
    [...filesOf(result), ...list].some(({name}) => name === open);
  return {
    state,
    base,
    wanted,
    outcome,
    config: configText(state),
    command: commandLine(state),
    files,
    open,
    text: isIn(outcome, own) ? textOf(own, outcome) : '',
    ...(base && {baseConfig: configText(base)}),
    ...(baseOutcome && {baseText: isIn(baseOutcome, old) ? textOf(old, baseOutcome) : ''}),
    ...(wanted && {
      answers: answersTo(index, wanted),
      facetValues: facetValues(index),
      isUnreadable: isUnreadable ?? false,
    }),
  };
}

/** Files of which the first that exists is open at first. */
const entries = [/\/index\.js$/, /\/index\.[cm]js$/, new RegExp(`^${configName}$`), /./];

function defaultOpen(files: readonly ModelFile[]): string {
  const own = files.filter(({change}) => change !== 'removed').map(({name}) => name);
  return entries.flatMap((entry) => own.find((name) => entry.test(name)) ?? [])[0]!;
}

/** Returns the groups of texts that the open file of a state needs. */
export function neededGroups(index: IndexRecord, {state, base, open}: Model): readonly number[] {
  return [
    ...new Set(
      [state, base].flatMap((one) => {
        const file = one && filesOf(outcomeOf(index, one)).find(({name}) => name === open);
        return file ? [textGroupOf(index, file.text)] : [];
      }),
    ),
  ];
}

/** Number of files that were added, removed and changed. */
export function countChanges(files: readonly ModelFile[]): Readonly<Record<Change, number>> {
  const counts = {added: 0, removed: 0, changed: 0, same: 0};
  for (const {change} of files) counts[change]++;
  return counts;
}

/** Returns a state with another value for a choice. */
export const withChoice = (state: State, id: ChoiceId, value: string): State => ({
  ...state,
  [id]: value,
});

/** Returns the choices that differ from the default. */
export const setChoices = (state: State): readonly ChoiceId[] =>
  choices.map(({id}) => id).filter((id) => state[id] !== defaultState[id]);
