type ChoiceFacts = {
  readonly id: string;
  readonly values: readonly string[];
  /** Section that explains the choice. */
  readonly to: string;
};

/**
 * Choices of the explorer, each with its default value first. The default of `type` is that of new packages. If
 * `autoExtension` is `types`, declarations have the extension of the format, too.
 */
const facts = [
  {id: 'format', values: ['esm', 'cjs', 'esm+cjs', 'umd', 'iife'], to: '/config/lib/format#choose'},
  {id: 'bundle', values: ['on', 'off'], to: '/config/lib/bundle#choose'},
  {id: 'dts', values: ['off', 'files', 'bundled'], to: '/config/lib/dts#which-files'},
  {
    id: 'autoExtension',
    values: ['on', 'types', 'off'],
    to: '/config/lib/auto-extension#extensions',
  },
  {id: 'type', values: ['module', 'commonjs'], to: '/config/lib/auto-extension#extensions'},
  {id: 'syntax', values: ['esnext', 'es2015'], to: '/config/lib/syntax#versions'},
  {id: 'target', values: ['node', 'web'], to: '/config/rsbuild/output#output-target'},
  {id: 'minify', values: ['off', 'on'], to: '/config/rsbuild/output#output-minify'},
  {id: 'sourceMap', values: ['off', 'on'], to: '/config/rsbuild/output#output-source-map'},
  {id: 'css', values: ['none', 'imported'], to: '/guide/advanced/css#choose'},
  {
    id: 'externals',
    values: ['external', 'bundled'],
    to: '/config/rsbuild/output#output-auto-external',
  },
] as const satisfies readonly ChoiceFacts[];

export type ChoiceId = (typeof facts)[number]['id'];
export type Choice = ChoiceFacts & {readonly id: ChoiceId};

/** A value for every choice. */
export type State = Readonly<Record<ChoiceId, string>>;

export const choices: readonly Choice[] = facts;

export const stateCount = choices.reduce((count, {values}) => count * values.length, 1);

/** Returns the state with an index from 0 to `stateCount - 1`. The last choice varies fastest. */
export function stateAt(index: number): State {
  let rest = index;
  const entries = [...choices].reverse().map(({id, values}) => {
    const value = values[rest % values.length]!;
    rest = Math.floor(rest / values.length);
    return [id, value];
  });
  return Object.fromEntries(entries.reverse()) as State;
}

/** Returns the index for which `stateAt` returns a state. Throws on an unknown value. */
export function indexOf(state: State): number {
  return choices.reduce((index, {id, values}) => {
    const digit = values.indexOf(state[id]);
    if (digit < 0) throw new Error(`The choice ${id} has no value ${state[id]}.`);
    return index * values.length + digit;
  }, 0);
}

export const defaultState: State = stateAt(0);

/** Returns true for UMD and IIFE, which a page loads by a script element. */
export const isScript = ({format}: Pick<State, 'format'>): boolean =>
  format === 'umd' || format === 'iife';

/** Returns the defaults of the format that a state has. Rslib bundles dependencies into scripts. */
export const defaultsOf = ({format}: Pick<State, 'format'>): State => ({
  ...defaultState,
  externals: isScript({format}) ? 'bundled' : 'external',
});

/** Returns a state with one choice changed. Choices that follow from the format get their defaults with it. */
export function choose(state: State, id: ChoiceId, value: string): State {
  const next: State = {...state, [id]: value};
  if (id !== 'format' || isScript(next) === isScript(state)) return next;
  const {externals, target} = defaultsOf(next);
  return {...next, externals, ...(!isScript(next) && {target})};
}

/** States to start from, by what a user builds. */
export const presets: Readonly<Record<'react' | 'node' | 'cli' | 'both' | 'script', State>> = {
  react: {...defaultState, bundle: 'off', dts: 'files', target: 'web', css: 'imported'},
  node: {...defaultState, dts: 'files'},
  cli: {...defaultState, externals: 'bundled'},
  both: {...defaultState, format: 'esm+cjs', dts: 'files', autoExtension: 'types'},
  script: {...defaultsOf({format: 'umd'}), format: 'umd', target: 'web'},
};
