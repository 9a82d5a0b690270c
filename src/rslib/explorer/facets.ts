import type {State} from './choices';

/** Properties of a package that users can ask for, in the order of the form: choices and properties of built files. */
export const facetIds = [
  ...(['format', 'code', 'files', 'dts', 'typesIn', 'css', 'sourceMap'] as const),
  ...(['minify', 'syntax', 'externals', 'target', 'type'] as const),
] as const;

export type FacetId = (typeof facetIds)[number];
export type Facets = Readonly<Record<FacetId, string>>;

/** Facets that a user asks for. Facets that are left out may have any value. */
export type Wanted = Readonly<Partial<Record<FacetId, string>>>;

export const script = /\.([cm]?js)$/;
export const declaration = /\.d\.([cm]?ts)$/;

/** Returns the distinct extensions that a pattern finds in file names, such as `cjs+js`; `none` if there are none. */
export function extensions(names: readonly string[], pattern: RegExp): string {
  const found = names.flatMap((name) => pattern.exec(name)?.[1] ?? []);
  return [...new Set(found)].sort().join('+') || 'none';
}

/** Returns the facets of the package that a state builds; `names` are those of its files. */
export function facetsOf(state: State, names: readonly string[]): Facets {
  return {
    ...state,
    code: extensions(names, script),
    files: state.bundle === 'off' ? 'many' : 'one',
    typesIn: extensions(names, declaration),
    css: names.some((name) => name.endsWith('.css')) ? 'yes' : 'no',
  };
}

/** Returns the wanted facets for which a package has another value. */
export const unmetFacets = (wanted: Wanted, facets: Facets): readonly FacetId[] =>
  facetIds.filter((id) => wanted[id] !== undefined && wanted[id] !== facets[id]);
