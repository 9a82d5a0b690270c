/**
 * Entry of the browser bundle. Large modules are evaluated in separate tasks, so that input is handled in between.
 * Islands come before navigation: a click may be waiting for one.
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
  // Used by `@docusaurus/Link`.
  Object.assign(window, {docusaurus: {prefetch, preload: prefetch}});
  const islands = startIslands({
    registry,
    navigation: {
      getLocation: () => page.get() ?? here,
      subscribe: page.subscribe,
      navigate: navigateTo,
    },
  });
  // Subscribed before any island, so that islands that have left the page do not render the new address.
  page.subscribe(islands.update);
  document.documentElement.dataset.ready = 'islands';
  // The store opens it: it renders nothing that could be clicked.
  const dialog = document.querySelector('[data-island="Search/SearchDialog"]');
  if (dialog && search.get().phase !== 'idle') islands.hydrate(dialog);
  // This click hydrates the island of the button.
  if (pressed.button?.isConnected) pressed.button.click();
  pressed.button = undefined;
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await yieldToMain();
  const {startNavigation} = await import(/* webpackMode: "eager" */ './startNavigation');
  startNavigation();
}

void start();
