import {useEffect, useState} from 'react';

/** Delay after the last key. Some browsers allow 100 changes of the address in 30 s. */
const writeDelayMs = 300;

type AddressQuery = {
  /** Writes the query to the address when the user stops typing. */
  readonly writeLater: (query: string) => void;
  /** Writes a pending query immediately, for example before a link that includes the query is followed. */
  readonly writeNow: () => void;
};

/** Returns the query in the address, `?q=`. */
export function queryInAddress(): string {
  return new URLSearchParams(location.search).get('q') ?? '';
}

/** Returns functions that write a query to the address, without a new history entry. They stay the same between renders. */
export function useAddressQuery(): AddressQuery {
  const [writer] = useState(createWriter);
  useEffect(() => writer.stop, [writer]);
  return writer;
}

function createWriter(): AddressQuery & {readonly stop: () => void} {
  let timer = 0;
  let write: (() => void) | undefined;

  function stop(): void {
    window.clearTimeout(timer);
    write = undefined;
  }

  function writeNow(): void {
    write?.();
    stop();
  }

  return {
    stop,
    writeNow,
    writeLater(query) {
      stop();
      const {pathname} = location;
      write = () => {
        // The user may have left the page.
        if (location.pathname === pathname) replaceQuery(query);
      };
      timer = window.setTimeout(writeNow, writeDelayMs);
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
    // Too many changes: the next query tries again.
  }
}
