import {targetId} from '@site/src/lib/address/targetId';
import {activeHeading} from '@site/src/lib/scroll/activeHeading';

/**
 * Returns the id of the current section, or undefined above the first heading. `headings` are in document
 * order; hidden ones are skipped.
 */
export function sectionInView(headings: Iterable<HTMLElement>): string | undefined {
  const root = document.documentElement;
  const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const atEnd = scrollY > 0 && innerHeight + scrollY >= root.scrollHeight - 2;
  const positions = [...headings]
    .filter((heading) => heading.checkVisibility?.() ?? heading.getClientRects().length > 0)
    .map((heading) => ({id: heading.id, top: heading.getBoundingClientRect().top}));
  return activeHeading(positions, line, atEnd, targetId(location.hash));
}
