/** Access to a stored value. If the storage throws, `get` returns null and `set` does nothing. */
export type Slot = {
  get(): string | null;
  set(value: string | null): void;
};

/** Returns the slot with the key `<name>-<namespace>`, in the format of Docusaurus' own keys. */
export function createSlot(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  name: string,
  namespace: string,
): Slot & {readonly key: string} {
  const key = `${name}-${namespace}`;
  return {
    key,
    get() {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    set(value) {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, value);
      } catch {
        // Storage is blocked or full: the value is not stored.
      }
    },
  };
}
