/** Id of a heading and its distance from the top of the window, in px. */
type HeadingPosition = {readonly id: string; readonly top: number};

/** WebKit scrolls to the first glyph of a heading, which may begin some px above the heading's box. */
const tolerancePx = 8;

/** Returns the last heading above a line, or the last of all at the end of the page; undefined above the first. */
export function activeHeading(
  headings: readonly HeadingPosition[],
  line: number,
  atEnd: boolean,
): string | undefined {
  if (atEnd) return headings.at(-1)?.id;
  return headings.filter(({top}) => top <= line + tolerancePx).at(-1)?.id;
}
