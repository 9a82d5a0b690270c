/** A term of a text and its position. */
export type Token = {
  readonly term: string;
  /** The term as written, in lower case; if it is only a part of a name, `~` is appended. */
  readonly form: string;
  readonly start: number;
  readonly end: number;
};

const han = /\p{Script=Han}/u;
// Chinese text, or a name: letters and digits with punctuation in between, such as d.ts, node:fs or rslib/core.
const chunks =
  /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[._\-/:@]+(?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu;
const words = /[\p{L}\p{N}]+/gu;
const letter = /(?!\p{Script=Han})[\p{L}\p{N}]/u;
// autoExternal → auto, External; DTSPlugin → DTS, Plugin.
const humps = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[^\p{Lu}]+/gu;
// Names that are one word despite their capitals.
const whole = /^(?:typescript|javascript|commonjs|github|stackblitz|eslint|webassembly|rslib)$/;

/** Converts a text to lower case, and full-width characters to ASCII, without a change of its length. */
export function fold(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Lu}/gu, (letter) => {
      const lower = letter.toLowerCase();
      return lower.length === letter.length ? lower : letter;
    });
}

/** Returns the singular of an English plural; other terms are unchanged. */
export function stem(term: string): string {
  if (term.length < 4 || !/^[a-z]+$/.test(term)) return term;
  if (/(?:ss|us|is|js)$/.test(term)) return term;
  if (/(?:[sxz]|[cs]h)es$/.test(term) && !/(?:[aeiou]ses|axes)$/.test(term))
    return term.slice(0, -2);
  if (term.length > 4 && term.endsWith('ies')) return `${term.slice(0, -3)}y`;
  return term.endsWith('s') ? term.slice(0, -1) : term;
}

/** Cached tokens by name, because the same names occur repeatedly. */
const cache = new Map<string, readonly Token[]>();

/**
 * Returns the terms of a text. A name yields its parts and itself: `dts.autoExtension` → dts, auto, extension,
 * autoextension, dtsautoextension. Chinese yields every character and every pair of neighbours.
 */
export function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const {0: chunk, index} of text.matchAll(chunks)) {
    if (han.test(chunk)) addPairs(chunk, index, tokens);
    else {
      const cached = cache.get(chunk) ?? readName(chunk);
      cache.set(chunk, cached);
      for (const {term, form, start, end} of cached) {
        tokens.push({term, form, start: start + index, end: end + index});
      }
    }
  }
  return tokens;
}

/** Returns the words of a text in lower case, separated by single spaces, to search for a phrase. */
export function spelled(text: string): string {
  const all = fold(text).matchAll(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu);
  return ` ${[...all].join(' ')} `;
}

/** Adds every character of a chunk, and every pair of adjacent characters. */
function addPairs(chunk: string, at: number, tokens: Token[]): void {
  let before = -1;
  let start = 0;
  for (const sign of chunk) {
    const end = start + sign.length;
    for (const from of before < 0 ? [start] : [before, start]) {
      const term = chunk.slice(from, end);
      tokens.push({term, form: term, start: from + at, end: end + at});
    }
    before = start;
    start = end;
  }
}

/** Returns the tokens of a name: words, their parts by capitals, pairs of adjacent words, and the whole name. */
function readName(chunk: string): readonly Token[] {
  const tokens: Token[] = [];
  const add = (start: number, end: number): void => {
    if (tokens.some((token) => token.start === start && token.end === end)) return;
    const written = fold(chunk.slice(start, end));
    const term = stem(letters(written));
    const isPart = letter.test(chunk.charAt(start - 1)) || letter.test(chunk.charAt(end));
    if (term !== '') tokens.push({term, form: written + (isPart ? '~' : ''), start, end});
  };
  const ends: Range[] = [];
  for (const {0: word, index: start} of chunk.matchAll(words)) {
    const split = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(word) ? [...word.matchAll(humps)] : [];
    if (split.length > 1 && !whole.test(fold(word))) {
      for (const hump of split) add(start + hump.index, start + hump.index + hump[0].length);
    }
    ends.push([start, start + word.length]);
    add(start, start + word.length);
  }
  ends.slice(1).forEach(([, end], index) => add(ends[index]![0], end));
  if (ends.length > 2) add(ends[0]![0], ends.at(-1)![1]);
  return tokens;
}

type Range = readonly [start: number, end: number];

/** Returns the letters and digits of a text, and dots between digits, because `0.20` is not `0.2.0`. */
export function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}.]+|(?<!\d)\.|\.(?!\d)/gu, '');
}

/** Returns the names of code, files and packages in a text: `dts.alias`, `umdName`, `CSS`, `node:fs`, `es2022`. */
export function namesIn(text: string): readonly string[] {
  return [...text.matchAll(chunks)]
    .map(([chunk]) => chunk)
    .filter(
      (chunk) => !han.test(chunk) && /[^\d.]/.test(chunk) && !/^\p{Lu}?\p{Ll}+$/u.test(chunk),
    );
}

/** Returns true for a term in Chinese characters, between which there are no spaces. */
export function isHan(term: string): boolean {
  return han.test(term);
}
