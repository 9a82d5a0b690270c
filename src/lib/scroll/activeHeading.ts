/** Id of a heading and its distance from the top of the window, in px. */
type HeadingPosition = {readonly id: string; readonly top: number};

/** Allowance for WebKit, which scrolls to the first glyph of a heading; it may be some px above the heading's box. */
const tolerancePx = 8;

/** Returns the id of the last heading above `line`, in px; if `atEnd`, of the last one. Undefined if there is none. */
export function activeHeading(
  headings: readonly HeadingPosition[],
  line: number,
  atEnd: boolean,
): string | undefined {
  if (atEnd) return headings.at(-1)?.id;
  return headings.filter(({top}) => top <= line + tolerancePx).at(-1)?.id;
}
