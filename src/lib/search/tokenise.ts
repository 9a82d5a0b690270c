/** A word that the index knows, and where in the text it stands. */
export type Token = {
  readonly term: string;
  /** How it is written, apart from its case; the part of a name is told from the word. */
  readonly form: string;
  readonly start: number;
  readonly end: number;
};

// A code point each: ideographs without case and without spaces between words.
const han = /\p{Script=Han}/u;
// Letters and digits joined by the marks that stand inside names: d.ts, node:fs, @rslib/core, __dirname.
const chunks =
  /\p{Script=Han}+|(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[._\-/:@]+(?:(?!\p{Script=Han})[\p{L}\p{N}])+)*/gu;
const words = /[\p{L}\p{N}]+/gu;
const letter = /(?!\p{Script=Han})[\p{L}\p{N}]/u;
// autoExternal → auto, External; DTSPlugin → DTS, Plugin.
const humps = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?[^\p{Lu}]+/gu;
// Names that are one word to every reader, however they are written.
const whole = /^(?:typescript|javascript|commonjs|github|stackblitz|eslint|webassembly|rslib)$/;

/** Lower case, full-width forms as ordinary ones. Keeps the length of the text. */
export function fold(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) - 0xfee0))
    .replace(/\p{Lu}/gu, (letter) => {
      const lower = letter.toLowerCase();
      return lower.length === letter.length ? lower : letter;
    });
}

/** English plurals and singulars are one term; anything else stays. */
export function stem(term: string): string {
  if (term.length < 4 || !/^[a-z]+$/.test(term)) return term;
  if (/(?:ss|us|is|js)$/.test(term)) return term;
  if (/(?:[sxz]|[cs]h)es$/.test(term) && !/(?:[aeiou]ses|axes)$/.test(term))
    return term.slice(0, -2);
  if (term.length > 4 && term.endsWith('ies')) return `${term.slice(0, -3)}y`;
  return term.endsWith('s') ? term.slice(0, -1) : term;
}

/** What is known of a chunk, as names come up again and again. */
const read = new Map<string, readonly Token[]>();

/**
 * The terms of a text. A name gives its parts and itself: `dts.autoExtension` → dts, auto, extension,
 * autoextension, dtsautoextension. Chinese gives every character and every pair of neighbours.
 */
export function tokenise(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (const {0: chunk, index} of text.matchAll(chunks)) {
    if (han.test(chunk)) addPairs(chunk, index, tokens);
    else {
      const known = read.get(chunk) ?? readName(chunk);
      read.set(chunk, known);
      for (const {term, form, start, end} of known) {
        tokens.push({term, form, start: start + index, end: end + index});
      }
    }
  }
  return tokens;
}

/** A text as a phrase is looked for in it: its words in order, whatever stands between them. */
export function spelled(text: string): string {
  const all = fold(text).matchAll(/\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])+/gu);
  return ` ${[...all].join(' ')} `;
}

/** Every character, and every character with the next one. */
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

/** The humps of a name, its words, neighbours together, and all of it. */
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

function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '');
}

/** What is written like a name of code, a file or a package: `dts.alias`, `umdName`, `CSS`, `node:fs`, `es2022`. */
export function namesIn(text: string): readonly string[] {
  return [...text.matchAll(chunks)]
    .map(([chunk]) => chunk)
    .filter(
      (chunk) => !han.test(chunk) && /[^\d.]/.test(chunk) && !/^\p{Lu}?\p{Ll}+$/u.test(chunk),
    );
}

/** Whether a term is written without spaces between words. */
export function isHan(term: string): boolean {
  return han.test(term);
}
