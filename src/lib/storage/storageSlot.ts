/** A stored value. Storage that throws counts as empty. */
export type Slot = {
  get(): string | null;
  set(value: string | null): void;
};

/** Returns the slot of the key `<name>-<namespace>`, which is how Docusaurus names its own. */
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
        // Not stored.
      }
    },
  };
}
