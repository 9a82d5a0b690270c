import type {Expansion} from './expand';
import type {Query, QueryTerm} from './query';

/** What is searched: terms by field. */
export type Row<Field extends string> = {
  readonly id: number;
  readonly terms: Readonly<Record<Field, readonly string[]>>;
};

/** A row that has some of the words. */
export type Scored = {
  readonly id: number;
  readonly score: number;
  /** How much of the query is there, from 0 to 1. */
  readonly covered: number;
  readonly terms: ReadonlySet<string>;
};

export type Inverted = {
  /** How many rows have a term. */
  readonly counts: ReadonlyMap<string, number>;
  /** The rows that have terms that the words of a query may mean. */
  readonly find: (
    query: Query,
    meaning: (term: QueryTerm) => readonly Expansion[],
  ) => readonly Scored[];
};

/** How much it counts that a word is rare, and that all words of a query are there. */
export const invertedRules = {
  rare: 0.2,
  coverage: {base: 0.3, share: 0.7},
  /** What further ways to find a word in a row add to the best one. */
  tie: 0.2,
  /** BM25+: how soon more of the same stops to count, how far long fields count less, what any match is worth. */
  bm25: {often: 1.2, length: 0.7, floor: 0.5},
};

/** Inverts rows whose fields count differently. */
export function invert<Field extends string>(
  rows: readonly Row<Field>[],
  boosts: Readonly<Record<Field, number>>,
): Inverted {
  const {count, scoresOf} = bm25(rows, boosts);
  const counts = new Map([...count].map(([term, places]) => [term, places.size]));
  const rarity = (value: number): number =>
    Math.log(1 + (rows.length - value + 0.5) / (value + 0.5));
  /** From 1, for what stands in one row, down to nearly 0. */
  const rare = (value: number): number => rarity(Math.max(value, 1)) / rarity(1);

  return {
    counts,
    find(query, meaning) {
      const found = new Map<number, Sum>();
      for (const asked of query.terms) {
        const meant = meaning(asked).filter(({term}) => counts.has(term));
        // A rare word that may be meant is not more telling than the others that may be.
        const most = rare(Math.max(...meant.map(({term}) => counts.get(term)!), 0));
        // What comes nearest to a word that no page has is what it means.
        const nearest = Math.max(...meant.map(({weight}) => weight), 0);
        for (const {term, weight} of meant) {
          const fair = Math.min(1, most / rare(counts.get(term)!));
          const factor = asked.weight * weight * fair * most ** invertedRules.rare;
          for (const [id, score] of scoresOf(term)) {
            const sum: Sum = found.get(id) ?? {values: new Map(), terms: new Set()};
            found.set(id, sum);
            sum.terms.add(term);
            const value = sum.values.get(asked) ?? {best: 0, all: 0, like: 0};
            value.best = Math.max(value.best, factor * score);
            value.all += factor * score;
            value.like = Math.max(value.like, weight / nearest);
            sum.values.set(asked, value);
          }
        }
      }
      const worth = query.words.map(({term, weight}) => weight * rare(counts.get(term) ?? 1));
      const whole = worth.reduce((sum, value) => sum + value, 0);
      return [...found].map(([id, {values, terms}]): Scored => {
        const {score, units} = together(values);
        const part = [...units].reduce((sum, [unit, of]) => sum + worth[unit]! * Math.sqrt(of), 0);
        const covered = part / whole;
        const {base, share} = invertedRules.coverage;
        return {id, score: score * (base + share * covered ** 2), covered, terms};
      });
    },
  };
}

/** What a term of a query is worth to a row: by its best meaning, by all of them, and how like it that is. */
type Value = {best: number; all: number; like: number};
type Sum = {readonly values: Map<QueryTerm, Value>; readonly terms: Set<string>};

/** What a row is worth by all of its terms, and how well it has each word of the query. */
function together(values: Sum['values']): {
  readonly score: number;
  readonly units: ReadonlyMap<number, number>;
} {
  const {tie} = invertedRules;
  const units = new Map<number, number>();
  const phrases = new Map<number, {value: number; readonly covers: Map<number, number>}>();
  const own: [of: number, units: readonly number[]][] = [];
  for (const [{phrase, covers}, {best, all, like}] of values) {
    const value = best + tie * (all - best);
    if (phrase === undefined) {
      own.push([value, [...covers.keys()]]);
      covers.forEach((part, unit) => raise(units, unit, part * like));
    } else {
      const one = phrases.get(phrase) ?? {value: 0, covers: new Map<number, number>()};
      one.value += value * covers.size;
      covers.forEach((part, unit) => one.covers.set(unit, (one.covers.get(unit) ?? 0) + part));
      phrases.set(phrase, one);
    }
  }
  // Other names count for what the best of them adds to the words that they stand for.
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
    (sum, {best, said}) => sum + Math.max(best - said, 0) + tie * Math.min(best, said),
    own.reduce((sum, [of]) => sum + of, 0),
  );
  return {score, units};
}

function raise<Key>(values: Map<Key, number>, key: Key, value: number): void {
  values.set(key, Math.max(values.get(key) ?? 0, value));
}

/** BM25+, field by field: rows by term with the number of times that each field has it, and their scores. */
function bm25<Field extends string>(
  rows: readonly Row<Field>[],
  boosts: Readonly<Record<Field, number>>,
): {
  readonly count: ReadonlyMap<string, ReadonlyMap<number, readonly number[]>>;
  readonly scoresOf: (term: string) => ReadonlyMap<number, number>;
} {
  const fields = Object.keys(boosts) as Field[];
  const count = new Map<string, Map<number, number[]>>();
  const lengths = new Map(
    rows.map(({id, terms}) => [id, fields.map((field) => new Set(terms[field]).size)]),
  );
  const average = fields.map(
    (_, at) => [...lengths.values()].reduce((sum, of) => sum + of[at]!, 0) / rows.length,
  );
  for (const {id, terms} of rows) {
    fields.forEach((field, at) => {
      for (const term of terms[field]) {
        const places = count.get(term) ?? new Map<number, number[]>();
        const times = places.get(id) ?? fields.map(() => 0);
        times[at]! += 1;
        count.set(term, places.set(id, times));
      }
    });
  }
  const known = new Map<string, Map<number, number>>();
  const {often, length, floor} = invertedRules.bm25;
  return {
    count,
    scoresOf(term) {
      const places = count.get(term) ?? new Map<number, number[]>();
      const scores = known.get(term) ?? new Map<number, number>();
      if (known.has(term)) return scores;
      known.set(term, scores);
      fields.forEach((field, at) => {
        const having = [...places].filter(([, times]) => times[at]! > 0);
        const idf = Math.log(1 + (rows.length - having.length + 0.5) / (having.length + 0.5));
        for (const [id, times] of having) {
          const long = 1 - length + (length * lengths.get(id)![at]!) / average[at]!;
          const part = floor + (times[at]! * (often + 1)) / (times[at]! + often * long);
          scores.set(id, (scores.get(id) ?? 0) + boosts[field] * idf * part);
        }
      });
      return scores;
    },
  };
}
