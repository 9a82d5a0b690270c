import {page} from '@site/src/client/stores/pageStore';
import {useStore} from '@site/src/hooks/useStore';
import {isCommand} from '@site/src/lib/keyboard/shortcutKey';
import {useEffect} from 'react';
import {bodyBelow, entryBodies, isEntryBody, openAll, restoreStates, storeState} from './entries';

/** Toggles an entry when its heading is clicked, unless the click is on a link or selected text. */
function toggleByHeading({target}: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('a')) return;
  const body = bodyBelow(target);
  // The selection is read last, because reading it forces a layout.
  if (body && getSelection()?.isCollapsed !== false) body.open = !body.open;
}

/** Opens all entries on Ctrl+F or Cmd+F, for browsers whose find-in-page does not search closed entries. */
function openForSearch(event: KeyboardEvent): void {
  if (isCommand(event, 'f')) openAll(true);
}

/** Stores whether an entry is open. Reads the page from a store, as `location` may already be that of the next page. */
function storeToggle({target}: Event): void {
  if (isEntryBody(target)) storeState(page.get()?.pathname ?? location.pathname, target);
}

/**
 * Toggles entries by clicks on headings, and restores the open entries of each page that is shown. Used by `PageState`,
 * which stays mounted, so that no first click is lost.
 */
export function useEntryHeadings(): void {
  const pathname = useStore(page)?.pathname;
  useEffect(() => {
    if (pathname !== undefined) restoreStates(pathname);
  }, [pathname]);
  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    document.addEventListener('click', toggleByHeading, {signal});
    // In the capture phase, because `toggle` does not bubble.
    document.addEventListener('toggle', storeToggle, {capture: true, signal});
    if (!('onbeforematch' in document.documentElement)) {
      window.addEventListener('keydown', openForSearch, {signal});
    }
    return () => listening.abort();
  }, []);
}

/** Reports whether all entries of the page are open, at first and after each change. */
export function useAllOpen(onChange: (areAllOpen: boolean) => void): void {
  useEffect(() => {
    const report = (): void => onChange(entryBodies().every(({open}) => open));
    report();
    const listening = new AbortController();
    document.addEventListener('toggle', ({target}) => isEntryBody(target) && report(), {
      capture: true,
      signal: listening.signal,
    });
    return () => listening.abort();
  }, [onChange]);
}
