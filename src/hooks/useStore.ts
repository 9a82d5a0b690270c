import type {Store} from 'docusaurus-plugin-islands/createStore';
import {useSyncExternalStore} from 'react';

/** Returns the value of a store. The first render returns its initial value, to agree with the built HTML. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
