import {createSlot} from '../../lib/storage/storageSlot';
import {
  choiceAttribute,
  readChoices,
  storedTabsCss,
  type Choices,
} from '../../lib/storage/tabChoices';
import {storageNamespace} from '../../site/identity';
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
  let rules: CSSStyleSheet | undefined;

  function show(choices: Choices): void {
    for (const [group, value] of Object.entries(choices)) {
      document.documentElement.setAttribute(choiceAttribute(group), value);
    }
    const text = storedTabsCss(choices);
    // Adds a stylesheet only if there are rules, because it makes the later deferred stylesheet lay out all text again.
    if (text && !rules && document.adoptedStyleSheets) {
      rules = new CSSStyleSheet();
      document.adoptedStyleSheets.push(rules);
    }
    rules?.replaceSync(text);
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
