import {extractAnnotations} from './lineAnnotations';
import type {CodeMeta} from './codeMeta';

/** Longest block that is not folded, in lines. */
export const foldAfter = 40;
/** Visible lines of a folded block, repeated in the styles of `CodeBlock`. */
export const foldTo = 24;

/**
 * Returns the number of lines of a block that is folded; undefined if it is shown whole: it is short, has
 * `noFold`, or folding would hide a highlighted line. `seen` always folds.
 */
export function foldedLines(
  source: string,
  {fold, highlighted, focused, seen}: Pick<CodeMeta, 'fold' | 'highlighted' | 'focused' | 'seen'>,
): number | undefined {
  const {code, marks} = extractAnnotations(source.replace(/\n$/, ''));
  const count = code.split('\n').length;
  if (seen) return count;
  if (!fold || count <= foldAfter) return undefined;
  const pointedAt = [...[...marks.keys()].map((index) => index + 1), ...highlighted, ...focused];
  return pointedAt.some((line) => line > foldTo && line <= count) ? undefined : count;
}
