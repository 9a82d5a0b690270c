/** Id of a heading and its distance from the top of the window, in px. */
type HeadingPosition = {readonly id: string; readonly top: number};

/** Tolerance for WebKit: it scrolls to the first glyph of a heading, which may be above the heading's box. */
const tolerancePx = 8;

/**
 * Returns the id of the last heading above `line` (in px); undefined if none. At the end of a page, where the last
 * headings cannot reach the line, it is `target`, the heading that the address names, if it is below the line, and
 * otherwise the last heading.
 */
export function activeHeading(
  headings: readonly HeadingPosition[],
  line: number,
  atEnd: boolean,
  target?: string,
): string | undefined {
  const asked = headings.find(({id, top}) => id === target && top > line);
  if (atEnd) return (asked ?? headings.at(-1))?.id;
  return headings.filter(({top}) => top <= line + tolerancePx).at(-1)?.id;
}
