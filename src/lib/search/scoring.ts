import type {Expansion} from './expand';
import type {Scores} from './indexFile';
import type {Query, QueryTerm} from './query';

/** A row with some of the words. */
export type Scored = {
  readonly id: number;
  readonly score: number;
  /** Share of the query that the row has, from 0 to 1. */
  readonly covered: number;
  /** Words of the query that the row has, and how well it matches them. */
  readonly units: ReadonlyMap<number, number>;
  /** Terms of the query that the row has, synonyms included. */
  readonly terms: ReadonlySet<string>;
};

/** Influence of the rarity of a word. */
const rarePower = 0.2;
/** Share of the score that does not depend on coverage, and the share that does. */
const coverageBase = 0.3;
const coverageShare = 0.7;

/** Scores the rows that have terms of a query. `total` is the number of rows, except those that only mention a word. */
export function scoreRows(
  query: Query,
  total: number,
  scoresOf: (term: string) => Scores,
  meaning: (term: QueryTerm) => readonly Expansion[],
): readonly Scored[] {
  const count = (term: string): number => scoresOf(term).length;
  const rarity = (value: number): number =>
    Math.log(1 + (Math.max(total - value, 0) + 0.5) / (value + 0.5));
  /** Returns 1 for a term in one row, down to nearly 0. */
  const rare = (value: number): number => rarity(Math.max(value, 1)) / rarity(1);
  const found = new Map<number, Sum>();
  for (const asked of query.terms) {
    const meant = meaning(asked).filter(({term}) => count(term) > 0);
    // A rare expansion does not count more than the others.
    const most = rare(Math.max(...meant.map(({term}) => count(term)), 0));
    // The nearest expansions of a word that no page has count as the word.
    const nearest = Math.max(...meant.map(({weight}) => weight), 0);
    for (const {term, weight} of meant) {
      const fair = Math.min(1, most / rare(count(term)));
      const factor = asked.weight * weight * fair * most ** rarePower;
      for (const [id, score] of scoresOf(term)) {
        const sum: Sum = found.get(id) ?? {values: new Map(), terms: new Set()};
        found.set(id, sum);
        sum.terms.add(term);
        const value = sum.values.get(asked) ?? {best: 0, like: 0};
        value.best = Math.max(value.best, factor * score);
        value.like = Math.max(value.like, weight / nearest);
        sum.values.set(asked, value);
      }
    }
  }
  const worth = query.words.map(({term, weight}) => weight * rare(count(term)));
  const whole = worth.reduce((sum, value) => sum + value, 0);
  return [...found].map(([id, {values, terms}]): Scored => {
    const {score, units} = together(values);
    const part = [...units].reduce((sum, [unit, of]) => sum + worth[unit]! * Math.sqrt(of), 0);
    const covered = part / whole;
    const factor = coverageBase + coverageShare * covered ** 2;
    return {id, score: score * factor, covered, units, terms};
  });
}

/** Score of a term of a query in a row by its best expansion, and how similar that is. */
type Value = {best: number; like: number};
type Sum = {
  readonly values: Map<QueryTerm, Value>;
  readonly terms: Set<string>;
};

/** Returns the score of a row, and how well it matches each word of the query. */
function together(values: Sum['values']): {
  readonly score: number;
  readonly units: ReadonlyMap<number, number>;
} {
  const units = new Map<number, number>();
  const phrases = new Map<number, {value: number; readonly covers: Map<number, number>}>();
  const own: [of: number, units: readonly number[]][] = [];
  for (const [{phrase, covers}, {best, like}] of values) {
    if (phrase === undefined) {
      own.push([best, [...covers.keys()]]);
      covers.forEach((part, unit) => raise(units, unit, part * like));
    } else {
      const one = phrases.get(phrase) ?? {value: 0, covers: new Map<number, number>()};
      one.value += best * covers.size;
      covers.forEach((part, unit) => one.covers.set(unit, (one.covers.get(unit) ?? 0) + part));
      phrases.set(phrase, one);
    }
  }
  // Of synonyms for the same words, the best counts by its excess over these words.
  const others = new Map<string, {best: number; readonly said: number}>();
  for (const {value, covers} of phrases.values()) {
    const said = own.reduce(
      (sum, [of, at]) => sum + (at.every((unit) => covers.has(unit)) ? of : 0),
      0,
    );
    const key = [...covers.keys()].join(' ');
    others.set(key, {best: Math.max(others.get(key)?.best ?? 0, value), said});
    covers.forEach((part, unit) => raise(units, unit, part));
  }
  const score = [...others.values()].reduce(
    (sum, {best, said}) => sum + Math.max(best - said, 0),
    own.reduce((sum, [of]) => sum + of, 0),
  );
  return {score, units};
}

function raise<Key>(values: Map<Key, number>, key: Key, value: number): void {
  values.set(key, Math.max(values.get(key) ?? 0, value));
}
