import {activeHeading} from '../../lib/scroll/activeHeading';

/**
 * The id of the heading that a reader is at, of some headings in the order of the page; undefined above the first. What
 * is folded away has no place on the page.
 */
export function sectionInView(headings: readonly HTMLElement[]): string | undefined {
  const root = document.documentElement;
  const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const atEnd = scrollY > 0 && innerHeight + scrollY >= root.scrollHeight - 2;
  const positions = headings
    .filter((heading) => heading.checkVisibility?.() ?? heading.getClientRects().length > 0)
    .map((heading) => ({id: heading.id, top: heading.getBoundingClientRect().top}));
  return activeHeading(positions, line, atEnd);
}
