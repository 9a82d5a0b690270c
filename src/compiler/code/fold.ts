import {extractMarks} from './marks';
import type {CodeMeta} from './meta';

/** How many lines a block may have before it is folded. */
export const foldAfter = 40;
/** How many lines of a folded block are seen; the styles of `CodeBlock` repeat it. */
export const foldTo = 24;

/**
 * How many lines a block has that is shown folded; undefined when it is shown whole: it is short, its fence says
 * `noFold`, or the fold would hide a line that the page points at. Where the fence names the lines that are seen, it
 * has decided.
 */
export function foldedLines(
  source: string,
  {fold, highlighted, focused, seen}: Pick<CodeMeta, 'fold' | 'highlighted' | 'focused' | 'seen'>,
): number | undefined {
  const {code, marks} = extractMarks(source.replace(/\n$/, ''));
  const count = code.split('\n').length;
  if (seen) return count;
  if (!fold || count <= foldAfter) return undefined;
  const pointedAt = [...[...marks.keys()].map((index) => index + 1), ...highlighted, ...focused];
  return pointedAt.some((line) => line > foldTo && line <= count) ? undefined : count;
}
