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

/** Handles the entries of the page, and reports whether all of them are open. */
export function useEntries(onChange: (areAllOpen: boolean) => void): void {
  useEffect(() => {
    const {pathname} = location;
    const report = (): void => onChange(entryBodies().every(({open}) => open));

    function onToggle({target}: Event): void {
      if (!isEntryBody(target)) return;
      storeState(pathname, target);
      report();
    }

    restoreStates(pathname);
    report();
    const listening = new AbortController();
    const {signal} = listening;
    // The event does not bubble.
    document.addEventListener('toggle', onToggle, {capture: true, signal});
    document.addEventListener('click', toggleByHeading, {signal});
    if (!('onbeforematch' in document.documentElement)) {
      window.addEventListener('keydown', openForSearch, {signal});
    }
    return () => listening.abort();
  }, [onChange]);
}
