/**
 * Inline script of the head: applies state that the first paint must show, such as the theme. Its text is the same on
 * all pages and in all languages, because the content security policy contains its hash.
 */
import {startEarlySearch} from './earlySearch';
import {startScripts} from './loadScripts';
import {openFolds} from './openFolds';
import {scrollToTarget} from './scrollToTarget';
import {startScrollLock} from './stores/scrollLock';
import {shortcuts} from './stores/shortcutsStore';
import {collapsedGroups, foldGroups} from './stores/sidebarGroups';
import {tabs} from './stores/tabsStore';
import {theme} from './stores/themeStore';
import {version} from './stores/versionStore';
import {wrap} from './stores/wrapStore';
import {hiddenParts} from '../lib/address/pageSwitches';
import {targetId} from '../lib/address/targetId';
import {withoutSlash} from '../lib/address/tidyAddress';
import {firstVisitTarget, isRecorded, type FirstVisit} from '../lib/locale/firstVisit';
import {createSlot} from '../lib/storage/storageSlot';
import {storageNamespace} from '../site/identity';

declare const __DARK_MODE__: boolean;
declare const __LOCALE_REDIRECT__: 'auto' | 'never';

const root = document.documentElement;

theme.start(__DARK_MODE__);

// With this attribute, stylesheets show the shortcut keys of Apple devices, such as ⌘ instead of Ctrl.
root.toggleAttribute('data-apple', /^(?:Mac|iP)/.test(navigator.platform));

root.dataset.hide = hiddenParts(location.search).join(' ');

// The query `?q=` filters a list, `?from=` compares releases. `data-filtering` hides the list until then, 2 s at most.
if (/[?&](?:q|from)=/.test(location.search)) {
  root.dataset.filtering = '';
  setTimeout(() => delete root.dataset.filtering, 2000);
}

const id = targetId(location.hash);
// `data-whole` lays out the whole page at once: blocks that are laid out later would move the target of the hash, and
// the scroll position that the browser restores after reload and back/forward.
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (id || entry?.type !== 'navigate') root.dataset.whole = '';
addEventListener('hashchange', scrollToTarget, {once: true});
if (id) {
  whileParsing(() => openFolds(id));
  // Images and fonts that load later may move the target: scrolls to the target again, unless the user has acted.
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
// The messages are attributes of the script element, because the script's text is the same in all languages.
const {missing = '', changed = ''} = document.currentScript?.dataset ?? {};
version.start({missing, changed});

startScrollLock();
startEarlySearch();
startScripts();

// Redirects a first visit to the browser's language.
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
// Redirects only if the visit was stored: otherwise each page would count as a first visit, and redirect endlessly.
if (target && visitedSlot.get() !== null) {
  location.replace(target + location.search + location.hash);
} else {
  // A host without redirect rules sends the 404 page for `/x/y/`, even if `/x/y` exists: loads `/x/y` instead.
  const path = 'notFound' in root.dataset ? withoutSlash(location.pathname) : undefined;
  if (path) location.replace(location.origin + path + location.search + location.hash);
}

/** Runs a task whenever the parser has added elements, until the task returns true. Later changes move the page. */
function whileParsing(task: () => boolean): void {
  const parsed = new MutationObserver(() => {
    if (task()) parsed.disconnect();
  });
  parsed.observe(root, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => parsed.disconnect());
}
