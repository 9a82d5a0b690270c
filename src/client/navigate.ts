import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {isPage} from './route';
import {goToPlace} from './shell/dom';
import {trustPage} from './trusted';

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** What stays where it is while a reader goes from page to page: it says something, is folded, scrolled or open. */
const staying = ['#site-status', '.navbar', '#site-sidebar', '#site-shortcuts'];
/** What a page says of itself on the root; all else there is the shell's. */
const ofPage = ['lang', 'class', 'data-page-hide', 'data-not-found'];

/** The text of pages, by path. */
const pages = new Map<string, Promise<string>>();

const placeOf = ({pathname, search, hash}: Place): Place => ({pathname, search, hash});
let here: Place;
/** Counts ways begun: who goes elsewhere meanwhile is led there alone. */
let ways = 0;
/** Tells client modules that the page they wait for has come, or is waited for no more. */
let settle = (): void => undefined;

/** Fetches a page, once. Rejects where it does not come; it is asked for again then. */
export function fetchPage(pathname: string, options?: RequestInit): Promise<string> {
  const known = pages.get(pathname);
  if (known) return known;
  const page = fetch(pathname, options).then((response) => {
    if (response.ok) return response.text();
    throw new Error(`${pathname}: ${response.status}`);
  });
  pages.set(pathname, page);
  page.catch(() => pages.delete(pathname));
  return page;
}

const parse = (text: string): Document =>
  new DOMParser().parseFromString(trustPage(text), 'text/html');
/** The page whose link is pressed: it is read while the finger is down. */
let pressed: {readonly text: string; readonly page: Document} | undefined;

/** Fetches a page and reads it. Rejects where it does not come. */
export async function readAhead(pathname: string): Promise<void> {
  const text = await fetchPage(pathname);
  pressed = {text, page: parse(text)};
}

/** Goes to a page of this site: its HTML takes the place of the page that is there. */
export function navigate(address: string, how: 'push' | 'replace'): void {
  window.history[`${how}State`](null, '', address);
  arrive();
}

/** The address has changed: what it names is shown. A page that does not come is loaded in full. */
function arrive(isBack = false): void {
  const [previousLocation, location] = [here, placeOf(window.location)];
  here = location;
  const way = ++ways;
  const about = {previousLocation, location} as never;
  const {dataset} = document.documentElement;
  const reload = (): void => window.location.reload();
  function show(text?: string): void {
    if (way !== ways) return;
    settle();
    if (!isBack && (text !== undefined || !location.hash)) {
      window.scrollTo(0, 0);
      delete dataset.whole;
    }
    if (text !== undefined) take(text);
    if (!isBack) goToPlace();
    dispatchLifecycleAction('onRouteDidUpdate', about);
  }
  settle();
  if (location.pathname !== previousLocation.pathname && !isPage(location.pathname))
    return reload();
  settle = dispatchLifecycleAction('onRouteUpdate', about);
  if (location.pathname === previousLocation.pathname) return show();
  // For who comes back to it.
  if (isPage(previousLocation.pathname))
    fetchPage(previousLocation.pathname, {cache: 'force-cache', priority: 'low'}).catch(() => 0);
  fetchPage(location.pathname)
    .then(show)
    .catch(() => way === ways && reload());
}

/** Puts a page in place. Throws where it is of another build than this one. */
function take(text: string): void {
  const page = pressed?.text === text ? pressed.page : parse(text);
  pressed = undefined;
  const [old, fresh] = [partsOf(document), partsOf(page)];
  if (old.scripts !== fresh.scripts) throw new Error('another build');
  // The browser lays the page out when what has the focus goes: now it is laid out.
  const focused = old.body.querySelector<HTMLElement>(':focus');
  if (!focused?.closest(staying.join())) focused?.blur();
  for (const name of ofPage) same(old.root, fresh.root, name);
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
  exchange(
    old.body,
    fresh.body,
    staying.filter((part) => isSection || part !== '#site-sidebar'),
  );
}

const partsOf = (page: Document) => ({
  root: page.documentElement,
  scripts: page.querySelector('script[data-scripts]')?.textContent,
  // All that `RareStyles` asks for is there.
  head: [...page.querySelectorAll('head [data-rh]:not([data-rare])')],
  body: page.getElementById('__docusaurus')!,
});

/** Replaces what is in an element, around what stays. */
function exchange(old: Element, fresh: Element, parts: readonly string[]): void {
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
    same(stays, child as Element, 'class');
    if (parts.some((part) => stays.matches(part))) point(stays, child as Element);
    else exchange(stays, child as Element, parts);
  }
  clear(null);
}

/** Has the links of a part that stays lead where those of the page do, and say where it is. */
function point(old: Element, fresh: Element): void {
  const [links, wanted] = [old, fresh].map((one) => one.querySelectorAll('a, button'));
  wanted!.forEach((link, index) => {
    const own = links![index];
    if (own) for (const name of ['href', 'aria-current']) same(own, link, name);
  });
}

function same(old: Element, fresh: Element, name: string): void {
  const value = fresh.getAttribute(name);
  if (value === old.getAttribute(name)) return;
  if (value === null) old.removeAttribute(name);
  else old.setAttribute(name, value);
}

/** Tells the client modules of the first page, and follows the reader back and forth. */
export function startNavigation(): void {
  here = placeOf(window.location);
  const about = {previousLocation: null, location: here} as never;
  dispatchLifecycleAction('onRouteUpdate', about);
  dispatchLifecycleAction('onRouteDidUpdate', about);
  window.addEventListener('popstate', () => arrive(true));
}
