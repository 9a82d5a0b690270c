import {page} from '@site/src/client/stores/page';
import {useEffect} from 'react';
import {bodyBelow, entryBodies, isEntryBody, openAll, restoreStates, storeState} from './entries';

/** Toggles an entry when its heading is clicked. Its link, and text that is being selected, stay what they are. */
function toggleByHeading({target}: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('a')) return;
  if (getSelection()?.isCollapsed === false) return;
  const body = bodyBelow(target);
  if (body) body.open = !body.open;
}

/** Opens all entries for the browser's own search, where that does not open them itself. */
function openForSearch({key, ctrlKey, metaKey}: KeyboardEvent): void {
  if (key.toLowerCase() === 'f' && (ctrlKey || metaKey)) openAll(true);
}

/** Stores which entries are open, by the page that is shown: during a navigation the address is already the next one. */
function storeToggle({target}: Event): void {
  if (isEntryBody(target)) storeState(page.get()?.pathname ?? location.pathname, target);
}

/** Handles the headings of entries, for an island that stays: the first click on a new page has to count. */
export function useEntryHeadings(): void {
  useEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    document.addEventListener('click', toggleByHeading, {signal});
    // The event does not bubble.
    document.addEventListener('toggle', storeToggle, {capture: true, signal});
    if (!('onbeforematch' in document.documentElement)) {
      window.addEventListener('keydown', openForSearch, {signal});
    }
    return () => listening.abort();
  }, []);
}

/** Opens the entries again that were open, and reports whether all of them are. */
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
