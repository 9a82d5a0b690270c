import type {State} from './choices';
import type {ExplorerFile} from './records';

/** Properties of a package by which it can be asked for, in the order of the form. */
export const facetIds = [
  ...(['format', 'code', 'files', 'types', 'typesIn', 'css', 'maps'] as const),
  ...(['minified', 'syntax', 'dependency', 'target', 'type'] as const),
] as const;

export type FacetId = (typeof facetIds)[number];
export type Facets = Readonly<Record<FacetId, string>>;

/** Facets that a user asks for; any value is good for the others. */
export type Wanted = Readonly<Partial<Record<FacetId, string>>>;

const declaration = /\.d\.([cm]?ts)$/;

/** Returns the extensions that a pattern finds in names, each once, joined by `+`; `none` if there are none. */
function extensions(names: readonly string[], pattern: RegExp): string {
  const found = names.flatMap((name) => pattern.exec(name)?.[1] ?? []);
  return [...new Set(found)].sort().join('+') || 'none';
}

/** Returns the facets of a package that was built. `type` is the field of `package.json`. */
export function facetsOf(state: State, files: readonly ExplorerFile[]): Facets {
  const names = files.map(({name}) => name);
  const scripts = names.filter((name) => /\.[cm]?js$/.test(name));
  const formats = state.format === 'esm+cjs' ? 2 : 1;
  const hasTypes = names.some((name) => declaration.test(name));
  return {
    format: state.format,
    code: extensions(names, /\.([cm]?js)$/),
    files: scripts.length > formats ? 'many' : 'one',
    types: hasTypes ? state.dts : 'off',
    typesIn: extensions(names, declaration),
    css: names.some((name) => name.endsWith('.css')) ? 'yes' : 'no',
    maps: names.some((name) => name.endsWith('.map')) ? 'yes' : 'no',
    minified: state.minify,
    syntax: state.syntax,
    dependency: state.externals,
    target: state.target,
    type: state.type,
  };
}
