import type {ClientModule} from '@docusaurus/types';
import {afterFrame} from '../lib/scroll/afterFrame';
import {scrollWithin} from '../lib/scroll/scrollWithin';
import {storeGroups} from './stores/sidebarGroups';

const findSidebar = (): HTMLElement | null => document.getElementById('site-sidebar');

function showCurrentLink(): void {
  const sidebar = findSidebar();
  const link = sidebar?.querySelector<HTMLElement>('[aria-current="page"]');
  if (sidebar && link) scrollWithin(link, sidebar);
}

/** Client module that scrolls the sidebar to the link of the current page, and stores which groups are collapsed. */
const sidebarState: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    const sidebar = findSidebar();
    if (!sidebar || location.pathname === previousLocation?.pathname) return;
    storeGroups(sidebar);
    afterFrame(showCurrentLink);
  },
};

export default sidebarState;

if (typeof document !== 'undefined') {
  // In the capture phase, because `toggle` does not bubble.
  document.addEventListener(
    'toggle',
    ({target, newState}) => {
      const sidebar = findSidebar();
      if (target === sidebar && newState === 'open') showCurrentLink();
      else if (sidebar && target !== sidebar && sidebar.contains(target as Node))
        storeGroups(sidebar);
    },
    true,
  );
}
