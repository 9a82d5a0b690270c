import {theme} from '@site/src/client/stores/theme';
import * as limits from '@site/src/site/limits';
import {opensDialog} from './opensDialog';
import type {ZoomSettings} from './useZoomSettings';

const growth = {duration: 300, easing: 'cubic-bezier(0.2, 0, 0, 1)'};

type Zoomed = {
  /** Shrinks the picture to its place in the text and closes the dialog. */
  readonly close: () => void;
  /** Ends everything that was started, when the dialog is gone. */
  readonly dispose: () => void;
};

/**
 * Opens the dialog of an enlarged picture, which grows from its place in the text. It closes when the window is resized,
 * the page is scrolled away or another dialog is opened.
 */
export function openZoom(
  dialog: HTMLDialogElement,
  original: HTMLImageElement,
  {background, config}: ZoomSettings,
): Zoomed {
  const top = scrollY;
  const listening = new AbortController();
  const {signal} = listening;
  let growing: Animation | undefined;
  let timer: number | undefined;

  function closeAtOnce(): void {
    dialog.close();
    original.focus({preventScroll: true});
  }

  function close(): void {
    // A second press does not wait.
    if (!growing || 'closing' in dialog.dataset) return closeAtOnce();
    dialog.dataset.closing = '';
    // The page may have been scrolled a little.
    (growing.effect as KeyframeEffect).setKeyframes(keyframes(original, dialog));
    growing.onfinish = closeAtOnce;
    growing.reverse();
  }

  function onScroll(): void {
    if (Math.abs(scrollY - top) > config.scrollOffset)
      timer ??= window.setTimeout(close, limits.zoomScrollCloseMs);
  }

  /** Closes before another dialog opens: that one gives the focus back to the picture in the text. */
  function onKeyDown(event: KeyboardEvent): void {
    if (opensDialog(event)) closeAtOnce();
  }

  dialog.style.setProperty('--zoom-ground', background[theme.shown.get()]);
  dialog.style.setProperty('--zoom-margin', `${config.margin}px`);
  dialog.showModal();
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    growing = dialog.querySelector('img')!.animate(keyframes(original, dialog), growth);
  }
  window.addEventListener('resize', close, {signal});
  window.addEventListener('scroll', onScroll, {signal});
  document.addEventListener('keydown', onKeyDown, {capture: true, signal});
  return {
    close,
    dispose() {
      listening.abort();
      window.clearTimeout(timer);
      growing?.cancel();
    },
  };
}

/** Returns the keyframes that move an enlarged picture from its place in the text to the middle of the dialog. */
function keyframes(original: HTMLImageElement, dialog: HTMLDialogElement): Keyframe[] {
  const from = original.getBoundingClientRect();
  const {offsetWidth, offsetHeight} = dialog.querySelector('img')!;
  // The picture may be narrower than its box.
  const width = Math.min(offsetWidth, (offsetHeight * from.width) / from.height);
  const x = from.left + (from.width - dialog.clientWidth) / 2;
  const y = from.top + (from.height - dialog.clientHeight) / 2;
  return [
    {transform: `translate(${x}px, ${y}px) scale(${from.width / width})`},
    {transform: 'none'},
  ];
}
