import * as limits from '@site/src/site/limits';
import {useSyncExternalStore} from 'react';

/** Media query for screens on which code is wrapped by default, the same as in `styles.css`. */
const phone = `(width < ${limits.mobileWidth / 16}em)`;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(phone);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Returns true if the window is as narrow as a phone. Returns false at build time. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(phone).matches ?? false,
    () => false,
  );
}
