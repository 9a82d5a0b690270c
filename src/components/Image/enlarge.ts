/** Maximum wait for the larger version of a picture. After it, the picture of the page itself is enlarged. */
const loadTimeoutMs = 2000;

/** Address of a picture, and the size in px to which it is enlarged if the window is large enough. */
export type Size = {readonly src: string; readonly width: number; readonly height: number};

const largePictures = new Map<string, Promise<HTMLImageElement | undefined>>();

/** Downloads a picture; the result is cached. Logs a warning and resolves to undefined if the download fails. */
export function fetchLarge(src: string): Promise<HTMLImageElement | undefined> {
  const cached = largePictures.get(src);
  if (cached) return cached;
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

/** Resolves to the larger version of a picture, or to the picture itself if there is none or it loads too slowly. */
export async function enlarge(picture: HTMLImageElement, large?: string): Promise<Size> {
  const image =
    (large && (await Promise.race([fetchLarge(large), timeout(loadTimeoutMs)]))) || picture;
  const src = image.currentSrc || image.src;
  // An SVG is sharp at any size, so it fills the window.
  if (/\.svg(?:[?#]|$)/.test(src)) return {src, width: innerWidth, height: innerHeight};
  const width = Math.max(image.naturalWidth, picture.width);
  return {src, width, height: (width * picture.height) / picture.width};
}

function timeout(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined));
}
