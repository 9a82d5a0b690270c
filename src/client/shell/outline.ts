import {activeHeading} from '../../lib/scroll/activeHeading';
import {throttle} from '../../lib/scroll/throttle';
import {limits} from '../../site/limits';
import {all, type Sync} from './dom';

/** Marks the heading that a reader is at in both outlines: the column and the dropdown. */
export function startOutline(): Sync {
  const root = document.documentElement;

  function update(): void {
    const links = all<HTMLAnchorElement>('.outline a[href^="#"]');
    if (links.length === 0) return;
    const ids = [...new Set(links.map((link) => decodeURIComponent(link.hash.slice(1))))];
    const positions = ids.flatMap((id) => {
      const heading = document.getElementById(id);
      return heading ? [{id, top: heading.getBoundingClientRect().top}] : [];
    });
    const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
    const atEnd = scrollY > 0 && innerHeight + scrollY >= root.scrollHeight - 2;
    const active = activeHeading(positions, line, atEnd);
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
