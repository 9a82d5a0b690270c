import {namePrefix} from './indexFile';
import {isHan} from './tokenise';

/** A term of the index that a word of a query may mean. If the term is the word itself, its weight is 1. */
export type Expansion = {
  readonly term: string;
  readonly weight: number;
  /** True if the word of the query is a misspelling of the term. */
  readonly isError?: boolean;
};

/** Terms of an index. `words` returns terms with a prefix; with `isAny`, also terms that a misspelt word may mean. */
export type Vocabulary = {
  readonly has: (term: string) => boolean;
  readonly words: (prefix: string, isAny?: boolean) => Iterable<string>;
};

/** Minimum length of a word that finds longer words that start with it, and weight of the longer words. */
const prefixFrom = 2;
const prefixWeight = 0.7;
/** Minimum lengths of words that may have one and two typing errors, and weights by the number of errors. */
const fuzzyFrom = 4;
const fuzzyTwoFrom = 7;
const fuzzyWeights = [0, 0.5, 0.3];
/** Weight of longer words if the index also has the word itself. */
const prefixOfKnown = 0.3;
/** Weight of other forms of the word: bundle, bundled, bundling. */
const formWeight = 0.7;

/** Returns the common root of the forms of an English word; short words are unchanged. */
export function root(term: string): string {
  const cut = term
    .replace(/if(?:y|ied|ying|ications?)$/, 'if')
    .replace(/(?:ations?|at(?:e|ed|es|ing)|ing|ed|es?)$/, '');
  if (cut.length < 4) return term;
  return /([^aeiouls])\1$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** Returns the terms that a word may mean: itself, longer words, other forms, and words with one or two errors. */
export function expand(
  term: string,
  written: string,
  vocabulary: Vocabulary,
): readonly Expansion[] {
  const isKnown = vocabulary.has(term);
  const found: Expansion[] = isKnown ? [{term, weight: 1}] : [];
  if (isHan(term) || term.length < prefixFrom) return found;
  const letters = /\d/.test(term) ? 0 : term.length;
  const errors = isKnown ? 0 : letters >= fuzzyTwoFrom ? 2 : letters >= fuzzyFrom ? 1 : 0;
  const common = root(term);
  const prefix = shared(common, written);
  for (const other of new Set(vocabulary.words(prefix, errors > 0))) {
    if (other === term || isHan(other) || other.startsWith(namePrefix)) continue;
    if (other.startsWith(common) && root(other) === common) {
      found.push({term: other, weight: formWeight});
    } else if (other.startsWith(written)) {
      found.push({term: other, weight: isKnown ? prefixOfKnown : prefixWeight});
    } else if (errors > 0 && Math.abs(other.length - term.length) <= errors) {
      const away = distance(term, other, errors);
      // A term with two errors and another first letter is another word: history, story.
      const isOther = away > 1 && other[0] !== term[0];
      if (away <= errors && !isOther)
        found.push({term: other, weight: fuzzyWeights[away]!, isError: true});
    }
  }
  return found;
}

/** Returns the common prefix of two words. */
function shared(one: string, two: string): string {
  let length = 0;
  while (length < one.length && one[length] === two[length]) length += 1;
  return one.slice(0, length);
}

/** Returns the edit distance of two words, at most `most + 1`. Swapping adjacent letters is one edit. */
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

/** Length of the pieces of Chinese text in which one wrong character is corrected. */
const runLength = 4;

/** Returns the overlapping pieces, of `runLength` characters each, of the Chinese in a text. */
export function piecesOf(text: string): readonly string[] {
  return [...text.matchAll(/\p{Script=Han}+/gu)].flatMap(([run]) =>
    Array.from({length: Math.max(run.length - runLength + 1, 0)}, (_, at) =>
      run.slice(at, at + runLength),
    ),
  );
}

/**
 * Corrects wrong Chinese characters of a query: a piece is replaced by a piece of a heading that differs in one
 * character, if fewer pairs of adjacent characters in the query are then unknown to the index.
 */
export function corrected(
  query: string,
  pieces: ReadonlySet<string>,
  vocabulary: Pick<Vocabulary, 'has'>,
): string {
  const strangePairs = (text: string): number =>
    [...text.matchAll(/\p{Script=Han}(?=(\p{Script=Han}))/gu)].filter(
      ([sign, next]) => !vocabulary.has(sign + next!),
    ).length;
  return piecesOf(query).reduce((text, piece) => {
    const strange = strangePairs(text);
    if (strange === 0 || strangePairs(piece) === 0) return text;
    for (const other of pieces) {
      if (!differsByOne(piece, other)) continue;
      const better = text.replace(piece, other);
      if (strangePairs(better) < strange) return better;
    }
    return text;
  }, query);
}

function differsByOne(one: string, other: string): boolean {
  let away = 0;
  for (let at = 0; at < runLength && away < 2; at += 1) if (one[at] !== other[at]) away += 1;
  return away === 1;
}
