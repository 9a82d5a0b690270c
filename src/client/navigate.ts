import {dispatchLifecycleAction} from '@docusaurus/core/lib/client/ClientLifecyclesDispatcher';
import {fetchPage} from './fetchPage';
import {isPage} from './route';
import {scrollToTarget} from './scrollToTarget';
import {page as shownPage, type Place} from './stores/pageStore';
import {foldGroups, openCurrentGroups} from './stores/sidebarGroups';
import {trustPage} from './trustedTypes';

/** Elements that a navigation does not replace, because they have state, such as open groups and scroll positions. */
const persistent = ['#site-status', '.navbar', '#site-sidebar', '#site-shortcuts'];
/** Attributes of the root element that a navigation replaces. All other attributes are state, such as the theme. */
const pageAttributes = ['lang', 'class', 'data-page-hide', 'data-page-bar', 'data-not-found'];

const placeOf = ({pathname, search, hash}: Place): Place => ({pathname, search, hash});
let here: Place;
/** Number of navigations so far. A newer navigation cancels older ones. */
let navigations = 0;
/** Runs the cleanup functions that client modules returned from `onRouteUpdate` for the current navigation. */
let settle = (): void => undefined;

const parse = (text: string): Document =>
  new DOMParser().parseFromString(trustPage(text), 'text/html');
/** The page of the link that was pressed last, parsed before the pointer is released. */
let pressed: {readonly text: string; readonly page: Document} | undefined;

/** Fetches and parses the page of a pressed link. Rejects if the request fails. */
export async function prefetchPressed(pathname: string): Promise<void> {
  const text = await fetchPage(pathname);
  pressed = {text, page: parse(text)};
}

/** Navigates to a page of this site. Its HTML replaces the current page. */
export function navigate(address: string, how: 'push' | 'replace'): void {
  window.history[`${how}State`](null, '', address);
  showLocation();
}

/** Shows the page of the address, or reloads if that fails. If `isBack`, the browser restores the scroll position. */
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
  // The page on screen is not the previous one if the user goes back before that has arrived.
  if (location.pathname === shownPage.get()?.pathname) return show();
  // Caches the previous page, because the user may go back.
  if (isPage(previousLocation.pathname))
    fetchPage(previousLocation.pathname, {cache: 'force-cache', priority: 'low'}).catch(() => 0);
  fetchPage(location.pathname)
    .then(show)
    .catch(() => navigation === navigations && reload());
}

/** Replaces the current page. Throws if the new page belongs to another build, which has other scripts. */
function replacePage(text: string): void {
  const page = pressed?.text === text ? pressed.page : parse(text);
  pressed = undefined;
  const [old, fresh] = [partsOf(document), partsOf(page)];
  if (old.scripts !== fresh.scripts) throw new Error('The page belongs to another build.');
  // Blurs first, because removing a focused element makes the browser lay out the old page.
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
  // Leaves out stylesheets of `DeferredStyles`, because the deferred stylesheet also contains their rules.
  head: [...page.querySelectorAll('head [data-rh]:not([data-deferred])')],
  body: page.getElementById('__docusaurus')!,
});

/** Replaces the children of an element, but keeps elements that match a selector, and their ancestors. */
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

/** Copies the links of the new page, and the props of islands not hydrated yet, into a persistent element. */
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

/** Notifies the client modules of the first page, and shows other pages when the user goes back or forward. */
export function followHistory(): void {
  here = placeOf(window.location);
  const locations = {previousLocation: null, location: here} as never;
  dispatchLifecycleAction('onRouteUpdate', locations);
  dispatchLifecycleAction('onRouteDidUpdate', locations);
  window.addEventListener('popstate', () => {
    // Lays out the whole page, so that the browser can restore the scroll position.
    document.documentElement.dataset.whole = '';
    showLocation(true);
  });
}
