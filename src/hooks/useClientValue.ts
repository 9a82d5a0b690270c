import {useSyncExternalStore} from 'react';

const neverChanges = () => () => undefined;

/** Returns a value of the browser; in the first render that of the built HTML. */
export function useClientValue<Value>(inBrowser: () => Value, built: Value): Value {
  return useSyncExternalStore(neverChanges, inBrowser, () => built);
}
