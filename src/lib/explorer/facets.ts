import type {State} from './choices';

/** Properties of a package by which it can be asked for, in the order of the form: choices, and properties of its files. */
export const facetIds = [
  ...(['format', 'code', 'files', 'dts', 'typesIn', 'css', 'sourceMap'] as const),
  ...(['minify', 'syntax', 'externals', 'target', 'type'] as const),
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

/** Returns the facets of a package by its settings and the names of its files. */
export function facetsOf(state: State, names: readonly string[]): Facets {
  return {
    ...state,
    code: extensions(names, script),
    files: state.bundle === 'off' ? 'many' : 'one',
    typesIn: extensions(names, declaration),
    css: names.some((name) => name.endsWith('.css')) ? 'yes' : 'no',
  };
}

/** Returns the wanted facets that a package does not have. */
export const unmetFacets = (wanted: Wanted, facets: Facets): readonly FacetId[] =>
  facetIds.filter((id) => wanted[id] !== undefined && wanted[id] !== facets[id]);
