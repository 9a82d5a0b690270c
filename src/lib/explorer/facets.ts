import type {State} from './choices';

/** Properties of a package by which it can be asked for, in the order of the form. */
export const facetIds = [
  ...(['format', 'code', 'files', 'types', 'typesIn', 'css', 'maps'] as const),
  ...(['minified', 'syntax', 'dependency', 'target', 'type'] as const),
] as const;

export type FacetId = (typeof facetIds)[number];
export type Facets = Readonly<Record<FacetId, string>>;

/** Facets that a user asks for; any value is good for the others. */
export type Wanted = Readonly<Partial<Record<FacetId, string>>>;

export const script = /\.([cm]?js)$/;
export const declaration = /\.d\.([cm]?ts)$/;

/** Returns the extensions that a pattern finds in names, each once, joined by `+`; `none` if there are none. */
export function extensions(names: readonly string[], pattern: RegExp): string {
  const found = names.flatMap((name) => pattern.exec(name)?.[1] ?? []);
  return [...new Set(found)].sort().join('+') || 'none';
}

/** Returns the facets of a package by the names of its files. `type` is the field of `package.json`. */
export function facetsOf(state: State, names: readonly string[]): Facets {
  const hasFile = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  const scripts = names.filter((name) => script.test(name));
  return {
    format: state.format,
    code: extensions(names, script),
    files: scripts.length > state.format.split('+').length ? 'many' : 'one',
    types: hasFile(declaration) ? state.dts : 'off',
    typesIn: extensions(names, declaration),
    css: hasFile(/\.css$/) ? 'yes' : 'no',
    maps: hasFile(/\.map$/) ? 'yes' : 'no',
    minified: state.minify,
    syntax: state.syntax,
    dependency: state.externals,
    target: state.target,
    type: state.type,
  };
}
