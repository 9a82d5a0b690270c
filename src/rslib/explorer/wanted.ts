import {choices, stateAt, stateCount, type ChoiceId, type State} from './choices';
import {differentChoices} from './differences';
import {facetIds, facetsOf, unmetFacets, type FacetId, type Facets, type Wanted} from './facets';
import {hasErrors} from './problems';
import {expand, overStates, type Column, type IndexRecord} from './records';

/** A package, and the state with the shortest configuration that builds it. */
type Candidate = {
  readonly state: State;
  readonly facets: Facets;
  /** Names of the built files. */
  readonly names: readonly string[];
  readonly isBroken: boolean;
};

export type Answers = {
  /** Packages with the wanted facets or, if there are none, the most similar packages; the best first. */
  readonly packages: readonly Candidate[];
  /** True if the packages have all wanted facets. */
  readonly isExact: boolean;
};

/** Choices that need no option, and therefore do not make a configuration longer. */
const free: readonly ChoiceId[] = ['type', 'css'];

type Candidates = {
  /** Every distinct package. Packages that work come first, then those with the shortest configuration. */
  readonly all: readonly Candidate[];
  /** For each facet: `''`, which stands for any value, and then all values that packages have. */
  readonly values: Readonly<Record<FacetId, readonly string[]>>;
};

const cache = new WeakMap<IndexRecord, Candidates>();

/** Returns the packages that users can ask for, from a cache after the first call. */
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
      return {state, facets: facetsOf(state, names), names, isBroken: broken[verdicts[at]!]! > 0};
    });
  const values = facetIds.map((id) => {
    const order = choices.find((choice) => choice.id === id)?.values ?? [];
    const found = [...new Set(all.map(({facets}) => facets[id]))];
    return [id, ['', ...found.sort((a, b) => order.indexOf(a) - order.indexOf(b))]];
  });
  const candidates = {all, values: Object.fromEntries(values) as Candidates['values']};
  cache.set(index, candidates);
  return candidates;
}

/** Facet values that mean "none at all". An unmet facet with such a value counts as two misses instead of one. */
const lacking = /^(?:none|off)$/;

/**
 * Returns all packages that have the wanted facets or, if there are none, those that miss the fewest. Sorts them by
 * `rank`. Then packages that work come first, then those with the shortest configuration or, if file names are given,
 * with the most of these files and the fewest others. Without a wanted `css`, packages that import styles are left out.
 */
export function answersTo(
  index: IndexRecord,
  wanted: Wanted,
  given: readonly string[] = [],
): Answers {
  const rated = candidatesOf(index)
    .all.filter(({state}) => wanted.css !== undefined || state.css === 'none')
    .map((one) => {
      const {facets} = one;
      const unmet = unmetFacets(wanted, facets);
      return {
        one,
        misses: unmet.reduce((sum, id) => sum + (lacking.test(facets[id]) ? 2 : 1), 0),
        // A miss of an early facet, such as the format, is worse than a miss of a late one, such as the target.
        rank: Math.min(facetIds.length, ...unmet.map((id) => facetIds.indexOf(id))),
      };
    });
  const fewest = Math.min(...rated.map(({misses}) => misses));
  const nearest = rated
    .filter(({misses}) => misses === fewest)
    .sort((a, b) => b.rank - a.rank || (given.length > 0 ? byNames(a.one, b.one, given) : 0));
  return {packages: nearest.map(({one}) => one), isExact: fewest === 0};
}

/** Orders packages: those that work, then those with the most of the given files, then those with the fewest files. */
function byNames(a: Candidate, b: Candidate, given: readonly string[]): number {
  const found = ({names}: Candidate): number => given.filter((name) => names.includes(name)).length;
  return (
    Number(a.isBroken) - Number(b.isBroken) ||
    found(b) - found(a) ||
    a.names.length - b.names.length
  );
}

/**
 * Returns the answers that differ from the given package and from each other: in the names of their files or, if no
 * answer is exact, in the wanted facets. Answers for which the user has to change the fewest choices come first.
 */
export function alternativesTo(
  {state, facets, names}: Omit<Candidate, 'isBroken'>,
  {packages, isExact}: Answers,
  wanted: Wanted,
): readonly Candidate[] {
  const ids = facetIds.filter((id) => wanted[id] !== undefined);
  const keyOf = (one: Pick<Candidate, 'facets' | 'names'>): string =>
    (isExact ? [...one.names].sort() : ids.map((id) => one.facets[id])).join();
  const seen = new Set([keyOf({facets, names})]);
  return packages
    .map((one) => ({one, count: differentChoices(one.state, state).length}))
    .sort((a, b) => a.count - b.count)
    .filter(({one}) => {
      const key = keyOf(one);
      return !seen.has(key) && seen.add(key);
    })
    .map(({one}) => one);
}
