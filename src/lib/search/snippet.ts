import {fold, tokenise, type Token} from './tokenise';

type Range = readonly [start: number, end: number];
type Found = Omit<Token, 'form'>;

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** Suffix of a wanted term that is a prefix: `ext*`. */
export const wildcard = '*';

/**
 * Returns the words of a text that are wanted terms. Of a word that only starts with a wanted prefix (`ext*`), returns
 * the letters of the prefix.
 */
export function wordsIn(text: string, wanted: ReadonlySet<string>): readonly Found[] {
  const prefixes = [...wanted].filter((term) => term.endsWith(wildcard));
  return tokenise(text).flatMap((token): readonly Found[] => {
    const {term, start} = token;
    if (wanted.has(term)) return [token];
    const endOf = (prefix: string): number => {
      let [at, typed] = [start, 0];
      for (; typed < prefix.length - 1 && at < token.end; at += 1) {
        const letter = fold(text.charAt(at));
        if (letter === prefix[typed]) typed += 1;
        else if (/[\p{L}\p{N}]/u.test(letter)) return 0;
      }
      return typed === prefix.length - 1 ? at : 0;
    };
    return prefixes
      .filter((prefix) => term[0] === prefix[0])
      .map((prefix) => ({term: prefix, start, end: endOf(prefix)}))
      .filter(({end}) => end > 0)
      .slice(0, 1);
  });
}

/**
 * Returns the passage of a text with most wanted terms, as safe markup with `<mark>` around them. `length` is in words;
 * two Chinese characters count as a word.
 */
export function snippet(text: string, wanted: ReadonlySet<string>, length: number): string {
  const words = wordRanges(text);
  const found = wordsIn(text, wanted);
  const ranges = merged(found.map(({start, end}) => [start, end]));
  if (words.length <= length) return markup(text, [0, text.length], ranges);
  const within = (first: number) => {
    const [from, to] = [words[first]![0], words[first + length - 1]![1]];
    return found.filter(({start, end}) => start >= from && end <= to);
  };
  let [first, most] = [0, 0];
  // Only passages that start with a wanted word, or end with the text, are compared.
  words.forEach(([from, to], at) => {
    if (!found.some(({start}) => start >= from && start < to)) return;
    const start = Math.min(at, words.length - length);
    const count = new Set(within(start).map(({term}) => term)).size;
    if (count > most) [first, most] = [start, count];
  });
  // Starts the passage earlier, by half the words after the last match, to move the matches to its middle.
  const inside = within(first);
  const trailing = words
    .slice(first, first + length)
    .filter(([start]) => inside.every(({end}) => start >= end)).length;
  const start = most === 0 ? 0 : Math.max(first - Math.floor(trailing / 2), 0);
  const end = start + length;
  const range: Range = [
    start === 0 ? 0 : words[start]![0],
    end === words.length ? text.length : words[end - 1]![1],
  ];
  const [before, after] = [range[0] > 0 ? '…' : '', range[1] < text.length ? '…' : ''];
  return before + markup(text, range, ranges) + after;
}

/** Returns the positions of words: a Latin word with its punctuation, or two Chinese characters. */
function wordRanges(text: string): readonly Range[] {
  return [...text.matchAll(/\p{Script=Han}{1,2}|[^\s\p{Script=Han}]+/gu)].map((word) => [
    word.index,
    word.index + word[0].length,
  ]);
}

/** Sorts ranges and joins those that overlap or touch. */
function merged(ranges: readonly Range[]): readonly Range[] {
  const all: Range[] = [];
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && start <= last[1]) all[all.length - 1] = [last[0], Math.max(last[1], end)];
    else all.push([start, end]);
  }
  return all;
}

function markup(text: string, [from, to]: Range, ranges: readonly Range[]): string {
  let value = '';
  let at = from;
  for (const [start, end] of ranges) {
    const [first, last] = [Math.max(start, from), Math.min(end, to)];
    if (first >= last) continue;
    value += `${escapeHtml(text.slice(at, first))}<mark>${escapeHtml(text.slice(first, last))}</mark>`;
    at = last;
  }
  return value + escapeHtml(text.slice(at, to));
}
