import {createSlot} from '../../lib/storage/storageSlot';
import {
  choiceAttribute,
  readChoices,
  storedTabsCss,
  type Choices,
} from '../../lib/storage/tabChoices';
import {storageNamespace} from '../../site/identity';
import {createAdoptedRules} from './adoptedRules';
import {createStore, shared, type Store} from 'docusaurus-plugin-islands/createStore';

type TabsStore = Store<Choices> & {
  /** Key of the stored choices. */
  readonly key: string;
  /** Shows the stored choices. */
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
    if (JSON.stringify(choices) !== JSON.stringify(store.get())) set(choices);
  }

  return {
    ...store,
    key: slot.key,
    start: () => show({...store.get(), ...readChoices(slot.get())}),
    choose(group, value) {
      const choices = {...store.get(), ...readChoices(slot.get()), [group]: value};
      slot.set(JSON.stringify(choices));
      show(choices);
    },
  };
}
