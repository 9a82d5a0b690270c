import {lineOf} from '../../../tools/support/files';

/**
 * Throws if there are problems. The error's message is `advice`, which names the remedy, then one line per problem.
 * Each line begins with `file:line:`, so that terminals can open the file.
 */
export function expectNone(problems: readonly string[], advice: string): void {
  if (problems.length === 0) return;
  const shown = problems.slice(0, 60);
  const rest = problems.length - shown.length;
  const error = new Error(
    `${advice}\n\n${shown.join('\n')}${rest > 0 ? `\n… and ${rest} more` : ''}\n`,
  );
  // The stack trace would only point to this file.
  error.stack = error.message;
  throw error;
}

/** Returns `file:line: match` for each match of a global pattern. */
export function matchProblems(file: string, text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(
    ({0: match, index}) => `${file}:${lineOf(text, index)}: ${match.slice(0, 120)}`,
  );
}

/** Returns `file:1: problem` for each property of `wanted` that has another value in `found`. */
export function valueProblems(
  file: string,
  found: Readonly<Record<string, unknown>>,
  wanted: Readonly<Record<string, unknown>>,
): readonly string[] {
  return Object.entries(wanted)
    .filter(([name, value]) => JSON.stringify(found[name]) !== JSON.stringify(value))
    .map(
      ([name, value]) =>
        `${file}:1: ${name} is ${JSON.stringify(found[name])}, not ${JSON.stringify(value)}`,
    );
}

/** Returns a sentence about the first item of `found` that differs from `wanted`; undefined for equal lists. */
export function difference<T>(
  found: readonly T[],
  wanted: readonly T[],
  isSame: (found: T, wanted: T) => boolean = (a, b) => a === b,
): string | undefined {
  const {length} = wanted;
  const index = Array.from({length: Math.max(found.length, length)}, (_, i) => i).find(
    (i) => i >= found.length || i >= length || !isSame(found[i]!, wanted[i]!),
  );
  if (index === undefined) return undefined;
  const show = (value: T | undefined): string =>
    value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 300);
  return `no. ${index + 1} of ${length} is ${show(found[index])}, not ${show(wanted[index])}`;
}
