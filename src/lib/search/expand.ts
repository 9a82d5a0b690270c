import {isHan} from './tokenise';

/** A term of the index that a word of a query may mean; 1 is the word itself. */
export type Expansion = {readonly term: string; readonly weight: number};

/** Every term of an index, with the number of sections that hold it. */
export type Vocabulary = ReadonlyMap<string, number>;

export const expansionRules = {
  /** A word that is still being typed: the shorter the rest, the better. */
  prefixFrom: 2,
  prefix: 0.7,
  prefixRest: 0.06,
  /** Typing errors: one in words from four letters on, two from seven. */
  fuzzyFrom: 4,
  fuzzyTwoFrom: 7,
  fuzzy: [0, 0.5, 0.3],
  /** A word of the index is meant as it is: what begins with it counts less, and it is no error. */
  prefixOfKnown: 0.3,
};

/** The terms that a word may mean: itself, words that begin with it, words that differ by a letter or two. */
export function expand(
  term: string,
  written: string,
  vocabulary: Vocabulary,
): readonly Expansion[] {
  const rules = expansionRules;
  const isKnown = vocabulary.has(term);
  const found: Expansion[] = isKnown ? [{term, weight: 1}] : [];
  if (isHan(term) || term.length < rules.prefixFrom) return found;
  const letters = /\d/.test(term) ? 0 : term.length;
  const errors = isKnown
    ? 0
    : letters >= rules.fuzzyTwoFrom
      ? 2
      : letters >= rules.fuzzyFrom
        ? 1
        : 0;
  for (const other of vocabulary.keys()) {
    if (other === term || isHan(other)) continue;
    if (other.startsWith(written)) {
      const rest = other.length - term.length;
      const part = isKnown ? rules.prefixOfKnown : rules.prefix;
      found.push({term: other, weight: part / (1 + rules.prefixRest * rest)});
    } else if (errors > 0 && Math.abs(other.length - term.length) <= errors) {
      const away = distance(term, other, errors);
      if (away > errors) continue;
      const weight = rules.fuzzy[away] ?? 0;
      // The first letter is seldom wrong.
      found.push({term: other, weight: other[0] === term[0] ? weight : weight * 0.6});
    }
  }
  return found;
}

/**
 * How many letters have to be put in, left out, replaced or swapped with a neighbour to make one word of another;
 * more than `most` is `most + 1`.
 */
export function distance(one: string, two: string, most: number): number {
  let before: number[] = [];
  let above = Array.from({length: two.length + 1}, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= two.length; column += 1) {
      const same = one[row - 1] === two[column - 1];
      let best = Math.min(
        above[column]! + 1,
        current[column - 1]! + 1,
        above[column - 1]! + (same ? 0 : 1),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        one[row - 1] === two[column - 2] &&
        one[row - 2] === two[column - 1];
      if (isSwap) best = Math.min(best, before[column - 2]! + 1);
      current.push(best);
    }
    if (Math.min(...current) > most) return most + 1;
    before = above;
    above = current;
  }
  return Math.min(above[two.length]!, most + 1);
}
