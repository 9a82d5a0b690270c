import {all, scrollWithin, type Sync} from './dom';

/** The sidebar follows the page: its groups are opened, its link is brought into view inside the sidebar only. */
export function startSidebar(): Sync {
  let isFirst = true;

  function showLink(): void {
    const sidebar = document.querySelector<HTMLElement>('.sidebar');
    const link = sidebar?.querySelector<HTMLElement>('[aria-current="page"]');
    if (sidebar && link) scrollWithin(link, sidebar);
  }

  document.addEventListener(
    'toggle',
    (event) => {
      const target = event.target as HTMLElement;
      if (target.matches('.sidebar') && event.newState === 'open') showLink();
    },
    true,
  );

  return () => {
    // What a reader folded before the page was ready stays folded; only going somewhere opens groups.
    if (!isFirst) {
      // React leaves the sidebar of the first page as it came.
      for (const link of all<HTMLAnchorElement>('.sidebar a[href]')) {
        if (link.pathname === location.pathname) link.setAttribute('aria-current', 'page');
        else link.removeAttribute('aria-current');
      }
      let group = document
        .querySelector('.sidebar [aria-current="page"]')
        ?.closest<HTMLDetailsElement>('details');
      while (group) {
        group.open = true;
        group = group.parentElement?.closest<HTMLDetailsElement>('details');
      }
    }
    isFirst = false;
    showLink();
  };
}
