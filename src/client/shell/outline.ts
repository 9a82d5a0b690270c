import {throttle} from '../../lib/scroll/throttle';
import {limits} from '../../site/limits';
import {all, type Sync} from './dom';
import {sectionInView} from './section';

/** Marks the heading that a reader is at in both outlines: the column and the dropdown. */
export function startOutline(): Sync {
  function update(): void {
    const links = all<HTMLAnchorElement>('.outline a[href^="#"]');
    if (links.length === 0) return;
    const ids = [...new Set(links.map((link) => decodeURIComponent(link.hash.slice(1))))];
    const active = sectionInView(ids.flatMap((id) => document.getElementById(id) ?? []));
    for (const link of links) {
      const isActive = decodeURIComponent(link.hash.slice(1)) === active;
      if (isActive) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  }

  const onScroll = throttle(
    update,
    limits.outlineThrottleMs,
    (task, delay) => setTimeout(task, delay),
    () => performance.now(),
  );
  addEventListener('scroll', onScroll, {passive: true});
  addEventListener('resize', onScroll, {passive: true});
  return update;
}
