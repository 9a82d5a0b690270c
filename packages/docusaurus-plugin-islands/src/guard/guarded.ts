import {useContext} from 'react';
import {Mode} from '../contexts.cjs';
import hooks from './browserHooks.cjs';

/**
 * Returns a hook that throws outside of an island, where it would never run in the browser. `query` is the resource
 * query of the import, which names the importing file: `?src/components/Price/index.tsx`.
 */
export function guarded<Hook extends (...args: never[]) => unknown>(
  hook: Hook,
  name: string,
  query: string,
): Hook {
  return ((...args: never[]) => {
    if (useContext(Mode) !== 'island') throw new Error(neverRuns(name, query));
    return hook(...args);
  }) as Hook;
}

/** Returns the error message for a hook, handler or component that has no effect in a static page. */
export function neverRuns(name: string, query: string): string {
  return hooks.neverRuns(name, decodeURIComponent(query.slice(1)));
}
