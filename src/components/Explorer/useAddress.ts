import {useLocation} from '@docusaurus/router';
import {replaceDelayMs, replaceSearch} from '@site/src/hooks/replaceSearch';
import {parameters} from '@site/src/rslib/explorer/address';
import {useEffect, useRef} from 'react';

/**
 * Writes the parameters in `text` to the address, without a new history entry. Calls `onVisit` when a link opens the
 * same page with other parameters.
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
      // The user may have left the page during the delay.
      if (location.pathname !== pathname) return;
      replaceParameters(text);
      // The router reports this query at the next navigation, such as to a heading, which must not count as a visit.
      seen.current = location.search;
    }, replaceDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
}

/** Replaces the parameters of the explorer in the address, and leaves other parameters unchanged. */
function replaceParameters(text: string): void {
  const url = new URL(location.href);
  for (const name of parameters) url.searchParams.delete(name);
  url.search = [url.searchParams.toString(), text].filter(Boolean).join('&');
  replaceSearch(url);
}
