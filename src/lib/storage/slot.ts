/** A value that the browser may remember. Storage that throws is the same as storage that is empty. */
export type Slot = {
  get(): string | null;
  set(value: string | null): void;
};

/** A slot under `<name>-<namespace>`, the key that Docusaurus' own slots would have. */
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
        // Nothing is remembered, and nothing breaks.
      }
    },
  };
}
