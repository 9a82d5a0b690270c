/** A value that notifies listeners of changes, for `useSyncExternalStore` and for scripts without React. */
export type Store<Value> = {
  readonly get: () => Value;
  /** The value that the built HTML shows, and that islands therefore render first. */
  readonly initial: Value;
  /** Calls the listener after each change. Returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
};

type WritableStore<Value> = Store<Value> & {readonly set: (value: Value) => void};

/** Creates a store. `set` with an equal value does not notify listeners. */
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

/** Returns the store with this name. The head script and the browser bundle share it: the first caller creates it. */
export function shared<Value>(name: string, create: () => Value): Value {
  const page = globalThis as {siteStores?: Record<string, unknown>};
  const stores = (page.siteStores ??= {});
  return (stores[name] ??= create()) as Value;
}
