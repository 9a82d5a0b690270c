import type {Expansion} from './expand';
import type {Scores} from './indexFile';
import type {Query, QueryTerm} from './query';

/** A row (a section or a page) that contains words of the query. */
export type Scored = {
  readonly id: number;
  readonly score: number;
  /** Share of the query's words, by weight and rarity, that the row contains, from 0 to 1. */
  readonly covered: number;
  /** Words of the query that the row contains: index of the word, and how well the row matches it (0 to 1). */
  readonly units: ReadonlyMap<number, number>;
  /** Terms of the query, including synonyms, that the row contains. */
  readonly terms: ReadonlySet<string>;
};

/** Exponent of the rarity of a word, which is a factor of its score. */
const rarePower = 0.2;
/** Part of the factor of a score that does not depend on `covered`, and part that does. */
const coverageBase = 0.3;
const coverageShare = 0.7;

/** Scores the rows that contain terms of a query. `total` is the number of all rows that are ranked. */
export function scoreRows(
  query: Query,
  total: number,
  scoresOf: (term: string) => Scores,
  meaning: (term: QueryTerm) => readonly Expansion[],
): readonly Scored[] {
  const count = (term: string): number => scoresOf(term).length;
  const rarity = (value: number): number =>
    Math.log(1 + (Math.max(total - value, 0) + 0.5) / (value + 0.5));
  /** Returns the rarity of a term in `value` rows: 1 for one row, nearly 0 for all rows. */
  const rare = (value: number): number => rarity(Math.max(value, 1)) / rarity(1);
  const found = new Map<number, Sum>();
  for (const asked of query.terms) {
    const meant = meaning(asked).filter(({term}) => count(term) > 0);
    // All expansions have the rarity of the most common one, so that rare expansions do not count more.
    const most = rare(Math.max(...meant.map(({term}) => count(term)), 0));
    // If no page has the word itself, its nearest expansions count as full matches.
    const nearest = Math.max(...meant.map(({weight}) => weight), 0);
    for (const {term, weight} of meant) {
      const fair = Math.min(1, most / rare(count(term)));
      const factor = asked.weight * weight * fair * most ** rarePower;
      for (const [id, score] of scoresOf(term)) {
        const sum: Sum = found.get(id) ?? {values: new Map(), terms: new Set()};
        found.set(id, sum);
        sum.terms.add(term);
        const value = sum.values.get(asked) ?? {best: 0, similarity: 0};
        value.best = Math.max(value.best, factor * score);
        value.similarity = Math.max(value.similarity, weight / nearest);
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

/** Highest score, and highest similarity, of the expansions of a query's term in a row. */
type Value = {best: number; similarity: number};
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
  for (const [{phrase, covers}, {best, similarity}] of values) {
    if (phrase === undefined) {
      own.push([best, [...covers.keys()]]);
      covers.forEach((part, unit) => raise(units, unit, part * similarity));
    } else {
      const one = phrases.get(phrase) ?? {value: 0, covers: new Map<number, number>()};
      one.value += best * covers.size;
      covers.forEach((part, unit) => one.covers.set(unit, (one.covers.get(unit) ?? 0) + part));
      phrases.set(phrase, one);
    }
  }
  // Of the synonyms for the same words only the best counts, and only by as much as it scores more than these words.
  const others = new Map<string, {best: number; readonly ofWords: number}>();
  for (const {value, covers} of phrases.values()) {
    const ofWords = own.reduce(
      (sum, [of, at]) => sum + (at.every((unit) => covers.has(unit)) ? of : 0),
      0,
    );
    const key = [...covers.keys()].join(' ');
    others.set(key, {best: Math.max(others.get(key)?.best ?? 0, value), ofWords});
    covers.forEach((part, unit) => raise(units, unit, part));
  }
  const score = [...others.values()].reduce(
    (sum, {best, ofWords}) => sum + Math.max(best - ofWords, 0),
    own.reduce((sum, [of]) => sum + of, 0),
  );
  return {score, units};
}

function raise<Key>(values: Map<Key, number>, key: Key, value: number): void {
  values.set(key, Math.max(values.get(key) ?? 0, value));
}
