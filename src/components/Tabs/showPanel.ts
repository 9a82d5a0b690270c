import {flushSync} from 'react-dom';

/**
 * Shows a panel and moves the focus to its tab, to the menu in place of the tabs, or to the code of a panel without tabs.
 * Returns false if the page has no such panel.
 */
export function showPanel(id: string): boolean {
  const panel = document.getElementById(id);
  if (!panel) return false;
  const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  // A panel that is still hidden has no place to scroll to.
  if (tab) flushSync(() => tab.click());
  panel.scrollIntoView({block: 'nearest'});
  const menu = tab
    ?.closest('[data-tabs]')
    ?.querySelector<HTMLElement>(':scope > [data-cut] + .tabs__menu > select');
  (menu ?? tab ?? panel.querySelector('pre'))?.focus();
  return true;
}
