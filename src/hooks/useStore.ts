import type {Store} from '@site/src/client/stores/createStore';
import {useSyncExternalStore} from 'react';

/** Returns the value of a store: first the one that the built HTML shows, then the present one. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
