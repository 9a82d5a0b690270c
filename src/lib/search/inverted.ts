import MiniSearch from 'minisearch';
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
};

/** Inverts rows whose fields count differently. */
export function invert<Field extends string>(
  rows: readonly Row<Field>[],
  boosts: Readonly<Record<Field, number>>,
): Inverted {
  const fields = Object.keys(boosts) as Field[];
  const search = new MiniSearch<Row<Field>>({
    fields,
    extractField: (row, field) =>
      field === 'id' ? String(row.id) : row.terms[field as Field].join(' '),
    tokenize: (terms) => terms.split(' ').filter(Boolean),
    processTerm: (term) => term,
  });
  search.addAll(rows);
  const counts = new Map<string, number>();
  for (const row of rows) {
    new Set(fields.flatMap((field) => row.terms[field])).forEach((term) =>
      counts.set(term, (counts.get(term) ?? 0) + 1),
    );
  }
  const rarity = (count: number): number =>
    Math.log(1 + (rows.length - count + 0.5) / (count + 0.5));
  /** From 1, for what stands in one row, down to nearly 0. */
  const rare = (count: number): number => rarity(Math.max(count, 1)) / rarity(1);

  return {
    counts,
    find(query, meaning) {
      const weights = new Map<string, number>();
      const covers = new Map<string, Map<number, number>>();
      for (const asked of query.terms) {
        const meant = meaning(asked).filter(({term}) => counts.has(term));
        // A rare word that may be meant is not more telling than the others that may be.
        const most = Math.max(...meant.map(({term}) => counts.get(term)!), 0);
        for (const {term, weight} of meant) {
          const fair = Math.min(1, rare(most) / rare(counts.get(term)!));
          raise(weights, term, asked.weight * weight * fair * rare(most) ** invertedRules.rare);
          const units = covers.get(term) ?? new Map<number, number>();
          asked.covers.forEach((part, unit) => raise(units, unit, part * weight));
          covers.set(term, units);
        }
      }
      if (weights.size === 0) return [];
      const worth = query.words.map(({term, weight}) => weight * rare(counts.get(term) ?? 1));
      const whole = worth.reduce((sum, value) => sum + value, 0);
      const found = search.search([...weights.keys()].join(' '), {
        boost: boosts,
        boostTerm: (term) => weights.get(term) ?? 0,
        prefix: false,
        fuzzy: false,
      });
      return found.map(({id, score, terms}): Scored => {
        const units = new Map<number, number>();
        for (const term of terms)
          covers.get(term)?.forEach((part, unit) => raise(units, unit, part));
        const part = [...units].reduce((sum, [unit, of]) => sum + worth[unit]! * Math.sqrt(of), 0);
        const covered = part / whole;
        const {base, share} = invertedRules.coverage;
        return {
          id: Number(id),
          score: score * (base + share * covered ** 2),
          covered,
          terms: new Set(terms),
        };
      });
    },
  };
}

function raise<Key>(values: Map<Key, number>, key: Key, value: number): void {
  values.set(key, Math.max(values.get(key) ?? 0, value));
}
