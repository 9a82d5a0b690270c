import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {fetchPage} from './fetchPage';
import {isPage} from './route';
import {scrollToTarget} from './scrollToTarget';
import type {Place} from './stores/pageStore';
import {foldGroups, openCurrentGroups} from './stores/sidebarGroups';
import {trustPage} from './trustedTypes';

/** Elements that stay during a navigation, because of their state: announcements, folds, scroll position. */
const persistent = ['#site-status', '.navbar', '#site-sidebar', '#site-shortcuts'];
/** Attributes of the root that belong to a page; all others are state of the browser. */
const pageAttributes = ['lang', 'class', 'data-page-hide', 'data-not-found'];

const placeOf = ({pathname, search, hash}: Place): Place => ({pathname, search, hash});
let here: Place;
/** Navigation counter. A newer navigation cancels older ones. */
let navigations = 0;
/** Notifies the client modules that the page has come, or that the navigation was cancelled. */
let settle = (): void => undefined;

const parse = (text: string): Document =>
  new DOMParser().parseFromString(trustPage(text), 'text/html');
/** The page whose link is pressed, parsed while the pointer is down. */
let pressed: {readonly text: string; readonly page: Document} | undefined;

/** Fetches and parses a page. Rejects if the request fails. */
export async function prefetchPressed(pathname: string): Promise<void> {
  const text = await fetchPage(pathname);
  pressed = {text, page: parse(text)};
}

/** Goes to a page of this site: its HTML replaces the present page. */
export function navigate(address: string, how: 'push' | 'replace'): void {
  window.history[`${how}State`](null, '', address);
  showLocation();
}

/** Shows the page of the current address. If the request fails, the browser loads it. */
function showLocation(isBack = false): void {
  const [previousLocation, location] = [here, placeOf(window.location)];
  here = location;
  const navigation = ++navigations;
  const locations = {previousLocation, location} as never;
  const {dataset} = document.documentElement;
  const reload = (): void => window.location.reload();
  function show(text?: string): void {
    if (navigation !== navigations) return;
    settle();
    if (!isBack && (text !== undefined || !location.hash)) {
      window.scrollTo(0, 0);
      delete dataset.whole;
    }
    if (text !== undefined) replacePage(text);
    if (!isBack) scrollToTarget();
    dispatchLifecycleAction('onRouteDidUpdate', locations);
  }
  settle();
  if (location.pathname !== previousLocation.pathname && !isPage(location.pathname))
    return reload();
  settle = dispatchLifecycleAction('onRouteUpdate', locations);
  if (location.pathname === previousLocation.pathname) return show();
  // The user may go back.
  if (isPage(previousLocation.pathname))
    fetchPage(previousLocation.pathname, {cache: 'force-cache', priority: 'low'}).catch(() => 0);
  fetchPage(location.pathname)
    .then(show)
    .catch(() => navigation === navigations && reload());
}

/** Replaces the page. Throws if the new one is of another build. */
function replacePage(text: string): void {
  const page = pressed?.text === text ? pressed.page : parse(text);
  pressed = undefined;
  const [old, fresh] = [partsOf(document), partsOf(page)];
  if (old.scripts !== fresh.scripts) throw new Error('The page is of another build.');
  // Blur first: removing a focused element would make the browser lay out the old page.
  const focused = old.body.querySelector<HTMLElement>(':focus');
  if (!focused?.closest(persistent.join())) focused?.blur();
  for (const name of pageAttributes) copyAttribute(old.root, fresh.root, name);
  const added = new Set(fresh.head);
  for (const element of old.head) {
    const same = fresh.head.find((other) => other.isEqualNode(element));
    if (same) added.delete(same);
    else element.remove();
  }
  document.head.append(...added);
  const title = '.sidebar__title';
  const isSameSection =
    old.body.querySelector(title)?.textContent === fresh.body.querySelector(title)?.textContent;
  replaceChildren(
    old.body,
    fresh.body,
    persistent.filter((selector) => isSameSection || selector !== '#site-sidebar'),
  );
  if (isSameSection) openCurrentGroups();
  else foldGroups();
}

const partsOf = (page: Document) => ({
  root: page.documentElement,
  scripts: page.querySelector('script[data-scripts]')?.textContent,
  // The deferred stylesheet has the rules of all `DeferredStyles`.
  head: [...page.querySelectorAll('head [data-rh]:not([data-deferred])')],
  body: page.getElementById('__docusaurus')!,
});

/** Replaces the children of an element, except those that match or contain a persistent element. */
function replaceChildren(old: Element, fresh: Element, selectors: readonly string[]): void {
  const persisting = new Map<Node, Element>();
  for (const selector of selectors) {
    const [from, to] = [old, fresh].map((parent) =>
      [...parent.children].find(
        (child) => child.matches(selector) || child.querySelector(selector),
      ),
    );
    if (from && to) persisting.set(to, from);
  }
  let place = old.firstChild;
  const removeUpTo = (end: Node | null): void => {
    while (place && place !== end) {
      const removed = place;
      place = place.nextSibling;
      removed.remove();
    }
  };
  for (const child of [...fresh.childNodes]) {
    const existing = persisting.get(child);
    if (!existing) {
      old.insertBefore(child, place);
      continue;
    }
    removeUpTo(existing);
    place = existing.nextSibling;
    copyAttribute(existing, child as Element, 'class');
    if (selectors.some((selector) => existing.matches(selector)))
      updateLinks(existing, child as Element);
    else replaceChildren(existing, child as Element, selectors);
  }
  removeUpTo(null);
}

/**
 * Copies the links of the new page to a persistent element, and the props of its islands, which may not be
 * hydrated yet.
 */
function updateLinks(old: Element, fresh: Element): void {
  const [links, wanted] = [old, fresh].map((parent) =>
    parent.querySelectorAll('a, button, site-island'),
  );
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

/** Notifies the client modules of the first page, and follows the browser's back and forward. */
export function followHistory(): void {
  here = placeOf(window.location);
  const locations = {previousLocation: null, location: here} as never;
  dispatchLifecycleAction('onRouteUpdate', locations);
  dispatchLifecycleAction('onRouteDidUpdate', locations);
  window.addEventListener('popstate', () => {
    // The browser restores a scroll position.
    document.documentElement.dataset.whole = '';
    showLocation(true);
  });
}
