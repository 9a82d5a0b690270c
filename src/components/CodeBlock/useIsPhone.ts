import * as limits from '@site/src/site/limits';
import {useSyncExternalStore} from 'react';

/** The width below which code is wrapped by default, in em as in `styles.css`, which repeats it. */
const phone = `(width < ${limits.mobileWidth / 16}em)`;

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(phone);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Returns whether the window is as narrow as a phone; false at build time. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(phone).matches ?? false,
    () => false,
  );
}
