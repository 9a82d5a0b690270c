/**
 * The entry of the browser's bundle. What takes long to evaluate has a task of its own, so that a tap is answered in
 * between. Islands come first: a press may wait for one, and the page is there already.
 */
import {pressed} from './stores/pressed';
import {page} from './stores/page';
import {search} from './stores/search';

/** Resolves in a new task, so that pending input is handled first. */
const yieldToMain = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

async function start(): Promise<void> {
  const {pathname, search: query, hash} = window.location;
  const here = {pathname, search: query, hash};
  page.set(here);
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldToMain();
  const [{startIslands}, {default: registry}, {fetchPage}, {lead}] = await Promise.all([
    import(/* webpackMode: "eager" */ '../islands/browser'),
    import(/* webpackMode: "eager" */ '@generated/islands'),
    import(/* webpackMode: "eager" */ './fetchPage'),
    import(/* webpackMode: "eager" */ './links'),
  ]);
  const prefetch = (path: string): void =>
    void fetchPage(path, {priority: 'low'}).catch(() => undefined);
  // For the links of Docusaurus.
  Object.assign(window, {docusaurus: {prefetch, preload: prefetch}});
  const islands = startIslands({
    registry,
    navigation: {
      getLocation: () => page.get() ?? here,
      subscribe: page.subscribe,
      navigate: lead,
    },
  });
  // Before any island renders the new address: those that have left the page must not.
  page.subscribe(islands.update);
  document.documentElement.dataset.islands = '';
  // It answers to the store: there is nothing in it to press.
  const dialog = document.querySelector('[data-island="Search/SearchDialog"]');
  if (dialog && search.get().phase !== 'idle') islands.hydrate(dialog);
  // The island of the button is hydrated by this very click.
  if (pressed.button?.isConnected) pressed.button.click();
  pressed.button = undefined;
  await yieldToMain();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await yieldToMain();
  const {startNavigation} = await import(/* webpackMode: "eager" */ './startNavigation');
  startNavigation();
}

void start();
