import {tokenise} from './tokenise';

/** What surrounds a word that was found, and what stands where text was left out. */
export type Tags = {readonly pre: string; readonly post: string; readonly ellipsis: string};

export type Marked = {
  /** Text that is safe as markup, with the tags around what was found. */
  readonly value: string;
  /** Terms that were found. */
  readonly terms: readonly string[];
};

type Range = readonly [start: number, end: number];

/** Text as markup: nothing in it is a tag or a reference. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** The whole text, with everything marked that has one of the terms. */
export function highlight(text: string, terms: ReadonlySet<string>, tags: Tags): Marked {
  const found = tokenise(text).filter(({term}) => terms.has(term));
  return {
    value: markup(text, [0, text.length], merged(found.map(({start, end}) => [start, end])), tags),
    terms: [...new Set(found.map(({term}) => term))],
  };
}

/**
 * The part of a text that holds most of the terms, as long as a number of words: a Latin word, or two Chinese
 * characters. What is left out is marked with the ellipsis.
 */
export function snippet(
  text: string,
  terms: ReadonlySet<string>,
  length: number,
  tags: Tags,
): Marked {
  const words = wordRanges(text);
  const found = tokenise(text).filter(({term}) => terms.has(term));
  if (words.length <= length) return highlight(text, terms, tags);
  let first = 0;
  let most = 0;
  for (let start = 0; start + length <= words.length; start += 1) {
    const [from, to] = [words[start]![0], words[start + length - 1]![1]];
    const inside = new Set(
      found.filter((one) => one.start >= from && one.end <= to).map(({term}) => term),
    );
    if (inside.size > most) {
      most = inside.size;
      first = start;
    }
  }
  // What was found stands in the middle rather than at the end.
  const [from, to] = [words[first]![0], words[first + length - 1]![1]];
  const lastFound = Math.max(
    ...found.filter((one) => one.start >= from && one.end <= to).map(({end}) => end),
    from,
  );
  const firstFound = Math.min(
    ...found.filter((one) => one.start >= from && one.end <= to).map(({start}) => start),
    to,
  );
  const leading = words.slice(first, first + length).filter(([, end]) => end <= firstFound).length;
  const trailing = words
    .slice(first, first + length)
    .filter(([start]) => start >= lastFound).length;
  const shift = most === 0 ? 0 : Math.round((leading - trailing) / 2);
  const begin = Math.min(Math.max(first + shift, 0), words.length - length);
  const range: Range = [
    begin === 0 ? 0 : words[begin]![0],
    begin + length === words.length ? text.length : words[begin + length - 1]![1],
  ];
  const ranges = merged(found.map(({start, end}) => [start, end]));
  return {
    value: `${range[0] > 0 ? tags.ellipsis : ''}${markup(text, range, ranges, tags)}${range[1] < text.length ? tags.ellipsis : ''}`,
    terms: [...new Set(found.map(({term}) => term))],
  };
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
