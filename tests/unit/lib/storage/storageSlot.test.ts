import {createSlot} from '../../../../src/lib/storage/storageSlot';

function memory(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial));
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

const broken = {
  getItem: (): string => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: (): void => {
    throw new DOMException('full', 'QuotaExceededError');
  },
  removeItem: (): void => {
    throw new DOMException('denied', 'SecurityError');
  },
};

it('stores a value under a key with the namespace of the site', () => {
  const storage = memory();
  const slot = createSlot(() => storage, 'theme', 'rslib');
  slot.set('dark');
  expect(slot.key).toBe('theme-rslib');
  expect(slot.get()).toBe('dark');
  expect([...storage.values]).toEqual([['theme-rslib', 'dark']]);
});

it('removes its value when set to null', () => {
  const storage = memory({'theme-rslib': 'dark'});
  createSlot(() => storage, 'theme', 'rslib').set(null);
  expect(storage.values.size).toBe(0);
});

it('accesses the storage on every use, and not before', () => {
  const storage = jest.fn(() => memory());
  const slot = createSlot(storage, 'a', 'b');
  expect(storage).not.toHaveBeenCalled();
  slot.get();
  slot.set('x');
  expect(storage).toHaveBeenCalledTimes(2);
});

it.each<[string, () => Storage]>([
  ['throws on every use', () => broken as never],
  ['throws when it is accessed', () => broken.getItem() as never],
  ['is null, as in some embedded browsers', () => null as never],
])('is empty and silent when storage %s', (_name, storage) => {
  const slot = createSlot(storage, 'a', 'b');
  expect(slot.get()).toBeNull();
  expect(() => slot.set('x')).not.toThrow();
  expect(() => slot.set(null)).not.toThrow();
});
