import {flushSync} from 'react-dom';

/** Shows the panel with an id and focuses its tab or select, else its code. Returns false if there is no such panel. */
export function showPanel(id: string): boolean {
  const panel = document.getElementById(id);
  if (!panel) return false;
  const tab = document.getElementById(panel.getAttribute('aria-labelledby') ?? '');
  // Synchronous, as `scrollIntoView` needs a visible panel.
  if (tab) flushSync(() => tab.click());
  panel.scrollIntoView({block: 'nearest'});
  const select = tab
    ?.closest('[data-tabs]')
    ?.querySelector<HTMLElement>(':scope > [data-cut] + .tabs__menu > select');
  (select ?? tab ?? panel.querySelector('pre'))?.focus();
  return true;
}
