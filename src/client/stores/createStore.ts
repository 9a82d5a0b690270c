/** A value that changes, for `useSyncExternalStore` and for scripts without React. */
export type Store<Value> = {
  readonly get: () => Value;
  /** The value that the built HTML shows; islands render it first. */
  readonly initial: Value;
  /** Calls the listener after each change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
};

export type WritableStore<Value> = Store<Value> & {readonly set: (value: Value) => void};

/** Creates a store. `set` with an equal value notifies nobody. */
export function createStore<Value>(initial: Value): WritableStore<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/**
 * Returns the page's one store of this name. The head script and the islands are two bundles with a copy of this module
 * each: whichever runs first creates the store.
 */
export function shared<Value>(name: string, create: () => Value): Value {
  const page = globalThis as {siteStores?: Record<string, unknown>};
  const stores = (page.siteStores ??= {});
  return (stores[name] ??= create()) as Value;
}
