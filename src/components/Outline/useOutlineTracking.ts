import {useLocation} from '@docusaurus/router';
import {section} from '@site/src/client/stores/sectionStore';
import {afterFrame} from '@site/src/lib/scroll/afterFrame';
import {targetId} from '@site/src/lib/address/targetId';
import {scrollWithin} from '@site/src/lib/scroll/scrollWithin';
import {throttle} from '@site/src/lib/scroll/throttle';
import * as limits from '@site/src/site/limits';
import {useEffect} from 'react';
import {sectionInView} from './sectionInView';

const idOf = (link: HTMLAnchorElement): string => targetId(link.hash);

/**
 * Stores the current section, passes its name to `onChange` and highlights its link in the column and the dropdown.
 * Above the first section the name is empty and the first link is highlighted. The links are static HTML, because a
 * page contains the props of an island in addition to its HTML.
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

    // Scrolls an opened dropdown to the current link. Finds the current section again after a `details` has moved it.
    function onToggle({target, newState}: ToggleEvent): void {
      if (!(target instanceof Element)) return;
      if (target.matches('details')) updateLater();
      if (newState !== 'open' || !target.matches('.outline')) return;
      const link = target.querySelector<HTMLElement>('[aria-current]');
      if (link) showLink(link);
    }

    const updateLater = throttle(update, limits.outlineThrottleMs);
    const cancel = afterFrame(update);
    window.addEventListener('scroll', updateLater, options);
    window.addEventListener('resize', updateLater, options);
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
    const isCurrent = idOf(link) === id;
    if (isCurrent === link.hasAttribute('aria-current')) continue;
    if (isCurrent) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
    const inner = link.closest('.outline__folded');
    (inner ?? link).parentElement!.toggleAttribute('data-current', isCurrent);
    if (isCurrent) showLink(link);
  }
}

/** Scrolls the outline to a link, unless a link in the outline has the focus: it could move out of view. */
function showLink(link: HTMLElement): void {
  const outline = link.closest<HTMLElement>('.outline');
  if (outline && !outline.querySelector(':focus-visible')) scrollWithin(link, outline);
}
