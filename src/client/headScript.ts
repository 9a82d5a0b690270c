/**
 * Inline script of the head, for state that must show at the first paint. The same text on all pages and in all
 * languages, because the content security policy contains its hash.
 */
import {startScripts} from './loadScripts';
import {openFolds} from './openFolds';
import {startSearch} from './openSearch';
import {scrollToTarget} from './scrollToTarget';
import {shortcuts} from './stores/shortcutsStore';
import {collapsedGroups, foldGroups} from './stores/sidebarGroups';
import {tabs} from './stores/tabsStore';
import {theme} from './stores/themeStore';
import {version} from './stores/versionStore';
import {wrap} from './stores/wrapStore';
import {hiddenParts} from '../lib/address/pageSwitches';
import {targetId} from '../lib/address/targetId';
import {tidyAddress, withoutSlash} from '../lib/address/tidyAddress';
import {firstVisitTarget, isRecorded, type FirstVisit} from '../lib/locale/firstVisit';
import {createSlot} from '../lib/storage/storageSlot';
import {storageNamespace} from '../site/identity';

declare const __DARK_MODE__: boolean;
declare const __APPEARANCE_ANIMATION__: boolean;
declare const __LOCALE_REDIRECT__: 'auto' | 'never';

const root = document.documentElement;

theme.start({darkMode: __DARK_MODE__, animated: __APPEARANCE_ANIMATION__});

// Shortcut keys have other names on Apple devices.
root.toggleAttribute('data-apple', /^(?:Mac|iP)/.test(navigator.platform));

root.dataset.hide = hiddenParts(location.search).join(' ');

// A link with a filter hides the list until it is filtered, or the script with the filter fails to load.
if (new URLSearchParams(location.search).has('q')) {
  root.dataset.filtering = '';
  setTimeout(() => delete root.dataset.filtering, 2000);
}

const id = targetId(location.hash);
// Targets, and scroll positions restored by reload and back/forward, need the layout of the whole page.
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (id || entry?.type !== 'navigate') root.dataset.whole = '';
addEventListener('hashchange', scrollToTarget, {once: true});
if (id) {
  whileParsing(() => openFolds(id));
  // Images and fonts may move the target: scroll there again unless the user has acted.
  let isTouched = false;
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(type, () => (isTouched = true), {passive: true, once: true});
  }
  addEventListener('load', () => {
    if (!isTouched) scrollToTarget();
  });
}

if (collapsedGroups().length > 0) whileParsing(() => foldGroups(entry?.type !== 'navigate'));

tabs.start();
wrap.start();
shortcuts.start();
// Messages are attributes of the script, whose text is the same in all languages.
const {missing = '', changed = ''} = document.currentScript?.dataset ?? {};
version.start({missing, changed});

startSearch();
startScripts();

// First visit: redirect to the browser's language
const visitedSlot = createSlot(() => window.localStorage, 'visited', storageNamespace);
const visit: FirstVisit = {
  mode: __LOCALE_REDIRECT__,
  visited: visitedSlot.get() !== null,
  userAgent: navigator.userAgent,
  languages: navigator.languages ?? [navigator.language],
  pageLanguage: root.lang,
  alternates: [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map(
    ({hreflang, href}) => ({hreflang, href}),
  ),
};
const target = firstVisitTarget(visit);
if (isRecorded(visit)) visitedSlot.set('1');
// Without storage the redirect would repeat endlessly.
if (target && visitedSlot.get() !== null) {
  location.replace(target + location.search + location.hash);
} else {
  // A canonical link with `hreflang` is that of the original of a page without a translation.
  const canonical = document.querySelector<HTMLLinkElement>(
    'link[rel=canonical]:not([hreflang])',
  )?.href;
  const tidy = tidyAddress(location, canonical);
  if (tidy) history.replaceState(history.state, '', tidy);
  // A host without redirect rules serves its 404 file at `/x/y/`, while the page is at `/x/y`.
  const leaf = 'notFound' in root.dataset ? withoutSlash(location.pathname) : undefined;
  if (leaf) location.replace(location.origin + leaf + location.search + location.hash);
}

/** Runs a task while the page is parsed, until it returns true, so that nothing moves after a paint. */
function whileParsing(task: () => boolean): void {
  const parsed = new MutationObserver(() => {
    if (task()) parsed.disconnect();
  });
  parsed.observe(root, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => parsed.disconnect());
}
