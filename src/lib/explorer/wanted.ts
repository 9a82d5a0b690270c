import {stateAt, stateCount, type ChoiceId, type State} from './choices';
import {
  declaration,
  extensions,
  facetIds,
  facetsOf,
  script,
  unmetFacets,
  type FacetId,
  type Facets,
  type Wanted,
} from './facets';
import {hasErrors} from './problems';
import {expand, overStates, type Column, type IndexRecord} from './records';

/** A package, by the shortest configuration that builds it. */
type Candidate = {readonly state: State; readonly facets: Facets};

export type Answers = {
  /** Packages by their states, the best first. */
  readonly states: readonly State[];
  /** True if they have all that is wanted. */
  readonly isExact: boolean;
};

/** Choices that are no options of the configuration: they cost nothing. */
const free: readonly ChoiceId[] = ['type', 'css'];

type Candidates = {
  /** Every distinct package with its shortest configuration: those that work first, then the shortest. */
  readonly all: readonly Candidate[];
  /** Values of each facet that some package has, after an empty one for any. */
  readonly values: Readonly<Record<FacetId, readonly string[]>>;
};

const cache = new WeakMap<IndexRecord, Candidates>();

/** Returns the packages that can be asked for. Cached. */
export function candidatesOf(index: IndexRecord): Candidates {
  const cached = cache.get(index);
  if (cached) return cached;
  const type: Column = {choices: ['type'], values: [0, 1]};
  const parts = index.parts.map(expand);
  const columns = [expand(type), ...parts];
  const namesOf = index.groups.map((pairs) =>
    pairs.flatMap((name, at) => (at % 2 === 0 ? [index.names[name]!] : [])),
  );
  const failures = expand(index.failures);
  const verdicts = expand(index.verdictOf);
  const broken = index.verdicts.map((verdict) => (hasErrors(verdict) ? 1 : 0));
  const costs = overStates((cost, id, digit) => cost + (digit > 0 && !free.includes(id) ? 1 : 0));
  const best = new Map<number, number>();
  for (let at = 0; at < stateCount; at++) {
    if (failures[at]! > 0) continue;
    const key = columns.reduce((sum, values) => sum * index.groups.length + values[at]!, 0);
    const other = best.get(key);
    if (other === undefined || costs[at]! < costs[other]!) best.set(key, at);
  }
  const all = [...best.values()]
    .sort((a, b) => broken[verdicts[a]!]! - broken[verdicts[b]!]! || costs[a]! - costs[b]! || a - b)
    .map((at): Candidate => {
      const state = stateAt(at);
      const names = parts.flatMap((groups) => namesOf[groups[at]!]!);
      return {state, facets: facetsOf(state, names)};
    });
  const values = facetIds.map((id) => [id, ['', ...new Set(all.map(({facets}) => facets[id]))]]);
  const candidates = {all, values: Object.fromEntries(values) as Candidates['values']};
  cache.set(index, candidates);
  return candidates;
}

/** Values of a package that has no such files at all, which is further from what is wanted than other names. */
const lacking = /^(?:none|off)$/;

/**
 * Returns all packages that have the wanted facets, those that work and have the shortest configuration first; or, if
 * there are none, those that miss the fewest. Without a wish about styles, no package imports any.
 */
export function answersTo(index: IndexRecord, wanted: Wanted): Answers {
  const rated = candidatesOf(index)
    .all.filter(({state}) => wanted.css !== undefined || state.css === 'none')
    .map(({state, facets}) => {
      const unmet = unmetFacets(wanted, facets);
      return {
        state,
        misses: unmet.reduce((sum, id) => sum + (lacking.test(facets[id]) ? 2 : 1), 0),
        // The format matters more than the target.
        rank: Math.min(facetIds.length, ...unmet.map((id) => facetIds.indexOf(id))),
      };
    });
  const fewest = Math.min(...rated.map(({misses}) => misses));
  const nearest = rated.filter(({misses}) => misses === fewest).sort((a, b) => b.rank - a.rank);
  return {states: nearest.map(({state}) => state), isExact: fewest === 0};
}

const file = /^[\w@./*-]+\.(?:[cm]?[jt]s|css)$/;

type Json = string | readonly Json[] | {readonly [key: string]: Json} | null;

type Entry = {readonly name: string; readonly conditions: string};

/** Returns conditions and paths of an `exports` field: `import types` and `./dist/index.d.ts`. */
function paths(value: Json, conditions = ''): readonly Entry[] {
  if (typeof value === 'string') return [{name: value, conditions}];
  if (Array.isArray(value)) return paths(value[0] as Json, conditions);
  return Object.entries(value ?? {}).flatMap(([key, inner]) =>
    paths(inner, `${conditions} ${key}`),
  );
}

/** Reads what a `package.json`, the value of its `exports` or a list of files promises. Returns undefined for others. */
export function wantedFromExports(text: string): Wanted | undefined {
  const json = parseLoosely(text);
  if (json === undefined || json === null) return undefined;
  const whole =
    typeof json === 'object' && !Array.isArray(json) ? (json as {[key: string]: Json}) : {};
  const isPackage = ['exports', 'main', 'module', 'types'].some((key) => key in whole);
  const {main = null, module: esm = null, types: typings = null, exports: field = null} = whole;
  const entries = isPackage
    ? [
        ...paths(field),
        ...(field === null ? [...paths(main, ' require'), ...paths(esm, ' import')] : []),
        ...paths(typings, ' types'),
      ]
    : paths(json);
  const names = entries.map(({name}) => name);
  const scripts = entries.filter(({name}) => script.test(name));
  const typesIn = extensions(names, declaration);
  if (scripts.length === 0 && typesIn === 'none') return undefined;
  // Without the field Node.js assumes CommonJS; a pasted `exports` says nothing about it.
  const isWhole = isPackage && ('type' in whole || 'name' in whole);
  const type = whole.type === 'module' ? 'module' : isWhole ? 'commonjs' : undefined;
  const isCommonJs = ({name, conditions}: Entry): boolean =>
    name.endsWith('.cjs') ||
    (!name.endsWith('.mjs') &&
      (/ require\b/.test(conditions) || (type === 'commonjs' && !/ import\b/.test(conditions))));
  const hasCommonJs = scripts.some(isCommonJs);
  const hasEsm = scripts.some((entry) => !isCommonJs(entry));
  const modules = new Set(
    scripts.map(({name}) =>
      name.replace(/^(?:.*\/)?dist\/|\.[cm]?js$/g, '').replace(/^(?:esm|cjs)\//, ''),
    ),
  );
  return {
    ...(scripts.length > 0 && {
      format: names.some((name) => /\bumd\b/.test(name))
        ? 'umd'
        : hasEsm && hasCommonJs
          ? 'esm+cjs'
          : hasCommonJs
            ? 'cjs'
            : 'esm',
      code: extensions(names, script),
      files: modules.size > 1 || names.some((name) => name.includes('*')) ? 'many' : 'one',
    }),
    ...(typesIn !== 'none' && {typesIn}),
    ...(names.some((name) => name.endsWith('.css')) && {css: 'yes'}),
    ...(type && {type}),
  };
}

/** Parses JSON, also `"exports": {…}` as it stands in a file, with a comma at its end, and names of files alone. */
function parseLoosely(text: string): Json | undefined {
  const trimmed = text.trim().replace(/,$/, '');
  for (const attempt of [trimmed, `{${trimmed}}`]) {
    try {
      return JSON.parse(attempt.replace(/,(\s*[}\]])/g, '$1')) as Json;
    } catch {
      // The next attempt.
    }
  }
  const names = trimmed.split(/[\s,]+/);
  return names.every((name) => file.test(name)) ? {...names} : undefined;
}
