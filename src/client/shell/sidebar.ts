import {scrollWithin, type Sync} from './dom';

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
