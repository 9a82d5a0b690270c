import {replaceDelayMs, replaceSearch} from '@site/src/hooks/replaceSearch';
import {useEffect, useLayoutEffect, useRef, useState} from 'react';
import type {FieldState} from './index';

/**
 * Returns the state of a filter whose query is in the address (`?q=`), and the number of results. `apply` filters the
 * static HTML and returns the number of results; it must be the same function in every render.
 */
export function useAddressFilter(
  total: number,
  apply: (query: string) => number,
): FieldState & {readonly count: number} {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(total);
  const field = useRef<HTMLInputElement>(null);
  const [{writeLater, writeNow, stop}] = useState(createWriter);

  useEffect(() => stop, [stop]);
  useLayoutEffect(() => {
    const {value, maxLength} = field.current!;
    const given = (value || queryInAddress()).slice(0, maxLength);
    if (given) {
      setQuery(given);
      setCount(apply(given));
      // The user typed this query before hydration, so the address does not contain it yet.
      if (value) writeLater(given);
    }
    // If the address has a query, the head script sets this attribute, which hides the page until it is filtered.
    delete document.documentElement.dataset.filtering;
  }, [apply, writeLater]);

  function onQuery(next: string): void {
    setQuery(next);
    setCount(apply(next));
    writeLater(next);
  }

  return {query, count, field, onQuery, onBlur: writeNow};
}

function queryInAddress(): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

/** Returns functions that write a query to the address, without a new history entry. */
function createWriter() {
  let timer = 0;
  let write: (() => void) | undefined;

  function stop(): void {
    window.clearTimeout(timer);
    write = undefined;
  }

  /** Writes a pending query at once, because a link to another language, for example, copies it from the address. */
  function writeNow(): void {
    write?.();
    stop();
  }

  /** Writes the query once the user stops typing. */
  function writeLater(query: string): void {
    stop();
    const {pathname} = location;
    write = () => {
      // The user may have left the page during the delay.
      if (location.pathname === pathname) replaceQuery(query);
    };
    timer = window.setTimeout(writeNow, replaceDelayMs);
  }

  return {stop, writeNow, writeLater};
}

function replaceQuery(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  replaceSearch(url);
}
