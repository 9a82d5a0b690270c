type Box = {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
};

type Size = {readonly width: number; readonly height: number};

/** Between the name and its card. */
const gap = 4;

/** Between the card and the edges of the window. */
const margin = 8;

/**
 * Where a card stands in the window: below its name and flush with it, above where there is more room, never over an
 * edge. `top` is the lower edge of what covers the page from above.
 */
export function cardPosition(
  name: Box,
  card: Size,
  room: Size,
  top = 0,
): {readonly left: number; readonly top: number} {
  const below = room.height - name.bottom;
  const above = name.top - top;
  const fitsBelow = card.height + gap + margin <= below;
  const left = Math.max(margin, Math.min(name.left, room.width - card.width - margin));
  return {
    left: Math.round(left),
    top: Math.round(fitsBelow || below >= above ? name.bottom + gap : name.top - gap - card.height),
  };
}
