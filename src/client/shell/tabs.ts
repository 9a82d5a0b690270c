import {createSlot} from '../../lib/storage/slot';
import {choiceAttribute, readChoices, type Choices} from '../../lib/storage/tabChoices';
import {storageNamespace} from '../../site/identity';
import {all, hide, onClick, type Sync} from './dom';

export const tabsOf = (holder: Element): HTMLElement[] => [
  ...holder.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
];

/** Chooses a tab of a holder that has one of this value. */
export function select(holder: HTMLElement, value: string): void {
  const tabs = tabsOf(holder);
  if (!tabs.some((tab) => tab.dataset.value === value)) return;
  // First, while the page is as it was laid out: browsers ask whether what has the focus still may have it.
  for (const tab of tabs) tab.tabIndex = tab.dataset.value === value ? 0 : -1;
  for (const tab of tabs) {
    const isSelected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) hide(panel, !isSelected);
  }
  const menu = holder.querySelector<HTMLSelectElement>(':scope > .tabs__menu > select');
  if (menu) menu.value = value;
  holder.dataset.set = '';
}

const holdersOf = (group: string): HTMLElement[] => all(`[data-tabs][data-group="${group}"]`);

/** Chooses a tab in every holder of a group. */
function apply(group: string, value: string): void {
  document.documentElement.setAttribute(choiceAttribute(group), value);
  for (const holder of holdersOf(group)) select(holder, value);
}

/**
 * A click on a tab chooses it; a group remembers that, and other browser tabs follow. What else leads to tabs comes with
 * the shell: `tabsMore.ts`.
 */
export function startTabs(): Sync {
  const slot = createSlot(() => window.localStorage, 'tabs', storageNamespace);
  /** What was chosen since, where the storage keeps nothing. */
  let unkept: Choices = {};

  onClick('[role="tab"]', (tab) => {
    const holder = tab.closest<HTMLElement>('[data-tabs]');
    const value = tab.dataset.value;
    if (!holder || value === undefined) return;
    const {group} = holder.dataset;
    if (!group) {
      select(holder, value);
      return;
    }
    // The block under the pointer stays where it is while others above it change their height. Without any, nobody asks
    // where it stands: that would lay out the page before it is drawn.
    const isFirst = holdersOf(group)[0] === holder;
    const before = isFirst ? 0 : holder.getBoundingClientRect().top;
    apply(group, value);
    if (!isFirst) {
      scrollBy({top: holder.getBoundingClientRect().top - before, behavior: 'instant'});
    }
    const choices = JSON.stringify({...readChoices(slot.get()), [group]: value});
    slot.set(choices);
    if (slot.get() !== choices) unkept = {...unkept, [group]: value};
  });
  window.addEventListener('storage', ({key, newValue}) => {
    if (key !== slot.key) return;
    for (const [group, value] of Object.entries(readChoices(newValue))) apply(group, value);
  });
  return () => {
    const choices = {...readChoices(slot.get()), ...unkept};
    for (const [group, value] of Object.entries(choices)) apply(group, value);
  };
}
