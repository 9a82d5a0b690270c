/** Pictures up to this height, in px, are marks in a line (badges), not something to look into. */
export const badgeHeight = 40;

/** True for a picture that can be enlarged: not a link, not part of a control, not a badge, and described by a text. */
export function isZoomable(picture: HTMLImageElement): boolean {
  return (
    picture.alt.trim() !== '' &&
    Number(picture.getAttribute('height')) > badgeHeight &&
    picture.closest('a, button, summary, [role="button"]:not(img)') === null
  );
}
