import {page} from '@site/src/client/stores/pageStore';
import {useEffect} from 'react';
import {bodyBelow, entryBodies, isEntryBody, openAll, restoreStates, storeState} from './entries';

/** Toggles an entry when its heading is clicked, except on its link and after a selection of text. */
function toggleByHeading({target}: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('a')) return;
  const body = bodyBelow(target);
  // Last, as it forces a layout.
  if (body && getSelection()?.isCollapsed !== false) body.open = !body.open;
}

/** Opens all entries for find-in-page in browsers where it does not. */
function openForSearch({key, ctrlKey, metaKey}: KeyboardEvent): void {
  if (key.toLowerCase() === 'f' && (ctrlKey || metaKey)) openAll(true);
}

/** Stores the state by the page that is shown: during a navigation `location` is already the next one. */
function storeToggle({target}: Event): void {
  if (isEntryBody(target)) storeState(page.get()?.pathname ?? location.pathname, target);
}

/** Handles clicks on headings. For an island that stays mounted: the first click on a page has to work. */
export function useEntryHeadings(): void {
  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    document.addEventListener('click', toggleByHeading, {signal});
    // `toggle` does not bubble.
    document.addEventListener('toggle', storeToggle, {capture: true, signal});
    if (!('onbeforematch' in document.documentElement)) {
      window.addEventListener('keydown', openForSearch, {signal});
    }
    return () => listening.abort();
  }, []);
}

/** Restores the open entries of a page, and reports whether all entries are open. */
export function useEntries(onChange: (areAllOpen: boolean) => void): void {
  useEffect(() => {
    const report = (): void => onChange(entryBodies().every(({open}) => open));
    restoreStates(location.pathname);
    report();
    const listening = new AbortController();
    document.addEventListener('toggle', ({target}) => isEntryBody(target) && report(), {
      capture: true,
      signal: listening.signal,
    });
    return () => listening.abort();
  }, [onChange]);
}
