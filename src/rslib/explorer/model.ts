import {identity} from '../../site/identity';
import type {State} from './choices';
import {commandLine, configText, manifestFields, packageJson} from './configText';
import {readExports} from './exports';
import {facetsOf, unmetFacets, type FacetId, type Facets, type Wanted} from './facets';
import {problemsOf, type Problem} from './problems';
import {outcomeOf, textGroupOf, type IndexRecord, type Outcome} from './records';
import {sourcesOf} from './sources';
import {answersTo, candidatesOf, type Answers} from './wanted';

export const configName = 'rslib.config.ts';

export type Change = 'added' | 'removed' | 'changed' | 'same';

/** A file that the user writes or that the build writes. */
type ModelFile = {
  readonly name: string;
  readonly change: Change;
  /** Sizes in bytes; undefined for a file that the user writes. */
  readonly size?: number | undefined;
  readonly gzip?: number | undefined;
};

/** Everything that the explorer shows for a state. */
export type Model = {
  readonly state: State;
  readonly base?: State | undefined;
  readonly wanted?: Wanted | undefined;
  readonly outcome: Outcome;
  readonly problems: readonly Problem[];
  readonly config: string;
  readonly baseConfig?: string;
  readonly command: string | undefined;
  readonly manifestFields: readonly string[];
  readonly files: readonly ModelFile[];
  readonly open: string;
  /** Text of the open file; undefined while the text is loading, empty if the package lacks the file. */
  readonly text: string | undefined;
  readonly baseText?: string | undefined;
  /** Groups of texts that have to be loaded for the open file, see `textGroupOf`. */
  readonly groups: readonly number[];
  readonly answers?: Answers;
  readonly facets: Facets;
  /** Wanted facets for which the package has another value. */
  readonly unmet: readonly FacetId[];
  /** Texts by name of a project that builds the package; undefined in the static HTML. */
  readonly project?: Readonly<Record<string, string>>;
  readonly facetValues?: Readonly<Record<FacetId, readonly string[]>>;
};

/** Returns the recorded text with an id, or undefined while that text is loading. */
export type ReadText = (id: number) => string | undefined;

/** Content of a file: the id of a recorded text if it was built, otherwise the text itself. */
type Content = {readonly text: number | string; readonly size?: number; readonly gzip?: number};

/** Returns the files of a state by name: built files first, then those that the user writes. */
function contentsOf(index: IndexRecord, state: State, outcome: Outcome): Map<string, Content> {
  const built = outcome.kind === 'built' ? outcome.files : [];
  const config = configText(state);
  const written = {
    ...sourcesOf(index.sources, state),
    'package.json': packageJson(
      state,
      built.map(({name}) => name),
    ),
    ...(config !== '' && {[configName]: config}),
  };
  return new Map<string, Content>([
    ...built.map((file) => [file.name, file] as const),
    ...Object.entries(written).map(([name, text]) => [name, {text}] as const),
  ]);
}

/** Returns the files of a project that builds a state, with a script `build` and the packages that it needs. */
export function projectOf({versions, sources}: IndexRecord, state: State): Record<string, string> {
  const config = configText(state);
  const {devDependencies, ...manifest} = JSON.parse(packageJson(state, [])) as Record<
    string,
    object
  >;
  const tools = [identity.package, 'typescript'].concat(
    state.dts === 'bundled' ? '@microsoft/api-extractor' : [],
  );
  return {
    ...sourcesOf(sources, state),
    ...(config !== '' && {[configName]: config}),
    'package.json': JSON.stringify(
      {
        ...manifest,
        scripts: {build: 'rslib'},
        devDependencies: {
          ...devDependencies,
          ...Object.fromEntries(tools.map((name) => [name, versions[name]])),
        },
      },
      null,
      2,
    ),
  };
}

type Options = {
  readonly state: State;
  readonly base?: State | undefined;
  readonly open?: string | undefined;
  readonly wanted?: Wanted | undefined;
  readonly pasted?: string | undefined;
};

/** Computes everything that the explorer shows for a state. */
export function createModel(index: IndexRecord, options: Options, read: ReadText): Model {
  const {state, base, wanted, pasted = ''} = options;
  const outcome = outcomeOf(index, state);
  const built = outcome.kind === 'built' ? outcome.files.map(({name}) => name) : [];
  const facets = facetsOf(state, built);
  const own = contentsOf(index, state, outcome);
  const old = base ? contentsOf(index, base, outcomeOf(index, base)) : own;
  const names = [...new Set([...own.keys(), ...old.keys()])];
  const files = names.map((name): ModelFile => {
    const [file, before] = [own.get(name), old.get(name)];
    const change = !before
      ? 'added'
      : !file
        ? 'removed'
        : file.text === before.text
          ? 'same'
          : 'changed';
    return {name, change, size: (file ?? before)?.size, gzip: (file ?? before)?.gzip};
  });
  const open = names.find((name) => name === options.open) ?? defaultOpen([...own.keys()]);
  const [text, baseText] = [own, old].map((contents) => contents.get(open)?.text ?? '');
  const textOf = (content: number | string): string | undefined =>
    typeof content === 'number' ? read(content) : content;
  return {
    state,
    base,
    wanted,
    outcome,
    problems: problemsOf(index, state),
    config: configText(state),
    command: commandLine(state),
    manifestFields: manifestFields(state, built),
    files,
    open,
    text: textOf(text!),
    groups: [text, baseText].flatMap((id) =>
      typeof id === 'number' ? [textGroupOf(index, id)] : [],
    ),
    ...(base && {baseConfig: configText(base), baseText: textOf(baseText!)}),
    facets,
    unmet: unmetFacets(wanted ?? {}, facets),
    ...(wanted && {
      answers: answersTo(index, wanted, readExports(pasted)?.names),
      facetValues: candidatesOf(index).values,
    }),
  };
}

/** Patterns for the file that is open if the user has chosen none. The first pattern that matches a file decides. */
const entries = [/\/index\.js$/, /\/index\.[cm]js$/, new RegExp(`^${configName}$`), /./];

const defaultOpen = (names: readonly string[]): string =>
  entries.flatMap((entry) => names.find((name) => entry.test(name)) ?? [])[0]!;

/** Returns true for a file that was built, false for one that the user writes. */
export const isBuilt = ({size}: ModelFile): boolean => size !== undefined;
