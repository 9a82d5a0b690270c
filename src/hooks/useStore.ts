import type {Store} from '@site/src/client/stores/createStore';
import {useSyncExternalStore} from 'react';

/** Returns the value of a store; in the first render its initial value, as in the built HTML. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
