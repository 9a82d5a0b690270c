import {useLocation} from '@docusaurus/router';
import {parameters} from '@site/src/lib/explorer/address';
import {useEffect, useRef} from 'react';

/** Delay after the last change. Some browsers allow 100 changes of the address in 30 s. */
const writeDelayMs = 300;

/**
 * Writes parameters to the address, without a new history entry. `onVisit` is called if a link leads to the same page
 * with others.
 */
export function useAddress(text: string, onVisit: (search: string) => void): void {
  const {search} = useLocation();
  const seen = useRef(search);
  useEffect(() => {
    if (search === seen.current) return;
    seen.current = search;
    onVisit(search);
  }, [search, onVisit]);
  useEffect(() => {
    const {pathname} = location;
    const timer = setTimeout(() => {
      // The user may have left the page.
      if (location.pathname !== pathname) return;
      replaceParameters(text);
      // A link to a heading makes the router read the address again.
      seen.current = location.search;
    }, writeDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
}

/** Replaces the parameters of the explorer; others stay. */
function replaceParameters(text: string): void {
  const url = new URL(location.href);
  for (const name of parameters) url.searchParams.delete(name);
  url.search = [url.searchParams.toString(), text].filter(Boolean).join('&');
  if (url.href === location.href) return;
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Too many changes: the next one tries again.
  }
}
