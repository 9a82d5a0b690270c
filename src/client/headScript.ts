/**
 * Runs in the head before the first paint: everything that would otherwise flash. One constant script for all
 * pages and languages, because the content security policy knows it by its hash.
 */
import {reveal} from './reveal';
import {startScripts} from './scripts';
import {goToPlace} from './shell/dom';
import {startMarks} from './shell/marks';
import {startSearch} from './shell/search';
import {startTabs} from './shell/tabs';
import {startTheme} from './shell/theme';
import {firstVisitTarget, marksVisit, type FirstVisit} from '../lib/locale/redirect';
import {tidyAddress, withoutSlash} from '../lib/address/tidy';
import {hiddenParts} from '../lib/address/pageSwitches';
import {targetId} from '../lib/address/targetId';
import {createSlot} from '../lib/storage/slot';
import {choiceAttribute, readChoices, rememberedTabsCss} from '../lib/storage/tabChoices';
import {effectiveTheme, readThemeChoice} from '../lib/storage/themeChoice';
import {readWrap} from '../lib/storage/wrapChoice';
import {storageNamespace} from '../site/identity';

declare const __DARK_MODE__: boolean;
declare const __LOCALE_REDIRECT__: 'auto' | 'never';

const root = document.documentElement;
const namespace = storageNamespace;
const storage = () => window.localStorage;

// Theme
const choice = readThemeChoice(createSlot(storage, 'theme', namespace).get());
const systemDark = window.matchMedia?.('(prefers-color-scheme: dark)').matches ?? false;
const theme = effectiveTheme(choice, systemDark, __DARK_MODE__);
root.dataset.theme = theme;
root.dataset.themeChoice = __DARK_MODE__ ? choice : 'light';
root.classList.toggle('dark', theme === 'dark');

// Which keys are named
root.toggleAttribute('data-apple', /^(?:Mac|iP)/.test(navigator.platform));

// Query switches
root.dataset.hide = hiddenParts(location.search).join(' ');

// A shared filter: the list waits for it, or it would be seen whole first; should the filter not come, it is shown
if (new URLSearchParams(location.search).has('q')) {
  root.dataset.filtering = '';
  setTimeout(() => delete root.dataset.filtering, 2000);
}

// An address that leads into a fold: it opens while it is parsed, or what follows would move when it is seen already
const id = targetId(location.hash);
// Who comes back or loads a page again is led to a place in the midst of it, too.
const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (id || entry?.type !== 'navigate') root.dataset.whole = '';
addEventListener('hashchange', goToPlace, {once: true});
if (id) {
  const parsed = new MutationObserver(() => {
    if (reveal(id)) parsed.disconnect();
  });
  parsed.observe(root, {childList: true, subtree: true});
  addEventListener('DOMContentLoaded', () => parsed.disconnect());
  // A picture or a font that comes late moves the target; put it back unless the reader has taken over.
  let isTouched = false;
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(type, () => (isTouched = true), {passive: true, once: true});
  }
  addEventListener('load', () => {
    if (!isTouched) goToPlace();
  });
}

// Remembered tabs: an attribute per group, and rules that hold until the shell has set the tabs themselves
const tabs = readChoices(createSlot(storage, 'tabs', namespace).get());
for (const [group, value] of Object.entries(tabs)) root.setAttribute(choiceAttribute(group), value);
const rules = rememberedTabsCss(tabs);
if (rules) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

// Wrapped code
const wrap = readWrap(createSlot(storage, 'wrap', namespace).get());
if (wrap) root.dataset.wrap = wrap;

// What differs in the version that the reader uses
startMarks();

// What answers from the first moment on; the shell's other controls come after the page
const parts = [startTheme(), startTabs(), startSearch()];
for (const event of ['DOMContentLoaded', 'site:route']) {
  document.addEventListener(event, () => parts.forEach((part) => part()));
}
startScripts();

// First visit: the reader's language
const visitedSlot = createSlot(storage, 'visited', namespace);
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
// Without storage a mark cannot be kept, and the reader would be sent back for ever.
if (target && visitedSlot.get() !== null) {
  location.replace(target + location.search + location.hash);
} else {
  // One with a language leads to the original of a page that is not translated.
  const canonical = document.querySelector<HTMLLinkElement>(
    'link[rel=canonical]:not([hreflang])',
  )?.href;
  const tidy = tidyAddress(location, canonical);
  if (tidy) history.replaceState(history.state, '', tidy);
  // A host without rules answers `/x/y/` with its 404 file, while the page is at `/x/y`.
  const leaf = 'notFound' in root.dataset ? withoutSlash(location.pathname) : undefined;
  if (leaf) location.replace(location.origin + leaf + location.search + location.hash);
}
