import {fold, tokenise, type Token} from './tokenise';

/** What surrounds a word that was found, and what stands where text was left out. */
export type Tags = {readonly pre: string; readonly post: string; readonly ellipsis: string};

type Range = readonly [start: number, end: number];
type Found = Omit<Token, 'form'>;

/** Text as markup: nothing in it is a tag or a reference. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Stands behind the letters that a word begins with. */
export const begun = '*';

/**
 * The words of a text that are wanted: terms, whole, and of what begins with `ext*` so many letters. A beginning stands
 * for itself, whatever the word is.
 */
export function wordsIn(text: string, wanted: ReadonlySet<string>): readonly Found[] {
  const beginnings = [...wanted].filter((term) => term.endsWith(begun));
  return tokenise(text).flatMap((token): readonly Found[] => {
    const {term, start} = token;
    if (wanted.has(term)) return [token];
    const letters = (beginning: string): number => {
      let [at, typed] = [start, 0];
      for (; typed < beginning.length - 1 && at < token.end; at += 1) {
        const letter = fold(text.charAt(at));
        if (letter === beginning[typed]) typed += 1;
        else if (/[\p{L}\p{N}]/u.test(letter)) return 0;
      }
      return typed === beginning.length - 1 ? at : 0;
    };
    return beginnings
      .filter((beginning) => term[0] === beginning[0])
      .map((beginning) => ({term: beginning, start, end: letters(beginning)}))
      .filter(({end}) => end > 0)
      .slice(0, 1);
  });
}

/**
 * The part of a text that holds most of what is wanted, marked as safe markup, as long as a number of words: a Latin
 * word, or two Chinese characters. What is left out is marked with the ellipsis.
 */
export function snippet(
  text: string,
  wanted: ReadonlySet<string>,
  length: number,
  tags: Tags,
): string {
  const words = wordRanges(text);
  const found = wordsIn(text, wanted);
  const ranges = merged(found.map(({start, end}) => [start, end]));
  if (words.length <= length) return markup(text, [0, text.length], ranges, tags);
  const within = (first: number) => {
    const [from, to] = [words[first]![0], words[first + length - 1]![1]];
    return found.filter(({start, end}) => start >= from && end <= to);
  };
  let [first, most] = [0, 0];
  // A part with more begins with a word that is wanted, or ends with the text.
  words.forEach(([from, to], at) => {
    if (!found.some(({start}) => start >= from && start < to)) return;
    const start = Math.min(at, words.length - length);
    const count = new Set(within(start).map(({term}) => term)).size;
    if (count > most) [first, most] = [start, count];
  });
  // What was found stands in the middle rather than at the end.
  const inside = within(first);
  const trailing = words
    .slice(first, first + length)
    .filter(([start]) => inside.every(({end}) => start >= end)).length;
  const begin = most === 0 ? 0 : Math.max(first - Math.floor(trailing / 2), 0);
  const end = begin + length;
  const range: Range = [
    begin === 0 ? 0 : words[begin]![0],
    end === words.length ? text.length : words[end - 1]![1],
  ];
  const before = range[0] > 0 ? tags.ellipsis : '';
  return before + markup(text, range, ranges, tags) + (range[1] < text.length ? tags.ellipsis : '');
}

/** Where the words of a text stand: a Latin word with what is attached to it, or two Chinese characters. */
function wordRanges(text: string): readonly Range[] {
  return [...text.matchAll(/\p{Script=Han}{1,2}|[^\s\p{Script=Han}]+/gu)].map((word) => [
    word.index,
    word.index + word[0].length,
  ]);
}

/** Ranges in order, those that overlap or touch as one. */
function merged(ranges: readonly Range[]): readonly Range[] {
  const all: Range[] = [];
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && start <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], end)];
    else all.push([start, end]);
  }
  return all;
}

function markup(text: string, [from, to]: Range, ranges: readonly Range[], tags: Tags): string {
  let value = '';
  let at = from;
  for (const [start, end] of ranges) {
    const [first, last] = [Math.max(start, from), Math.min(end, to)];
    if (first >= last) continue;
    value += `${escapeHtml(text.slice(at, first))}${tags.pre}${escapeHtml(text.slice(first, last))}${tags.post}`;
    at = last;
  }
  return value + escapeHtml(text.slice(at, to));
}
