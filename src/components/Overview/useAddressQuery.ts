import {useEffect, useRef} from 'react';

/** Some browsers allow 100 changes of the address in 30 s. */
const pauseMs = 300;

type AddressQuery = {
  /** Writes the query when the user stops typing. */
  readonly writeLater: (query: string) => void;
  /** Writes what waits at once: the user leaves the field, perhaps for a link that takes the query along. */
  readonly writeNow: () => void;
};

/** Returns the query of the address, `?q=`. */
export function queryInAddress(): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

/** Keeps the query in the address, without adding to the history. */
export function useAddressQuery(): AddressQuery {
  const timer = useRef(0);
  const write = useRef<() => void>(undefined);

  function stop(): void {
    window.clearTimeout(timer.current);
    write.current = undefined;
  }
  useEffect(() => stop, []);

  function writeNow(): void {
    write.current?.();
    stop();
  }

  return {
    writeNow,
    writeLater(query) {
      stop();
      const {pathname} = location;
      write.current = () => {
        // By now the address may be that of the next page.
        if (location.pathname === pathname) replaceQuery(query);
      };
      timer.current = window.setTimeout(writeNow, pauseMs);
    },
  };
}

function replaceQuery(query: string): void {
  const url = new URL(location.href);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Changed too often: the next pause tries again.
  }
}
