import {nameMark} from './indexFile';
import {isHan} from './tokenise';

/** A term of the index that a word of a query may mean; 1 is the word itself. */
export type Expansion = {
  readonly term: string;
  readonly weight: number;
  /** The word is taken for an error, and this for what was meant. */
  readonly isError?: boolean;
};

/** The terms of an index: whether it has one, and which begin so, or any that may be meant. */
export type Vocabulary = {
  readonly has: (term: string) => boolean;
  readonly words: (prefix: string, isAny?: boolean) => Iterable<string>;
};

/** A word that is still being typed. */
const prefixFrom = 2;
const prefixWeight = 0.7;
/** Typing errors: one in words from four letters on, two from seven, and what is left of a word with so many. */
const fuzzyFrom = 4;
const fuzzyTwoFrom = 7;
const fuzzyWeights = [0, 0.5, 0.3];
/** A word of the index is meant as it is: what begins with it counts less, and it is no error. */
const prefixOfKnown = 0.3;
/** Another form of the word: bundle, bundled, bundling. */
const formWeight = 0.7;

/** What forms of an English word have in common; words that are too short to tell stay. */
export function root(term: string): string {
  const cut = term
    .replace(/if(?:y|ied|ying|ications?)$/, 'if')
    .replace(/(?:ations?|at(?:e|ed|es|ing)|ing|ed|es?)$/, '');
  if (cut.length < 4) return term;
  return /([^aeiouls])\1$/.test(cut) ? cut.slice(0, -1) : cut;
}

/** The terms that a word may mean: itself, words that begin with it, words that differ by a letter or two. */
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
    if (other === term || isHan(other) || other.startsWith(nameMark)) continue;
    if (other.startsWith(common) && root(other) === common) {
      found.push({term: other, weight: formWeight});
    } else if (other.startsWith(written)) {
      found.push({term: other, weight: isKnown ? prefixOfKnown : prefixWeight});
    } else if (errors > 0 && Math.abs(other.length - term.length) <= errors) {
      const away = distance(term, other, errors);
      if (away <= errors) found.push({term: other, weight: fuzzyWeights[away]!, isError: true});
    }
  }
  return found;
}

/** What two words begin with. */
function shared(one: string, two: string): string {
  let length = 0;
  while (length < one.length && one[length] === two[length]) length += 1;
  return one.slice(0, length);
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

/** So many Chinese characters are recognised although one of them is wrong. */
const runLength = 4;

/** Chinese runs of a text, cut into pieces that overlap. */
export function piecesOf(text: string): readonly string[] {
  return [...text.matchAll(/\p{Script=Han}+/gu)].flatMap(([run]) =>
    Array.from({length: Math.max(run.length - runLength + 1, 0)}, (_, at) =>
      run.slice(at, at + runLength),
    ),
  );
}

/**
 * A query with its wrong Chinese characters put right: where two neighbours stand together on no page, a piece of a
 * heading that differs by one character is what was meant.
 */
export function corrected(
  query: string,
  pieces: ReadonlySet<string>,
  vocabulary: Pick<Vocabulary, 'has'>,
): string {
  return piecesOf(query).reduce((text, piece) => {
    const isStrange = (at: number): boolean =>
      at >= 0 && at + 2 <= runLength && !vocabulary.has(piece.slice(at, at + 2));
    const wrong = [...piece].flatMap((_, at) => (isStrange(at - 1) || isStrange(at) ? [at] : []));
    const meant = [...pieces].find((other) =>
      wrong.some(
        (at) =>
          other !== piece &&
          other.slice(0, at) + other.slice(at + 1) === piece.slice(0, at) + piece.slice(at + 1),
      ),
    );
    return meant === undefined ? text : text.replace(piece, meant);
  }, query);
}
