/** How long a large picture is waited for; then the one of the page is shown. */
const patienceMs = 2000;

/** A picture and the size, in px, that it is enlarged to where the window is large enough. */
export type Size = {readonly src: string; readonly width: number; readonly height: number};

const largePictures = new Map<string, Promise<HTMLImageElement | undefined>>();

/** Downloads a large picture, once. Resolves to undefined, with a warning, if it cannot be reached. */
export function fetchLarge(src: string): Promise<HTMLImageElement | undefined> {
  const known = largePictures.get(src);
  if (known) return known;
  const image = new Image();
  image.src = src;
  const result = image.decode().then(
    () => image,
    () => {
      console.warn(`Unable to reach the zoom image target ${image.src}`);
      return undefined;
    },
  );
  largePictures.set(src, result);
  return result;
}

/** Returns what to show for a picture: its large version, or itself when that cannot be reached in time. */
export async function enlarge(picture: HTMLImageElement, large?: string): Promise<Size> {
  const image =
    (large && (await Promise.race([fetchLarge(large), timeout(patienceMs)]))) || picture;
  const src = image.currentSrc || image.src;
  // A drawing is sharp at any size.
  if (/\.svg(?:[?#]|$)/.test(src)) return {src, width: innerWidth, height: innerHeight};
  const width = Math.max(image.naturalWidth, picture.width);
  return {src, width, height: (width * picture.height) / picture.width};
}

function timeout(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
