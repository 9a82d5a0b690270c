import {createSlot} from '../../lib/storage/slot';
import {tabForKey} from '../../lib/tabs/keys';
import {storageNamespace} from '../../site/identity';
import {all, closest, onClick, type Sync} from './dom';

type Choices = Record<string, string>;

/** Tabs with real tab semantics; a group remembers its choice, on the page and in other browser tabs. */
export function startTabs(): Sync {
  const slot = createSlot(() => window.localStorage, 'tabs', storageNamespace);

  function read(value: string | null): Choices {
    try {
      const parsed = JSON.parse(value ?? '{}') as unknown;
      return parsed && typeof parsed === 'object' ? (parsed as Choices) : {};
    } catch {
      return {};
    }
  }

  const tabsOf = (holder: Element): HTMLElement[] => [
    ...holder.querySelectorAll<HTMLElement>(':scope > .tabs__list > [role="tab"]'),
  ];

  function select(holder: HTMLElement, value: string): void {
    const tabs = tabsOf(holder);
    if (!tabs.some((tab) => tab.dataset.value === value)) return;
    for (const tab of tabs) {
      const isSelected = tab.dataset.value === value;
      tab.setAttribute('aria-selected', String(isSelected));
      tab.tabIndex = isSelected ? 0 : -1;
      const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
      panel?.toggleAttribute('hidden', !isSelected);
    }
  }

  function apply(group: string, value: string): void {
    if (!/^[a-z-]+$/.test(group)) return;
    document.documentElement.setAttribute(`data-tabs-${group}`, value);
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
    slot.set(JSON.stringify({...read(slot.get()), [group]: value}));
  }

  onClick('[role="tab"]', choose);
  document.addEventListener('keydown', (event) => {
    const tab = closest(event, '[role="tab"]');
    const holder = tab?.closest('[data-tabs]');
    if (!tab || !holder) return;
    const tabs = tabsOf(holder);
    const next = tabs[tabForKey(event.key, tabs.indexOf(tab), tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== slot.key) return;
    for (const [group, value] of Object.entries(read(event.newValue))) apply(group, value);
  });
  return () => {
    for (const [group, value] of Object.entries(read(slot.get()))) {
      apply(group, String(value));
    }
  };
}
