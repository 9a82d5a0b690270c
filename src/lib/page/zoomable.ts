/** Pictures up to this height, in px, are badges in a line. */
export const badgeHeight = 40;

type Picture = {readonly alt?: string; readonly height?: number | string | null};

/** Returns true for a picture that is large enough to be enlarged and described by a text. */
export function canZoom({alt = '', height}: Picture): boolean {
  return alt.trim() !== '' && Number(height) > badgeHeight;
}

/** Returns true for a picture on the page that can be enlarged: not a link and not part of a control. */
export function isZoomable(picture: HTMLImageElement): boolean {
  return (
    canZoom({alt: picture.alt, height: picture.getAttribute('height')}) &&
    picture.closest('a, button, summary, [role="button"]:not(img)') === null
  );
}
