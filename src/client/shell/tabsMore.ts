import {tabForKey} from '../../lib/keyboard/tabKeys';
import {all, closest, hide, hideFindable, onClick, onFound, type Sync} from './dom';
import {select, tabsOf} from './tabs';

/**
 * The menu that a list gives way to, made when it does: browsers ask every menu whether it can be filled in, and lay out
 * all folds with one in them as soon as the page is there.
 */
function drawMenu(list: Element): void {
  const place = list.nextElementSibling!;
  if (place.querySelector('select')) return;
  const menu = document.createElement('select');
  menu.setAttribute('aria-label', list.getAttribute('aria-label') ?? '');
  menu.dataset.tabsMenu = '';
  for (const tab of tabsOf(list.parentElement!)) {
    const isSelected = tab.getAttribute('aria-selected') === 'true';
    menu.add(new Option(tab.textContent, tab.dataset.value, false, isSelected));
  }
  place.prepend(menu);
}

/** What leads to tabs besides a click: keys, the menu of a narrow list, links, the browser's search. */
export function startTabsMore(): Sync {
  document.addEventListener('change', (event) => {
    const menu = closest<HTMLSelectElement>(event, 'select[data-tabs-menu]');
    const holder = menu?.closest('[data-tabs]');
    const tab = holder && tabsOf(holder).find(({dataset}) => dataset.value === menu?.value);
    tab?.click();
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
    tab?.click();
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
    next.click();
    next.focus();
  });
  // Panes that stand side by side are groups; where they take turns they are the panels of their tabs.
  const turns = new ResizeObserver((entries) => {
    // All are asked before one is changed, or the page would be drawn up anew for each.
    const roles = entries.map(({target}) =>
      target.querySelector('[role="tablist"]')?.checkVisibility() ? 'tabpanel' : 'group',
    );
    for (const [index, {target}] of entries.entries()) {
      for (const pane of target.querySelectorAll(':scope > .tabs__panel')) {
        pane.setAttribute('role', roles[index]!);
      }
    }
  });
  // A list that does not fit gives way to a menu: it is there, but as narrow as what is left.
  const lists = new ResizeObserver((entries) => {
    const cut = entries.map(({target}) => target.scrollWidth > target.clientWidth);
    for (const [index, {target}] of entries.entries()) {
      if (cut[index]) drawMenu(target);
      target.toggleAttribute('data-cut', cut[index]);
    }
  });
  return () => {
    turns.disconnect();
    lists.disconnect();
    hideFindable('.tabs__panel');
    for (const list of all('.tabs__list:has(+ .tabs__menu)')) lists.observe(list);
    for (const holder of all('[data-turns]')) turns.observe(holder);
  };
}
