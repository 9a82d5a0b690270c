/**
 * Runs in the head before the first paint: everything that would otherwise flash. One constant script for all
 * pages and languages, because the content security policy knows it by its hash.
 */
import {startScripts} from './loadScripts';
import {startSearch} from './openSearch';
import {goToTarget} from './place';
import {reveal} from './reveal';
import {letters} from './stores/letters';
import {tabs} from './stores/tabs';
import {theme} from './stores/theme';
import {version} from './stores/version';
import {wrap} from './stores/wrap';
import {hiddenParts} from '../lib/address/pageSwitches';
import {targetId} from '../lib/address/targetId';
import {tidyAddress, withoutSlash} from '../lib/address/tidy';
import {firstVisitTarget, marksVisit, type FirstVisit} from '../lib/locale/redirect';
import {createSlot} from '../lib/storage/slot';
import {storageNamespace} from '../site/identity';

declare const __DARK_MODE__: boolean;
declare const __APPEARANCE_ANIMATION__: boolean;
declare const __LOCALE_REDIRECT__: 'auto' | 'never';

const root = document.documentElement;

theme.start({darkMode: __DARK_MODE__, animated: __APPEARANCE_ANIMATION__});

// Apple names its keys otherwise
root.toggleAttribute('data-apple', /^(?:Mac|iP)/.test(navigator.platform));

// Query switches
root.dataset.hide = hiddenParts(location.search).join(' ');

// A shared filter: the list is hidden until it is filtered, and shown when the filter does not come
if (new URLSearchParams(location.search).has('q')) {
  root.dataset.filtering = '';
  setTimeout(() => delete root.dataset.filtering, 2000);
}

// A target in a fold: the fold opens while the page is parsed, or what follows it would move later
const id = targetId(location.hash);
// Reload and back/forward restore a scroll position, so the whole page is laid out for them, too.
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (id || entry?.type !== 'navigate') root.dataset.whole = '';
addEventListener('hashchange', goToTarget, {once: true});
if (id) {
  const parsed = new MutationObserver(() => {
    if (reveal(id)) parsed.disconnect();
  });
  parsed.observe(root, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => parsed.disconnect());
  // A picture or a font that comes late moves the target: scroll there again unless the user has acted.
  let isTouched = false;
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(type, () => (isTouched = true), {passive: true, once: true});
  }
  addEventListener('load', () => {
    if (!isTouched) goToTarget();
  });
}

tabs.start();
wrap.start();
letters.start();
// The words of version badges are attributes of the script: the script itself is one for all languages.
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
if (marksVisit(visit)) visitedSlot.set('1');
// Without storage the visit is not remembered, and the redirect would never end.
if (target && visitedSlot.get() !== null) {
  location.replace(target + location.search + location.hash);
} else {
  // A canonical link with a language names the original of a page that is not translated.
  const canonical = document.querySelector<HTMLLinkElement>(
    'link[rel=canonical]:not([hreflang])',
  )?.href;
  const tidy = tidyAddress(location, canonical);
  if (tidy) history.replaceState(history.state, '', tidy);
  // A host without rules answers `/x/y/` with its 404 file, while the page is at `/x/y`.
  const leaf = 'notFound' in root.dataset ? withoutSlash(location.pathname) : undefined;
  if (leaf) location.replace(location.origin + leaf + location.search + location.hash);
}
