import {extractAnnotations} from './lineAnnotations';
import type {CodeMeta} from './codeMeta';

/** Longest block that is not folded, in lines. */
export const foldAfter = 40;
/** Visible lines of a folded block, repeated in the styles of `CodeBlock`. */
export const foldTo = 24;

/**
 * Returns the number of lines of a block that is folded; undefined if it is shown whole: it is short, or
 * folding would hide a highlighted line. `seen` always folds.
 */
export function foldedLines(
  source: string,
  {highlighted, seen}: Pick<CodeMeta, 'highlighted' | 'seen'>,
): number | undefined {
  const {code, annotations} = extractAnnotations(source.replace(/\n$/, ''));
  const count = code.split('\n').length;
  if (seen) return count;
  if (count <= foldAfter) return undefined;
  const highlightedLines = [...[...annotations.keys()].map((index) => index + 1), ...highlighted];
  return highlightedLines.some((line) => line > foldTo && line <= count) ? undefined : count;
}
