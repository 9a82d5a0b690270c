/**
 * Entry of the browser bundle. Large modules are evaluated in separate tasks, so that input is handled in between.
 * Islands start before navigation, because a click may be waiting for an island.
 */
import {tidyAddress} from '../lib/address/tidyAddress';
import {pressed} from './stores/pressedButton';
import {page} from './stores/pageStore';
import {search} from './stores/searchStore';
import {shortcuts} from './stores/shortcutsStore';
import {tabs} from './stores/tabsStore';
import {theme} from './stores/themeStore';
import {wrap} from './stores/wrapStore';

/** Resolves in a new task, so that pending input is handled first. */
const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * Returns true if the page shows something that its HTML does not say: a stored choice, a query, typed text, a position.
 * Islands then do not wait until someone uses the page, because assistive technology reads it before that.
 */
function differsFromHtml(): boolean {
  const {dataset} = document.documentElement;
  const hasChoice =
    [theme, wrap, shortcuts].some((store) => store.get() !== store.initial) ||
    Object.keys(tabs.get()).length > 0;
  // The focus is in a field if the user has typed before this script ran.
  const isUsed = scrollY > 0 || document.activeElement !== document.body;
  return hasChoice || isUsed || 'whole' in dataset || 'filtering' in dataset;
}

/** Replaces a variant of the page's address, such as `/x.html`, for hosts without redirect rules. */
function tidy(): void {
  // Ignores canonical links with `hreflang`: on a page without a translation, they lead to the original.
  const canonical = document.querySelector<HTMLLinkElement>(
    'link[rel=canonical]:not([hreflang])',
  )?.href;
  const address = tidyAddress(window.location, canonical);
  if (address) window.history.replaceState(window.history.state, '', address);
}

async function start(): Promise<void> {
  tidy();
  const {pathname, search: query, hash} = window.location;
  const here = {pathname, search: query, hash};
  page.set(here);
  await yieldToMain();
  const [{startIslands}, {default: registry}, {fetchPage}, {navigateTo}] = await Promise.all([
    import(/* webpackMode: "eager" */ 'docusaurus-plugin-islands/browser'),
    import(/* webpackMode: "eager" */ '@generated/islands'),
    import(/* webpackMode: "eager" */ './fetchPage'),
    import(/* webpackMode: "eager" */ './linkNavigation'),
  ]);
  const prefetch = (path: string): void =>
    void fetchPage(path, {priority: 'low'}).catch(() => undefined);
  // `@docusaurus/Link` calls these functions of `window.docusaurus`.
  Object.assign(window, {docusaurus: {prefetch, preload: prefetch}});
  const islands = startIslands({
    registry,
    // Not `import()`, whose promise would delay the hydration until the event is over that needs it.
    /* eslint-disable @typescript-eslint/no-require-imports */
    loadHydration: [
      () => require('react') as unknown,
      () => require('react-dom/client') as unknown,
      () => {
        const {pageHydration} =
          require('docusaurus-plugin-islands/pageHydration') as typeof import('docusaurus-plugin-islands/pageHydration');
        return pageHydration({
          getLocation: () => page.get() ?? here,
          subscribe: page.subscribe,
          navigate: navigateTo,
        });
      },
    ],
    /* eslint-enable @typescript-eslint/no-require-imports */
    isTouched: differsFromHtml(),
  });
  // Subscribes before any island does, so that islands of the old page unmount before they render the new address.
  page.subscribe(islands.update);
  document.documentElement.dataset.ready = 'islands';
  for (const store of [theme, tabs, wrap, shortcuts]) store.subscribe(islands.touch);
  // The search dialog contains no element that a click could hydrate.
  const hydrateSearch = (): void => {
    const dialog = document.querySelector('[data-island="Search/SearchDialog"]');
    if (dialog && search.get().phase !== 'idle') islands.hydrate(dialog);
  };
  hydrateSearch();
  search.subscribe(hydrateSearch);
  // Repeats the click that was made before React had loaded. The click hydrates the island of the button.
  if (pressed.button?.isConnected) pressed.button.click();
  pressed.button = undefined;
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await yieldToMain();
  const {startNavigation} = await import(/* webpackMode: "eager" */ './startNavigation');
  startNavigation();
}

void start();
