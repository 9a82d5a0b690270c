/** Id of a heading and its distance from the top of the window, in px. */
type HeadingPosition = {readonly id: string; readonly top: number};

/** Tolerance for WebKit: it scrolls to the first glyph of a heading, which may be above the heading's box. */
const tolerancePx = 8;

/** Returns the id of the last heading above `line` (in px), or of the last heading if `atEnd`; undefined if none. */
export function activeHeading(
  headings: readonly HeadingPosition[],
  line: number,
  atEnd: boolean,
): string | undefined {
  if (atEnd) return headings.at(-1)?.id;
  return headings.filter(({top}) => top <= line + tolerancePx).at(-1)?.id;
}
