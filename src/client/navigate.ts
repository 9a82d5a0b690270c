import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {fetchPage} from './fetchPage';
import {goToTarget} from './place';
import {isPage} from './route';
import {trustPage} from './trusted';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Parts that stay during a navigation: they announce something, are folded, scrolled or open. */
const staying = ['#site-status', '.navbar', '#site-sidebar', '#site-shortcuts'];
/** The attributes of the root that belong to a page; all others there belong to the browser's state. */
const ofPage = ['lang', 'class', 'data-page-hide', 'data-not-found'];

const placeOf = ({pathname, search, hash}: Place): Place => ({pathname, search, hash});
let here: Place;
/** Navigation counter. A newer navigation cancels older ones. */
let navigations = 0;
/** Reports to the client modules that the page has come, or is no longer waited for. */
let settle = (): void => undefined;

const parse = (text: string): Document =>
  new DOMParser().parseFromString(trustPage(text), 'text/html');
/** The page whose link is pressed, parsed while the finger is down. */
let pressed: {readonly text: string; readonly page: Document} | undefined;

/** Fetches a page and parses it. Rejects where it does not come. */
export async function readAhead(pathname: string): Promise<void> {
  const text = await fetchPage(pathname);
  pressed = {text, page: parse(text)};
}

/** Goes to a page of this site: its HTML replaces the present page. */
export function navigate(address: string, how: 'push' | 'replace'): void {
  window.history[`${how}State`](null, '', address);
  arrive();
}

/** Shows what the address names. A page that does not come is loaded in full. */
function arrive(isBack = false): void {
  const [previousLocation, location] = [here, placeOf(window.location)];
  here = location;
  const navigation = ++navigations;
  const about = {previousLocation, location} as never;
  const {dataset} = document.documentElement;
  const reload = (): void => window.location.reload();
  function show(text?: string): void {
    if (navigation !== navigations) return;
    settle();
    if (!isBack && (text !== undefined || !location.hash)) {
      window.scrollTo(0, 0);
      delete dataset.whole;
    }
    if (text !== undefined) showPage(text);
    if (!isBack) goToTarget();
    dispatchLifecycleAction('onRouteDidUpdate', about);
  }
  settle();
  if (location.pathname !== previousLocation.pathname && !isPage(location.pathname))
    return reload();
  settle = dispatchLifecycleAction('onRouteUpdate', about);
  if (location.pathname === previousLocation.pathname) return show();
  // The user may come back to it.
  if (isPage(previousLocation.pathname))
    fetchPage(previousLocation.pathname, {cache: 'force-cache', priority: 'low'}).catch(() => 0);
  fetchPage(location.pathname)
    .then(show)
    .catch(() => navigation === navigations && reload());
}

/** Replaces the page. Throws if the new one is of another build. */
function showPage(text: string): void {
  const page = pressed?.text === text ? pressed.page : parse(text);
  pressed = undefined;
  const [old, fresh] = [partsOf(document), partsOf(page)];
  if (old.scripts !== fresh.scripts) throw new Error('another build');
  // Removing a focused element makes the browser lay out the page; it is laid out now.
  const focused = old.body.querySelector<HTMLElement>(':focus');
  if (!focused?.closest(staying.join())) focused?.blur();
  for (const name of ofPage) copyAttribute(old.root, fresh.root, name);
  const added = new Set(fresh.head);
  for (const element of old.head) {
    const known = fresh.head.find((one) => one.isEqualNode(element));
    if (known) added.delete(known);
    else element.remove();
  }
  document.head.append(...added);
  const title = '.sidebar__title';
  const isSection =
    old.body.querySelector(title)?.textContent === fresh.body.querySelector(title)?.textContent;
  replaceChildren(
    old.body,
    fresh.body,
    staying.filter((part) => isSection || part !== '#site-sidebar'),
  );
}

const partsOf = (page: Document) => ({
  root: page.documentElement,
  scripts: page.querySelector('script[data-scripts]')?.textContent,
  // The deferred stylesheet has all that `RareStyles` asks for.
  head: [...page.querySelectorAll('head [data-rh]:not([data-rare])')],
  body: page.getElementById('__docusaurus')!,
});

/** Replaces what is in an element, around what stays. */
function replaceChildren(old: Element, fresh: Element, parts: readonly string[]): void {
  const known = new Map<Node, Element>();
  for (const part of parts) {
    const [from, to] = [old, fresh].map((one) =>
      [...one.children].find((child) => child.matches(part) || child.querySelector(part)),
    );
    if (from && to) known.set(to, from);
  }
  let place = old.firstChild;
  const clear = (end: Node | null): void => {
    while (place && place !== end) {
      const gone = place;
      place = place.nextSibling;
      gone.remove();
    }
  };
  for (const child of [...fresh.childNodes]) {
    const stays = known.get(child);
    if (!stays) {
      old.insertBefore(child, place);
      continue;
    }
    clear(stays);
    place = stays.nextSibling;
    copyAttribute(stays, child as Element, 'class');
    if (parts.some((part) => stays.matches(part))) updateLinks(stays, child as Element);
    else replaceChildren(stays, child as Element, parts);
  }
  clear(null);
}

/**
 * Updates the links of a part that stays to those of the new page, and the props of its islands: those that are not live
 * yet render these.
 */
function updateLinks(old: Element, fresh: Element): void {
  const [links, wanted] = [old, fresh].map((one) => one.querySelectorAll('a, button, site-island'));
  wanted!.forEach((link, index) => {
    const own = links![index];
    if (!own) return;
    for (const name of ['href', 'aria-current', 'data-props']) copyAttribute(own, link, name);
  });
}

function copyAttribute(old: Element, fresh: Element, name: string): void {
  const value = fresh.getAttribute(name);
  if (value === old.getAttribute(name)) return;
  if (value === null) old.removeAttribute(name);
  else old.setAttribute(name, value);
}

/** Reports the first page to the client modules, and follows the browser's back and forward. */
export function followHistory(): void {
  here = placeOf(window.location);
  const about = {previousLocation: null, location: here} as never;
  dispatchLifecycleAction('onRouteUpdate', about);
  dispatchLifecycleAction('onRouteDidUpdate', about);
  window.addEventListener('popstate', () => {
    // The browser restores a scroll position.
    document.documentElement.dataset.whole = '';
    arrive(true);
  });
}
