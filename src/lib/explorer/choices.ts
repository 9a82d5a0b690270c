type ChoiceFacts = {
  readonly id: string;
  readonly values: readonly string[];
  /** Page and section that explain the choice. */
  readonly page: string;
  readonly section: string;
};

/** Choices of the explorer. The first value of each is the default; `type` is that of new packages. */
const facts = [
  {
    id: 'format',
    values: ['esm', 'cjs', 'esm+cjs', 'umd', 'iife'],
    page: '/config/lib/format',
    section: 'choose',
  },
  {id: 'bundle', values: ['on', 'off'], page: '/config/lib/bundle', section: 'choose'},
  {
    id: 'dts',
    values: ['off', 'files', 'bundled'],
    page: '/config/lib/dts',
    section: 'which-files',
  },
  {
    // `types` names declarations after the format, too.
    id: 'autoExtension',
    values: ['on', 'types', 'off'],
    page: '/config/lib/auto-extension',
    section: 'extensions',
  },
  {
    id: 'type',
    values: ['module', 'commonjs'],
    page: '/config/lib/auto-extension',
    section: 'extensions',
  },
  {id: 'syntax', values: ['esnext', 'es2015'], page: '/config/lib/syntax', section: 'versions'},
  {
    id: 'target',
    values: ['node', 'web'],
    page: '/config/rsbuild/output',
    section: 'output-target',
  },
  {
    id: 'minify',
    values: ['off', 'on'],
    page: '/config/rsbuild/output',
    section: 'output-minify',
  },
  {
    id: 'sourceMap',
    values: ['off', 'on'],
    page: '/config/rsbuild/output',
    section: 'output-source-map',
  },
  {id: 'css', values: ['none', 'imported'], page: '/guide/advanced/css', section: 'choose'},
  {
    id: 'externals',
    values: ['external', 'bundled'],
    page: '/config/rsbuild/output',
    section: 'output-auto-external',
  },
] as const satisfies readonly ChoiceFacts[];

export type ChoiceId = (typeof facts)[number]['id'];
export type Choice = ChoiceFacts & {readonly id: ChoiceId};

/** A value for every choice. */
export type State = Readonly<Record<ChoiceId, string>>;

export const choices: readonly Choice[] = facts;

export const stateCount = choices.reduce((count, {values}) => count * values.length, 1);

/** Returns a state by its index, a number with one digit per choice. The last choice changes fastest. */
export function stateAt(index: number): State {
  const entries: [ChoiceId, string][] = [];
  let rest = index;
  for (const {id, values} of [...choices].reverse()) {
    entries.push([id, values[rest % values.length]!]);
    rest = Math.floor(rest / values.length);
  }
  return Object.fromEntries(entries.reverse()) as State;
}

/** Inverse of `stateAt`. Throws on an unknown value. */
export function indexOf(state: State): number {
  return choices.reduce((index, {id, values}) => {
    const digit = values.indexOf(state[id]);
    if (digit < 0) throw new Error(`The choice ${id} has no value ${state[id]}.`);
    return index * values.length + digit;
  }, 0);
}

export const defaultState: State = stateAt(0);
