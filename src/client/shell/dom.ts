import {targetId} from '../../lib/address/targetId';

/** What a part of the shell returns: called when the page is new, on load and after navigation. */
export type Sync = () => void;

/** The closest element of an event's target that matches, if any. */
export function closest<T extends HTMLElement = HTMLElement>(
  event: Event,
  selector: string,
): T | null {
  return event.target instanceof Element ? event.target.closest<T>(selector) : null;
}

/** Calls back for clicks on elements that match, wherever they are. */
export function onClick<T extends HTMLElement = HTMLElement>(
  selector: string,
  run: (element: T, event: MouseEvent) => void,
): void {
  document.addEventListener('click', (event) => {
    const element = closest<T>(event, selector);
    if (element) run(element, event);
  });
}

export function all<T extends HTMLElement = HTMLElement>(selector: string): T[] {
  return [...document.querySelectorAll<T>(selector)];
}

/** What the hash of the address names, if it is on the page. */
export function hashTarget(): HTMLElement | null {
  return document.getElementById(targetId(location.hash));
}

/**
 * Goes to what the hash of the address names. The page is laid out whole for it, or what stands above would move the place
 * when it is laid out later (see `src/css/prose.css`).
 */
export function goToPlace(): void {
  const place = hashTarget();
  if (!place) return;
  document.documentElement.dataset.whole = '';
  place.scrollIntoView();
}

/** Brings an element into view inside its scroller alone: the page stays where it is. */
export function scrollWithin(element: HTMLElement, scroller: HTMLElement): void {
  const box = scroller.getBoundingClientRect();
  const {top, bottom} = element.getBoundingClientRect();
  if (top >= box.top && bottom <= box.bottom) return;
  scroller.scrollTop += top - box.top - (box.height - element.offsetHeight) / 2;
}

/** Asks how wide a window is, in em as the style sheets do: with larger letters it counts as narrower. */
export function widthIs(comparison: '<' | '>=' | '>', px: number): MediaQueryList | undefined {
  return window.matchMedia?.(`(width ${comparison} ${px / 16}em)`);
}

/** False in browsers older than those that the site is made for: pages are read there without menus and cards. */
export function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}

/** Runs a task when what has changed is drawn: asking where things stand before would lay out the page twice. */
export function afterFrame(task: () => void): void {
  requestAnimationFrame(() => setTimeout(task));
}

/** True when the reader asked for less motion. */
export function reducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

/** Hides an element so that the browser's own search finds what is in it, where the browser can. */
export function hide(element: Element, isHidden: boolean): void {
  const value = 'onbeforematch' in document.documentElement ? 'until-found' : '';
  if (isHidden) element.setAttribute('hidden', value);
  else element.removeAttribute('hidden');
}

/** Hides what matches and came hidden with the page anew, so that it is found. */
export function hideFindable(selector: string): void {
  for (const element of all(`:is(${selector})[hidden='']`)) hide(element, true);
}

/** Calls back when the browser is about to show something it has found, with what was hidden. */
export function onFound(run: (element: HTMLElement) => void): void {
  document.addEventListener('beforematch', ({target}) => {
    if (target instanceof HTMLElement) run(target);
  });
}
