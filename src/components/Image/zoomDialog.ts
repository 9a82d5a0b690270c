import {theme} from '@site/src/client/stores/themeStore';
import * as limits from '@site/src/site/limits';
import {opensDialog} from './opensDialog';
import type {ZoomSettings} from './useZoomSettings';

const animationOptions = {duration: 300, easing: 'cubic-bezier(0.2, 0, 0, 1)'};

/** Opens the dialog with the enlarged picture. Resizing, scrolling or opening another dialog closes it. */
export function openZoom(
  dialog: HTMLDialogElement,
  original: HTMLImageElement,
  {background, config}: ZoomSettings,
) {
  const top = scrollY;
  const listening = new AbortController();
  const {signal} = listening;
  let animation: Animation | undefined;
  let timer: number | undefined;

  function closeAtOnce(): void {
    dialog.close();
    original.focus({preventScroll: true});
  }

  function close(): void {
    // Closes at once: with reduced motion, or if a second press interrupts the closing animation.
    if (!animation || 'closing' in dialog.dataset) return closeAtOnce();
    dialog.dataset.closing = '';
    // Computed again, as the page may have been scrolled by up to `scrollOffset` since the dialog opened.
    (animation.effect as KeyframeEffect).setKeyframes(keyframes(original, dialog));
    animation.onfinish = closeAtOnce;
    animation.reverse();
  }

  function onScroll(): void {
    if (Math.abs(scrollY - top) > config.scrollOffset)
      timer ??= window.setTimeout(close, limits.zoomScrollCloseMs);
  }

  /** Closes before a key opens another dialog. When the other dialog closes, the focus then returns to the picture. */
  function onKeyDown(event: KeyboardEvent): void {
    if (opensDialog(event)) closeAtOnce();
  }

  dialog.style.setProperty('--zoom-ground', background[theme.shown.get()]);
  dialog.style.setProperty('--zoom-margin', `${config.margin}px`);
  dialog.showModal();
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    animation = dialog.querySelector('img')!.animate(keyframes(original, dialog), animationOptions);
  }
  window.addEventListener('resize', close, {signal});
  window.addEventListener('scroll', onScroll, {signal});
  document.addEventListener('keydown', onKeyDown, {capture: true, signal});
  return {
    close,
    dispose() {
      listening.abort();
      window.clearTimeout(timer);
      animation?.cancel();
    },
  };
}

/** Returns keyframes that move the picture from its place in the text to the centre of the dialog. */
function keyframes(original: HTMLImageElement, dialog: HTMLDialogElement): Keyframe[] {
  const from = original.getBoundingClientRect();
  const {offsetWidth, offsetHeight} = dialog.querySelector('img')!;
  // `object-fit: contain` can make the visible picture narrower than its element.
  const width = Math.min(offsetWidth, (offsetHeight * from.width) / from.height);
  const x = from.left + (from.width - dialog.clientWidth) / 2;
  const y = from.top + (from.height - dialog.clientHeight) / 2;
  return [
    {transform: `translate(${x}px, ${y}px) scale(${from.width / width})`},
    {transform: 'none'},
  ];
}
