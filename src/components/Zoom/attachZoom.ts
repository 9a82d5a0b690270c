import {theme} from '@site/src/client/stores/themeStore';
import mediumZoom, {type Zoom} from 'medium-zoom/dist/pure';

/** Settings of docusaurus-plugin-image-zoom, from `themeConfig.zoom`. */
export type ZoomSettings = {
  /** CSS selector of the pictures that can be enlarged. */
  readonly selector: string;
  readonly background: Readonly<Record<'light' | 'dark', string>>;
  /** Space around an enlarged picture and the scroll distance that closes it, in px. */
  readonly config: {readonly margin: number; readonly scrollOffset: number};
};

export type ZoomHandle = {
  readonly toggle: () => void;
  readonly close: () => void;
  readonly detach: () => void;
};

type Listeners = Readonly<Record<'onOpen' | 'onClose' | 'onClosed', () => void>>;

/** The zoom of all pictures. medium-zoom never removes its listeners on the document, so there is one. */
let shared: Zoom | undefined;

/** Makes a click on a picture enlarge it, on the background of the theme that is shown. */
export function attachZoom(
  picture: HTMLImageElement,
  {background, config}: ZoomSettings,
  {onOpen, onClose, onClosed}: Listeners,
): ZoomHandle {
  const zoom = (shared ??= mediumZoom(config));
  const listening = new AbortController();
  const on = (type: string, listener: () => void): void =>
    picture.addEventListener(`medium-zoom:${type}`, listener, {signal: listening.signal});
  // medium-zoom ignores keys and calls until the picture has its full size.
  let isOpening = false;
  let isUnwanted = false;
  const unlessOpening = (change: () => void): void => {
    if (isOpening) isUnwanted = true;
    else change();
  };
  on('open', () => {
    [isOpening, isUnwanted] = [true, false];
    zoom.update({background: background[theme.shown.get()]});
    onOpen();
    settle();
  });
  on('opened', () => {
    isOpening = false;
    if (isUnwanted) void zoom.close();
  });
  document.addEventListener('keyup', ({key}) => (isUnwanted ||= isOpening && key === 'Escape'), {
    signal: listening.signal,
  });
  on('close', () => {
    onClose();
    settle();
  });
  on('closed', onClosed);
  zoom.attach(picture);
  return {
    toggle: () => unlessOpening(() => void zoom.toggle({target: picture})),
    close: () => unlessOpening(() => void zoom.close()),
    detach() {
      zoom.detach(picture);
      listening.abort();
    },
  };
}

/** Ends the transition for which medium-zoom waits, as there is none with reduced motion. */
function settle(): void {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  queueMicrotask(() => {
    for (const copy of document.querySelectorAll('.medium-zoom-image--opened'))
      copy.dispatchEvent(new Event('transitionend'));
  });
}
