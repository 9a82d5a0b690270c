import {useLocation} from '@docusaurus/router';
import {section} from '@site/src/client/stores/section';
import {afterFrame} from '@site/src/hooks/afterFrame';
import {targetId} from '@site/src/lib/address/targetId';
import {scrollWithin} from '@site/src/lib/scroll/scrollWithin';
import {throttle} from '@site/src/lib/scroll/throttle';
import * as limits from '@site/src/site/limits';
import {useEffect} from 'react';
import {sectionInView} from './sectionInView';

const idOf = (link: HTMLAnchorElement): string => targetId(link.hash);

/**
 * Stores the section that is being read, reports its name, and highlights its link in the column and in the menu. Above
 * the first section there is none, and the first link is highlighted. The links are static: as data they would be in the
 * page twice.
 */
export function useOutlineTracking(onChange: (name: string) => void): void {
  const {pathname} = useLocation();
  useEffect(() => {
    const listening = new AbortController();
    const options = {passive: true, signal: listening.signal};

    function update(): void {
      if (listening.signal.aborted) return;
      const links = outlineLinks();
      const ids = [...new Set(links.map(idOf))];
      const current = sectionInView(ids.flatMap((id) => document.getElementById(id) ?? []));
      section.set(current);
      onChange(links.find((link) => idOf(link) === current)?.textContent ?? '');
      highlight(links, current ?? ids[0]);
    }

    // Links in an open menu have a place; what unfolds moves what is below without a scroll.
    function onToggle({target, newState}: ToggleEvent): void {
      if (!(target instanceof Element)) return;
      if (target.matches('details')) later();
      if (newState !== 'open' || !target.matches('.outline')) return;
      const link = target.querySelector<HTMLElement>('[aria-current]');
      if (link) showLink(link);
    }

    const later = throttle(update, limits.outlineThrottleMs);
    const cancel = afterFrame(update);
    window.addEventListener('scroll', later, options);
    window.addEventListener('resize', later, options);
    document.addEventListener('toggle', onToggle, {...options, capture: true});
    return () => {
      cancel();
      listening.abort();
      section.set(undefined);
    };
  }, [onChange, pathname]);
}

function outlineLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('.outline a[href^="#"]')];
}

function highlight(links: readonly HTMLAnchorElement[], id: string | undefined): void {
  for (const link of links) {
    if (idOf(link) !== id) link.removeAttribute('aria-current');
    else if (!link.hasAttribute('aria-current')) {
      link.setAttribute('aria-current', 'true');
      showLink(link);
    }
  }
}

/** Scrolls the outline to a link. Not while the focus is in it: the focused link would leave the view. */
function showLink(link: HTMLElement): void {
  const outline = link.closest<HTMLElement>('.outline');
  if (outline && !outline.querySelector(':focus-visible')) scrollWithin(link, outline);
}
