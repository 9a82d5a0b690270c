import {useSyncExternalStore} from 'react';

const neverChanges = () => () => undefined;

/** Returns a value that only the browser knows. The first render returns `built`, to agree with the built HTML. */
export function useClientValue<Value>(inBrowser: () => Value, built: Value): Value {
  return useSyncExternalStore(neverChanges, inBrowser, () => built);
}
