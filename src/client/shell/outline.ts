import {targetId} from '../../lib/address/targetId';
import {throttle} from '../../lib/scroll/throttle';
import * as limits from '../../site/limits';
import {all, hasPopovers, scrollWithin, type Sync} from './dom';
import {sectionInView} from './section';

const idOf = (link: HTMLAnchorElement): string => targetId(link.hash);

/**
 * Marks the section that a reader is at in both outlines, the column and the dropdown, and names it on the
 * dropdown's button. `data-section` on the root is its id; above the first section there is none, and the outline marks
 * the first.
 */
export function startOutline(): Sync {
  const root = document.documentElement;

  function update(): void {
    const links = all<HTMLAnchorElement>('.outline a[href^="#"]');
    const ids = [...new Set(links.map(idOf))];
    const section = sectionInView(ids.flatMap((id) => document.getElementById(id) ?? []));
    name(section, links);
    const marked = section ?? ids[0];
    for (const link of links) {
      if (idOf(link) !== marked) link.removeAttribute('aria-current');
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'true');
        showLink(link);
      }
    }
  }

  function name(section: string | undefined, links: readonly HTMLAnchorElement[]): void {
    if (section === undefined) delete root.dataset.section;
    else root.dataset.section = section;
    const label = document.querySelector('[data-section-name]');
    const text = links.find((link) => idOf(link) === section)?.textContent ?? '';
    if (label && label.textContent !== text) label.textContent = text;
  }

  const later = throttle(
    update,
    limits.outlineThrottleMs,
    (task, delay) => setTimeout(task, delay),
    () => performance.now(),
  );
  addEventListener('scroll', later, {passive: true});
  addEventListener('resize', later, {passive: true});
  // What unfolds moves what stands below, without a scroll.
  document.addEventListener(
    'toggle',
    (event) => {
      const target = event.target as HTMLElement;
      if (target.matches('details')) later();
      if (hasPopovers() && target.matches('.outline:popover-open')) {
        const link = target.querySelector<HTMLElement>('[aria-current]');
        if (link) showLink(link);
      }
    },
    true,
  );
  return update;
}

/** Not while keys lead through the outline: a page that has just been scrolled would take the focused link out of view. */
function showLink(link: HTMLElement): void {
  const outline = link.closest<HTMLElement>('.outline');
  if (outline && !outline.querySelector(':focus-visible')) scrollWithin(link, outline);
}
