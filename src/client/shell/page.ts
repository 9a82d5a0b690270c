import {hiddenParts} from '../../lib/address/pageSwitches';
import {afterFrame, type Sync} from './dom';

declare const __CONTENT_ANIMATION__: boolean;

/** What belongs to the page as a whole: query switches end on navigation, and a new page is announced. */
export function startPage(): Sync {
  const root = document.documentElement;
  let isFirst = true;

  return () => {
    root.dataset.hide = hiddenParts(location.search).join(' ');
    if (!isFirst) {
      if (__CONTENT_ANIMATION__) root.toggleAttribute('data-content-animation', true);
      announce();
    }
    isFirst = false;
  };
}

/** A new page begins at its top for keyboard and screen reader too: the next Tab reaches the skip link. */
function announce(): void {
  // The focus asks where things stand.
  afterFrame(() => {
    const start = document.getElementById('__docusaurus');
    // A reader was quicker.
    if (!start || location.hash || document.querySelector('dialog[open]')) return;
    start.tabIndex = -1;
    start.focus({preventScroll: true});
    start.removeAttribute('tabindex');
  });
  // The title follows a moment after the page.
  setTimeout(() => {
    const status = document.getElementById('site-status');
    if (status) status.textContent = document.title;
  }, 100);
}
