'use client';
import {useLocation} from '@docusaurus/router';
import {storeGroups} from '@site/src/client/stores/sidebarGroups';
import {afterFrame} from '@site/src/lib/scroll/afterFrame';
import {scrollWithin} from '@site/src/lib/scroll/scrollWithin';
import {useEffect, useRef} from 'react';

/** Scrolls the sidebar to the page's link, opens its groups after a navigation, and stores collapsed ones. */
export default function CurrentLink({sidebar: id}: {readonly sidebar: string}): null {
  const {pathname} = useLocation();
  const isFirst = useRef(true);

  useEffect(() => {
    const sidebar = document.getElementById(id);
    if (!sidebar) return undefined;
    const onToggle = ({target, newState}: ToggleEvent): void => {
      if (target !== sidebar) storeGroups(sidebar);
      else if (newState === 'open') showLink(sidebar);
    };
    storeGroups(sidebar);
    // Captured, as the event of a group does not bubble.
    sidebar.addEventListener('toggle', onToggle, true);
    return () => sidebar.removeEventListener('toggle', onToggle, true);
  }, [id]);

  useEffect(() => {
    const sidebar = document.getElementById(id);
    return afterFrame(() => {
      if (!sidebar) return;
      // A group that the user collapsed before hydration stays collapsed.
      if (!isFirst.current) openGroups(sidebar);
      isFirst.current = false;
      showLink(sidebar);
    });
  }, [id, pathname]);

  return null;
}

CurrentLink.hydrate = 'idle';

const currentLink = (sidebar: HTMLElement): HTMLElement | null =>
  sidebar.querySelector('[aria-current="page"]');

function openGroups(sidebar: HTMLElement): void {
  let group = currentLink(sidebar)?.closest('details');
  while (group) {
    group.open = true;
    group = group.parentElement?.closest('details');
  }
}

function showLink(sidebar: HTMLElement): void {
  const link = currentLink(sidebar);
  if (link) scrollWithin(link, sidebar);
}
