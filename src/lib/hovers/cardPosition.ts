type Box = {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
};

type Size = {readonly width: number; readonly height: number};

type Spacing = {
  /** Distance between the word and its card, in px. */
  readonly gap: number;
  /** Distance between the card and the edges of the window, in px. */
  readonly margin: number;
  /** Height of the bars at the top of the window, in px. */
  readonly top?: number;
};

/**
 * Returns the position of a hover card in a window of the size `room`: below its word or, if it does not fit there
 * and there is more room, above.
 */
export function cardPosition(
  word: Box,
  card: Size,
  room: Size,
  {gap, margin, top = 0}: Spacing,
): {readonly left: number; readonly top: number} {
  const below = room.height - word.bottom;
  const above = word.top - top;
  const fitsBelow = card.height + gap + margin <= below;
  const left = Math.max(margin, Math.min(word.left, room.width - card.width - margin));
  return {
    left: Math.round(left),
    top: Math.round(fitsBelow || below >= above ? word.bottom + gap : word.top - gap - card.height),
  };
}
