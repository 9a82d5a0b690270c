import {createSlot} from '../../lib/storage/storageSlot';
import {
  choiceAttribute,
  readChoices,
  storedTabsCss,
  type Choices,
} from '../../lib/storage/tabChoices';
import {storageNamespace} from '../../site/identity';
import {createAdoptedRules} from './adoptedRules';
import {createStore, shared, type Store} from './createStore';

type TabsStore = Store<Choices> & {
  /** Shows the stored choices, and adopts choices of other browser tabs. */
  readonly start: () => void;
  /** Selects a tab of a group, and stores the choice. Without storage, the choice lasts until a reload. */
  readonly choose: (group: string, value: string) => void;
};

/** The chosen tab of each group of tabs. Until the tabs are hydrated, CSS rules show the panel of the chosen tab. */
export const tabs: TabsStore = shared('tabs', createTabsStore);

function createTabsStore(): TabsStore {
  const slot = createSlot(() => window.localStorage, 'tabs', storageNamespace);
  const {set, ...store} = createStore<Choices>({});
  const setRules = createAdoptedRules();

  function show(choices: Choices): void {
    for (const [group, value] of Object.entries(choices)) {
      document.documentElement.setAttribute(choiceAttribute(group), value);
    }
    setRules(storedTabsCss(choices));
    set(choices);
  }

  return {
    ...store,
    start() {
      show(readChoices(slot.get()));
      window.addEventListener('storage', ({key, newValue}) => {
        if (key === slot.key) show({...store.get(), ...readChoices(newValue)});
      });
    },
    choose(group, value) {
      const choices = {...store.get(), ...readChoices(slot.get()), [group]: value};
      slot.set(JSON.stringify(choices));
      show(choices);
    },
  };
}
