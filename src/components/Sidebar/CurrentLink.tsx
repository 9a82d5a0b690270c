'use client';
import {useLocation} from '@docusaurus/router';
import {afterFrame} from '@site/src/lib/scroll/afterFrame';
import {scrollWithin} from '@site/src/lib/scroll/scrollWithin';
import {useEffect, useRef} from 'react';

/** Scrolls the sidebar to the link of the page, and expands its groups after a navigation. */
export default function CurrentLink({sidebar: id}: {readonly sidebar: string}): null {
  const {pathname} = useLocation();
  const isFirst = useRef(true);

  useEffect(() => {
    const sidebar = document.getElementById(id);
    if (!sidebar) return undefined;
    const showWhenOpen = ({newState}: ToggleEvent): void => {
      if (newState === 'open') showLink(sidebar);
    };
    sidebar.addEventListener('toggle', showWhenOpen);
    return () => sidebar.removeEventListener('toggle', showWhenOpen);
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
