import {extractAnnotations} from './lineAnnotations';
import type {CodeMeta} from './codeMeta';

/** Longest block that is not folded, in lines. */
export const foldAfter = 40;
/** Number of visible lines of a folded block. The styles of `CodeBlock` repeat it. */
export const foldTo = 24;

/**
 * Returns the number of all lines of a block that is folded. Returns undefined for a block that is not folded, because
 * it is short or folding would hide a highlighted line. A block with a list of `seen` lines is always folded.
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
