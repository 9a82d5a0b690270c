import {isCommand, isShortcutKey} from '../lib/keyboard/shortcutKey';
import * as limits from '../site/limits';
import {shared} from 'docusaurus-plugin-islands/createStore';
import {search} from './stores/searchStore';
import {shortcuts} from './stores/shortcutsStore';

/** Aborted by `openSearch`, which replaces these listeners when the browser bundle has loaded. */
export const earlySearch = shared('earlySearch', () => new AbortController());
/** Time in which the browser bundle must load after a user has opened the search, in ms. */
export const bundleTimeoutMs = 4000;

const missing = '#search-missing';

/**
 * Records that the user opens the search, and what is typed, until the browser bundle has loaded. Shows an error dialog,
 * which is part of the page, if the bundle does not load in time.
 */
export function startEarlySearch(): void {
  const {signal} = earlySearch;
  const {dataset} = document.documentElement;
  // Stylesheets show a progress cursor while the dialog loads.
  search.subscribe(() => (dataset.search = search.get().phase));

  function open(): void {
    document.querySelector<HTMLDialogElement>(missing)?.close();
    search.set({phase: 'opening', query: ''});
    const check = (): unknown => setTimeout(showMissing, bundleTimeoutMs);
    if (document.readyState === 'complete') check();
    else addEventListener('load', check, {once: true});
  }

  function showMissing(): void {
    if (signal.aborted || search.get().phase !== 'opening') return;
    search.set({phase: 'missing', query: ''});
    document.querySelector<HTMLDialogElement>(missing)?.showModal();
  }

  document.addEventListener(
    'click',
    ({target}) => {
      if ((target as Element).closest(`.DocSearch-Button, ${missing} .button--solid`)) open();
    },
    {signal},
  );
  document.addEventListener(
    'keydown',
    (event) => {
      const {key} = event;
      const {phase, query} = search.get();
      const isOpen = isCommand(event, 'k');
      if (phase !== 'opening') {
        const isSlash = key === '/' && shortcuts.get() && isShortcutKey(event);
        if (!(isOpen || isSlash) || !document.querySelector('.DocSearch-Button')) return;
        open();
      } else if (isShortcutKey(event))
        search.set({phase, query: (query + key).slice(0, limits.searchInputMax)});
      else if (key === 'Backspace') search.set({phase, query: query.slice(0, -1)});
      else if (key === 'Escape') search.set({phase: 'near', query});
      else if (!isOpen) return;
      event.preventDefault();
    },
    {signal},
  );
}
