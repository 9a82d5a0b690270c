import {createSlot} from '../../../../src/lib/storage/slot';

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

it('keeps a value under a key with the namespace of the site', () => {
  const storage = memory();
  const slot = createSlot(() => storage, 'theme', 'rslib');
  slot.set('dark');
  expect(slot.key).toBe('theme-rslib');
  expect(slot.get()).toBe('dark');
  expect([...storage.values]).toEqual([['theme-rslib', 'dark']]);
});

it('is empty at first', () => {
  expect(createSlot(() => memory(), 'theme', 'rslib').get()).toBeNull();
});

it('does not see what another namespace stores', () => {
  const storage = memory({'theme-other': 'dark', theme: 'dark'});
  expect(createSlot(() => storage, 'theme', 'rslib').get()).toBeNull();
});

it('forgets with null', () => {
  const storage = memory({'theme-rslib': 'dark'});
  createSlot(() => storage, 'theme', 'rslib').set(null);
  expect(storage.values.size).toBe(0);
});

it('keeps an empty text as a value', () => {
  const storage = memory();
  const slot = createSlot(() => storage, 'a', 'b');
  slot.set('');
  expect(slot.get()).toBe('');
});

it('asks for the storage on every use, not before', () => {
  const storage = jest.fn(() => memory());
  const slot = createSlot(storage, 'a', 'b');
  expect(storage).not.toHaveBeenCalled();
  slot.get();
  slot.set('x');
  expect(storage).toHaveBeenCalledTimes(2);
});

it('is empty and silent when storage throws', () => {
  const slot = createSlot(() => broken, 'a', 'b');
  expect(slot.get()).toBeNull();
  expect(() => slot.set('x')).not.toThrow();
  expect(() => slot.set(null)).not.toThrow();
});

it('is empty and silent when there is no storage at all', () => {
  const none = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const slot = createSlot(none, 'a', 'b');
  expect(slot.get()).toBeNull();
  expect(() => slot.set('x')).not.toThrow();
});

it('is empty when storage is null, as in some embedded browsers', () => {
  const slot = createSlot(() => null as never, 'a', 'b');
  expect(slot.get()).toBeNull();
  expect(() => slot.set('x')).not.toThrow();
});
