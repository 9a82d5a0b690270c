import {createSlot} from '../../lib/storage/storageSlot';
import {storageNamespace} from '../../site/identity';
import {createStore, shared, type Store} from 'docusaurus-plugin-islands/createStore';

const off = 'off';

type ShortcutsStore = Store<boolean> & {
  /** Key of the stored choice. */
  readonly key: string;
  /** Reads the stored choice. */
  readonly start: () => void;
  /** Switches the shortcuts on or off, and stores the choice. Without storage, the choice lasts until a reload. */
  readonly choose: (on: boolean) => void;
};

/** True if shortcuts of a single character are on. Users can switch them off (WCAG 2.1.4). */
export const shortcuts: ShortcutsStore = shared('shortcuts', createShortcutsStore);

function createShortcutsStore(): ShortcutsStore {
  const slot = createSlot(() => window.localStorage, 'shortcuts', storageNamespace);
  const {set, ...store} = createStore(true);
  return {
    ...store,
    key: slot.key,
    start: () => set(slot.get() !== off),
    choose(on) {
      slot.set(on ? null : off);
      set(on);
    },
  };
}
