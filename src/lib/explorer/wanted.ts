import {choices, stateAt, stateCount, type ChoiceId, type State} from './choices';
import {facetIds, facetsOf, type FacetId, type Facets, type Wanted} from './facets';
import {outcomeOf, type Column, type IndexRecord} from './records';

/** A package, by the shortest configuration that builds it. */
type Candidate = {readonly state: State; readonly tree: number; readonly facets: Facets};

export type Answer = {
  readonly state: State;
  readonly tree: number;
  /** Facets in which the package differs from what is wanted. */
  readonly unmet: readonly FacetId[];
};

/** Choices that are no options of the configuration: they cost nothing. */
const free: readonly ChoiceId[] = ['type', 'css'];

type Candidates = {
  readonly all: readonly Candidate[];
  readonly values: Readonly<Record<FacetId, readonly string[]>>;
};

const read = new WeakMap<IndexRecord, Candidates>();

/** Returns by how much each choice moves the place in a column. */
function strides(column: Column): readonly number[] {
  const sizes = column.choices.map((id) => choices.find((one) => one.id === id)!.values.length);
  return choices.map(({id}) => {
    const place = column.choices.indexOf(id);
    return place < 0 ? 0 : sizes.slice(place + 1).reduce((product, size) => product * size, 1);
  });
}

/** Returns every distinct package with its shortest configuration, the shortest first. Cached. */
function readCandidates(index: IndexRecord): Candidates {
  const cached = read.get(index);
  if (cached) return cached;
  const withSteps = (column: Column) => ({column, steps: strides(column)});
  const columns = index.parts.map(withSteps);
  const failures = withSteps(index.failures);
  const typeAt = choices.findIndex(({id}) => id === 'type');
  // Positions in the table of choices instead of objects: there are thousands of states.
  const best = new Map<number, {readonly at: number; readonly cost: number}>();
  const digits = choices.map(() => 0);
  function valueIn({column, steps}: ReturnType<typeof withSteps>): number {
    let place = 0;
    for (let one = 0; one < steps.length; one++) place += digits[one]! * steps[one]!;
    return column.values[place]!;
  }
  for (let at = 0; at < stateCount; at++) {
    let rest = at;
    let cost = 0;
    for (let place = choices.length - 1; place >= 0; place--) {
      const {id, values} = choices[place]!;
      digits[place] = rest % values.length;
      rest = Math.floor(rest / values.length);
      if (digits[place]! > 0 && !free.includes(id)) cost++;
    }
    if (valueIn(failures) > 0) continue;
    const key = columns.reduce(
      (sum, column) => sum * index.groups.length + valueIn(column),
      digits[typeAt]!,
    );
    if (cost < (best.get(key)?.cost ?? Infinity)) best.set(key, {at, cost});
  }
  const all = [...best.values()]
    .sort((a, b) => a.cost - b.cost || a.at - b.at)
    .flatMap(({at}): readonly Candidate[] => {
      const state = stateAt(at);
      const outcome = outcomeOf(index, state);
      if (outcome.kind === 'failed') return [];
      return [{state, tree: outcome.tree, facets: facetsOf(state, outcome.files)}];
    });
  const values = facetIds.map((id) => [id, [...new Set(all.map(({facets}) => facets[id]))]]);
  const candidates = {all, values: Object.fromEntries(values) as Candidates['values']};
  read.set(index, candidates);
  return candidates;
}

export const candidates = (index: IndexRecord): Candidates['all'] => readCandidates(index).all;

/** Returns the values of each facet that some package has. */
export const facetValues = (index: IndexRecord): Candidates['values'] =>
  readCandidates(index).values;

/** Values of a package that has no such files at all, which is further from what is wanted than other names. */
const lacking = /^(?:none|off)$/;

/**
 * Returns all packages that have the wanted facets, the shortest configuration first; or, if there are none, those
 * that miss the fewest.
 */
export function answersTo(index: IndexRecord, wanted: Wanted): readonly Answer[] {
  const asked = facetIds.filter((id) => wanted[id] !== undefined);
  let fewest = 2 * asked.length;
  let found: Candidate[] = [];
  for (const one of candidates(index)) {
    let misses = 0;
    for (const id of asked)
      if (one.facets[id] !== wanted[id]) misses += lacking.test(one.facets[id]) ? 2 : 1;
    if (misses < fewest) found = [];
    fewest = Math.min(fewest, misses);
    if (misses === fewest) found.push(one);
  }
  const nearest = found.map(({state, tree, facets}): Answer => ({
    state,
    tree,
    unmet: asked.filter((id) => facets[id] !== wanted[id]),
  }));
  // The format matters more than the target.
  const rank = ({unmet}: Answer): number => Math.min(...unmet.map((id) => facetIds.indexOf(id)));
  return fewest === 0 ? nearest : nearest.sort((a, b) => rank(b) - rank(a));
}

type Json = string | readonly Json[] | {readonly [key: string]: Json} | null;

/** Conditions and paths of an `exports` field: `import types` and `./dist/index.d.ts`. */
function* paths(value: Json, conditions: string): Generator<{name: string; conditions: string}> {
  if (typeof value === 'string') yield {name: value, conditions};
  else if (Array.isArray(value)) yield* paths(value[0] as Json, conditions);
  else if (value && typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) yield* paths(inner, `${conditions} ${key}`);
  }
}

/** Reads what a `package.json`, or the value of its `exports`, promises. Returns undefined if it is neither. */
export function wantedFromExports(text: string): Wanted | undefined {
  const json = parseLoosely(text);
  if (json === undefined || json === null) return undefined;
  const whole =
    typeof json === 'object' && !Array.isArray(json) ? (json as {[key: string]: Json}) : {};
  const isPackage = ['exports', 'main', 'module', 'types'].some((key) => key in whole);
  const {main = null, module: esm = null, types: typings = null, exports: field = null} = whole;
  const entries = isPackage
    ? [
        ...paths(field, ''),
        ...(field === null ? [...paths(main, ' require'), ...paths(esm, ' import')] : []),
        ...paths(typings, ' types'),
      ]
    : [...paths(json, '')];
  const names = entries.map(({name}) => name);
  const scripts = entries.filter(({name}) => /\.[cm]?js$/.test(name));
  const declarations = names.filter((name) => /\.d\.[cm]?ts$/.test(name));
  if (scripts.length === 0 && declarations.length === 0) return undefined;
  // Without the field Node.js assumes CommonJS; a pasted `exports` says nothing about it.
  const isWhole = isPackage && ('type' in whole || 'name' in whole);
  const type = whole.type === 'module' ? 'module' : isWhole ? 'commonjs' : undefined;
  const isCommonJs = ({name, conditions}: {name: string; conditions: string}): boolean =>
    name.endsWith('.cjs') ||
    (!name.endsWith('.mjs') &&
      (/ require\b/.test(conditions) || (type === 'commonjs' && !/ import\b/.test(conditions))));
  const hasCommonJs = scripts.some(isCommonJs);
  const hasEsm = scripts.some((entry) => !isCommonJs(entry));
  const set = (found: readonly string[], pattern: RegExp): string =>
    [...new Set(found.flatMap((name) => pattern.exec(name)?.[1] ?? []))].sort().join('+') || 'none';
  const modules = new Set(
    scripts.map(({name}) =>
      name.replace(/^.*\/dist\/|\.[cm]?js$/g, '').replace(/^(?:esm|cjs)\//, ''),
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
      code: set(names, /\.([cm]?js)$/),
      files: modules.size > 1 || names.some((name) => name.includes('*')) ? 'many' : 'one',
    }),
    ...(declarations.length === 0
      ? {types: 'off'}
      : {typesIn: set(declarations, /\.d\.([cm]?ts)$/)}),
    ...(names.some((name) => name.endsWith('.css')) && {css: 'yes'}),
    ...(type && {type}),
  };
}

/** Parses JSON, also `"exports": {…}` as it stands in a file, with a comma at its end. */
function parseLoosely(text: string): Json | undefined {
  const trimmed = text.trim().replace(/,$/, '');
  for (const attempt of [trimmed, `{${trimmed}}`]) {
    try {
      return JSON.parse(attempt.replace(/,(\s*[}\]])/g, '$1')) as Json;
    } catch {
      // The next attempt.
    }
  }
  return undefined;
}
