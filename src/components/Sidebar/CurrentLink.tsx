'use client';
import {useLocation} from '@docusaurus/router';
import {storeGroups} from '@site/src/client/stores/sidebarGroups';
import {afterFrame} from '@site/src/lib/scroll/afterFrame';
import {scrollWithin} from '@site/src/lib/scroll/scrollWithin';
import {useEffect} from 'react';

/** Scrolls the sidebar to the link of the current page, and stores which groups are collapsed. */
export default function CurrentLink({sidebar: id}: {readonly sidebar: string}): null {
  const {pathname} = useLocation();

  useEffect(() => {
    const sidebar = document.getElementById(id);
    if (!sidebar) return undefined;
    const onToggle = ({target, newState}: ToggleEvent): void => {
      if (target !== sidebar) storeGroups(sidebar);
      else if (newState === 'open') showLink(sidebar);
    };
    storeGroups(sidebar);
    // In the capture phase, because the `toggle` event of a group does not bubble.
    sidebar.addEventListener('toggle', onToggle, true);
    return () => sidebar.removeEventListener('toggle', onToggle, true);
  }, [id]);

  useEffect(() => {
    const sidebar = document.getElementById(id);
    return afterFrame(() => sidebar && showLink(sidebar));
  }, [id, pathname]);

  return null;
}

CurrentLink.hydrate = 'idle';

function showLink(sidebar: HTMLElement): void {
  const link = sidebar.querySelector<HTMLElement>('[aria-current="page"]');
  if (link) scrollWithin(link, sidebar);
}
