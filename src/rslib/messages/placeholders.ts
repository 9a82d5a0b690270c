import {holeEnd, holeStart} from '../log/logFormat';

/** The fixed texts of a message in the source code of a program, which are separated by placeholders. */
export type Template = readonly string[];

type Fit = {
  readonly marked: string;
  readonly words: string;
};

/** Texts that look like names: quoted or in parentheses, URLs, paths, version numbers, texts that end with `…`. */
const names =
  /(?<!\w)(?:'[^']+'|"[^"]+"|`[^`]+`)(?!\w)|(?<= \()[^\s()]+(?=\))|https?:\/\/[^\s)]+|[^\s'"`()]*(?:\/[^\s'"`(),]*[^\s'"`(),.:]|…)|(?<![\w.-])v?\d+(?:\.\d+)*(?![\w-])/g;

const hole = (name: string): string => `${holeStart}${name}${holeEnd}`;

/**
 * Puts brackets around the texts that fill the placeholders of the template that matches a message (`isOwn`). If none
 * matches, puts them around every text that looks like a name.
 */
export function bracketNames(
  text: string,
  templates: readonly Template[],
): {readonly text: string; readonly isOwn: boolean} {
  const template = bestTemplate(text, templates);
  return template
    ? {text: fit(text, template)!.marked, isOwn: true}
    : {text: byLook(text), isOwn: false};
}

/** Returns the template that matches the longest share of a text; undefined if none matches. */
export function bestTemplate(text: string, templates: readonly Template[]): Template | undefined {
  const fits = templates.flatMap((template) => {
    const found = fit(text, template);
    return found ? [{template, length: found.words.length}] : [];
  });
  return fits.sort((a, b) => b.length - a.length)[0]?.template;
}

export function withoutPlaceholders(marked: string): string {
  return marked.replace(/⟨[^⟩]*⟩/g, ' ');
}

export function countWords(text: string): number {
  return (text.match(/[A-Za-z']{2,}/g) ?? []).length;
}

function byLook(text: string): string {
  return text.replace(names, (name) => {
    const quote = /^['"`]/.exec(name)?.[0] ?? '';
    return quote + hole(quote === '' ? name : name.slice(1, -1)) + quote;
  });
}

/** Minimum of a match: words that template and text share, and the share of the text that these words make up. */
const least = {words: 2, share: 0.35};
const maxNameWords = 3;

/** Matches a text with a template, or with a later part of the template. Returns undefined if neither matches. */
function fit(text: string, template: Template): Fit | undefined {
  for (let first = 0; first < template.length; first += 1) {
    const found = fitFrom(text, template.slice(first), first > 0);
    if (!found) continue;
    const {marked, words} = found;
    const holes = marked.match(/⟨[^⟩]*⟩/g) ?? [];
    const isOne =
      countWords(words) >= least.words &&
      words.trim().length >= text.length * least.share &&
      holes.every((name) => name.split(' ').length <= maxNameWords);
    if (isOne) return found;
  }
  return undefined;
}

function fitFrom(
  text: string,
  [head = '', ...others]: Template,
  afterGap: boolean,
): Fit | undefined {
  const within = text.startsWith(head) && head !== '' ? 0 : head.indexOf(text.slice(0, 12));
  if (within >= 0 && head.startsWith(text, within)) return {marked: text, words: text};
  let marked = '';
  let words = '';
  let rest = text;
  const name = text.slice(0, Math.max(text.indexOf(head), 0));
  if (within >= 0 && text.startsWith(head.slice(within))) words = head.slice(within);
  else if (afterGap && countWords(head) > least.words && /^\S+$/.test(name)) {
    marked = hole(name);
    rest = text.slice(name.length);
    words = head;
  } else return undefined;
  marked += words;
  rest = rest.slice(words.length);
  for (const [index, next] of others.entries()) {
    if (rest === '') break;
    const isLast = index === others.length - 1;
    const at = isLast && rest.endsWith(next) ? rest.length - next.length : rest.indexOf(next, 1);
    if (next === '' || at < 1) {
      // The text ends within the fixed text `next`, or in the placeholder before it.
      let length = Math.min(next.length, rest.length - 1);
      while (length > 0 && !rest.endsWith(next.slice(0, length))) length -= 1;
      const end = next.slice(0, length);
      return {marked: marked + hole(rest.slice(0, rest.length - length)) + end, words: words + end};
    }
    marked += hole(rest.slice(0, at)) + next;
    words += next;
    rest = rest.slice(at + next.length);
  }
  return {marked: marked + byLook(rest), words};
}
