import {createSlot} from '../../lib/storage/storageSlot';
import {readWrap} from '../../lib/storage/wrapChoice';
import {storageNamespace} from '../../site/identity';
import {createStore, shared, type Store} from 'docusaurus-plugin-islands/createStore';

type Wrap = 'on' | 'off' | undefined;

type WrapStore = Store<Wrap> & {
  /** Key of the stored choice. */
  readonly key: string;
  /** Shows the stored choice. */
  readonly start: () => void;
  readonly choose: (wrap: 'on' | 'off') => void;
};

/** The user's choice to wrap long lines of code or not. Undefined without a choice: each block has its own default. */
export const wrap: WrapStore = shared('wrap', createWrapStore);

function createWrapStore(): WrapStore {
  const slot = createSlot(() => window.localStorage, 'wrap', storageNamespace);
  const {set, ...store} = createStore<Wrap>(undefined);

  function show(choice: Wrap): void {
    if (choice) document.documentElement.dataset.wrap = choice;
    set(choice);
  }

  return {
    ...store,
    key: slot.key,
    start: () => show(readWrap(slot.get()) ?? store.get()),
    choose(choice) {
      slot.set(choice);
      show(choice);
    },
  };
}
