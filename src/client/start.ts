/**
 * Entry of the browser bundle. Large modules are evaluated in separate tasks, so that input is handled in between.
 * Islands start before navigation, because a click may be waiting for an island.
 */
import {pressed} from './stores/pressedButton';
import {page} from './stores/pageStore';
import {search} from './stores/searchStore';

/** Resolves in a new task, so that pending input is handled first. */
const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  const {pathname, search: query, hash} = window.location;
  const here = {pathname, search: query, hash};
  page.set(here);
  await yieldToMain();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  const [{startIslands}, {default: registry}, {fetchPage}, {navigateTo}] = await Promise.all([
    import(/* webpackMode: "eager" */ '../islands/browser'),
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
    navigation: {
      getLocation: () => page.get() ?? here,
      subscribe: page.subscribe,
      navigate: navigateTo,
    },
  });
  // Subscribes before any island does, so that islands of the old page unmount before they render the new address.
  page.subscribe(islands.update);
  document.documentElement.dataset.ready = 'islands';
  // Hydrates the search dialog if it was opened before: the dialog contains no element that a click could hydrate.
  const dialog = document.querySelector('[data-island="Search/SearchDialog"]');
  if (dialog && search.get().phase !== 'idle') islands.hydrate(dialog);
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
