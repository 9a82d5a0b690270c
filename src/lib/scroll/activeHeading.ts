/** Where a heading stands: its id and its distance from the top of the window, in px. */
type HeadingPosition = {readonly id: string; readonly top: number};

/**
 * The heading that a reader is at: the last one above the line where content begins. At the end of the page it is
 * the last one, above the first one it is none.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  line: number,
  atEnd: boolean,
): string | undefined {
  if (atEnd) return headings.at(-1)?.id;
  return headings.filter(({top}) => top <= line + 1).at(-1)?.id;
}
