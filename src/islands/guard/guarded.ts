import {useContext} from 'react';
import {InIsland} from '../InIsland';

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
    if (!useContext(InIsland)) throw new Error(neverRuns(name, query));
    return hook(...args);
  }) as Hook;
}

/** Returns the error message for a hook, handler or component that has no effect in a static page. */
export function neverRuns(name: string, query: string): string {
  const file = decodeURIComponent(query.slice(1));
  let remedy = "begin the module with 'use client'";
  if (/(?:^|\/)use[A-Z][^/]*$/.test(file)) {
    remedy = "call it in a component whose module begins with 'use client'";
  }
  if (/\.mdx?$/.test(file)) {
    remedy = "move it to a component whose module begins with 'use client', and import that";
  }
  return `${name} in ${file} never runs in the browser: ${remedy}.`;
}
