import {createSlot} from '../../lib/storage/slot';
import {choiceAttribute, readChoices, type Choices} from '../../lib/storage/tabChoices';
import {tabForKey} from '../../lib/keyboard/tabKeys';
import {storageNamespace} from '../../site/identity';
import {all, closest, hide, hideFindable, onClick, onFound, type Sync} from './dom';

/** Tabs with real tab semantics; a group remembers its choice, on the page and in other browser tabs. */
export function startTabs(): Sync {
  const slot = createSlot(() => window.localStorage, 'tabs', storageNamespace);

  /** What was chosen since, where the storage keeps nothing. */
  let unkept: Choices = {};

  const tabsOf = (holder: Element): HTMLElement[] => [
    ...holder.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
  ];

  function select(holder: HTMLElement, value: string): void {
    const tabs = tabsOf(holder);
    if (!tabs.some((tab) => tab.dataset.value === value)) return;
    for (const tab of tabs) {
      const isSelected = tab.dataset.value === value;
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      if (panel) hide(panel, !isSelected);
    }
    const menu = holder.querySelector<HTMLSelectElement>(':scope > .tabs__menu > select');
    if (menu) menu.value = value;
    holder.dataset.set = '';
  }

  function apply(group: string, value: string): void {
    document.documentElement.setAttribute(choiceAttribute(group), value);
    for (const holder of all(`[data-tabs][data-group="${group}"]`)) select(holder, value);
  }

  function choose(tab: HTMLElement): void {
    const holder = tab.closest<HTMLElement>('[data-tabs]');
    const value = tab.dataset.value;
    if (!holder || value === undefined) return;
    const {group} = holder.dataset;
    select(holder, value);
    if (!group) return;
    // The block under the pointer stays where it is while others above it change their height.
    const before = holder.getBoundingClientRect().top;
    apply(group, value);
    scrollBy({top: holder.getBoundingClientRect().top - before, behavior: 'instant'});
    const choices = JSON.stringify({...readChoices(slot.get()), [group]: value});
    slot.set(choices);
    if (slot.get() !== choices) unkept = {...unkept, [group]: value};
  }

  onClick('[role="tab"]', choose);
  document.addEventListener('change', (event) => {
    const menu = closest<HTMLSelectElement>(event, 'select[data-tabs-menu]');
    const holder = menu?.closest('[data-tabs]');
    const tab = holder && tabsOf(holder).find(({dataset}) => dataset.value === menu?.value);
    if (tab) choose(tab);
  });
  // What the search has found is shown, with all that it stands in; it is no choice to remember.
  onFound((found) => {
    const hidden = '.tabs__panel[hidden]';
    for (let panel = found.closest(hidden); panel; panel = panel.parentElement!.closest(hidden)) {
      const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
      const holder = tab?.closest<HTMLElement>('[data-tabs]');
      if (holder) select(holder, tab!.dataset.value ?? '');
      hide(panel, false);
    }
  });
  onClick<HTMLAnchorElement>('a[data-shows]', (link, event) => {
    const panel = document.getElementById(link.hash.slice(1));
    if (!panel || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
    if (tab) choose(tab);
    panel.scrollIntoView({block: 'nearest'});
    const menu = tab
      ?.closest('[data-tabs]')
      ?.querySelector<HTMLElement>(':scope > [data-cut] + .tabs__menu > select');
    (menu ?? tab ?? panel.querySelector('pre'))?.focus();
  });
  document.addEventListener('keydown', (event) => {
    const tab = closest(event, '[role="tab"]');
    const holder = tab?.closest('[data-tabs]');
    // With another key they are the browser's: Alt and an arrow go back.
    if (!tab || !holder || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tabs = tabsOf(holder);
    const next = tabs[tabForKey(event.key, tabs.indexOf(tab), tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== slot.key) return;
    for (const [group, value] of Object.entries(readChoices(event.newValue))) apply(group, value);
  });
  // Panes that stand side by side are groups; where they take turns they are the panels of their tabs.
  const turns = new ResizeObserver((entries) => {
    for (const {target} of entries) {
      const role = target.querySelector('[role="tablist"]')?.checkVisibility()
        ? 'tabpanel'
        : 'group';
      for (const pane of target.querySelectorAll(':scope > .tabs__panel')) {
        pane.setAttribute('role', role);
      }
    }
  });
  // A list that does not fit gives way to a menu: it is there, but as narrow as what is left.
  const lists = new ResizeObserver((entries) => {
    for (const {target} of entries) {
      target.toggleAttribute('data-cut', target.scrollWidth > target.clientWidth);
    }
  });
  return () => {
    turns.disconnect();
    lists.disconnect();
    hideFindable('.tabs__panel');
    for (const list of all('.tabs__list:has(+ .tabs__menu)')) lists.observe(list);
    for (const holder of all('[data-turns]')) turns.observe(holder);
    const choices = {...readChoices(slot.get()), ...unkept};
    for (const [group, value] of Object.entries(choices)) apply(group, value);
  };
}
