import {activeHeading} from '@site/src/lib/scroll/activeHeading';

/**
 * Returns the id of the heading that is being read, of some headings in the order of the page; undefined above the first.
 * A folded heading has no place on the page.
 */
export function sectionInView(headings: Iterable<HTMLElement>): string | undefined {
  const root = document.documentElement;
  const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const atEnd = scrollY > 0 && innerHeight + scrollY >= root.scrollHeight - 2;
  const positions = [...headings]
    .filter((heading) => heading.checkVisibility?.() ?? heading.getClientRects().length > 0)
    .map((heading) => ({id: heading.id, top: heading.getBoundingClientRect().top}));
  return activeHeading(positions, line, atEnd);
}
