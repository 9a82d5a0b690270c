/** Maximum height of an inline badge in px; only taller images can be enlarged. */
export const badgeHeight = 40;

type Picture = {readonly alt?: string; readonly height?: number | string | null};

/** Returns true for an image that has a description and is taller than a badge. */
export function canZoom({alt = '', height}: Picture): boolean {
  return alt.trim() !== '' && Number(height) > badgeHeight;
}

/** Returns true for an image on the page that `canZoom` accepts and that is not in a link or control. */
export function isZoomable(picture: HTMLImageElement): boolean {
  return (
    canZoom({alt: picture.alt, height: picture.getAttribute('height')}) &&
    picture.closest('a, button, summary, [role="button"]:not(.picture)') === null
  );
}
