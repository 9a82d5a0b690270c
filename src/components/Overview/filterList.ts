import {
  filterOverview,
  foundIn,
  fullName,
  isEmptyQuery,
  isExactPage,
  type FilterPage,
} from '@site/src/lib/page/filterGroups';

const highlightName = 'site-filter';

/** Hides pages and headings that do not match, highlights matches and returns the number of visible pages. */
export function filterList(list: HTMLElement, query: string): number {
  const groups = [...list.querySelectorAll<HTMLElement>('.overview__group')].map(readGroup);
  const result = filterOverview(
    groups.map(({text, pages}) => ({title: text, pages: pages.map(({page}) => page)})),
    query,
  );
  const ranges: Range[] = [];
  const highlight = (element: Element | null, found: ReturnType<typeof foundIn>): void => {
    if (element && found) ranges.push(rangeIn(element, found));
  };
  let count = 0;
  groups.forEach(({element, title, text, pages}, g) => {
    pages.forEach(({card, page, headings}, p) => {
      const shown = result[g]![p];
      card.hidden = shown === undefined;
      card.toggleAttribute('data-exact', isExactPage(page, query));
      if (shown) {
        count += 1;
        highlight(card.querySelector('h3'), foundIn(page.title, fullName(page), query));
      }
      headings.forEach((heading, h) => {
        heading.hidden = !shown?.includes(h);
        const {text} = page.headings[h]!;
        if (!heading.hidden) highlight(heading, foundIn(text, fullName(page, text), query));
      });
    });
    element.hidden = pages.every(({card}) => card.hidden);
    markExact(element);
    highlight(title, foundIn(text, text, query));
  });
  markExact(list);
  const isFiltered = list.toggleAttribute('data-filtered', !isEmptyQuery(query));
  list.closest('.prose')?.toggleAttribute('data-filtered', isFiltered);
  for (const more of list.querySelectorAll<HTMLElement>('.card__more')) more.hidden = isFiltered;
  setHighlights(ranges);
  return count;
}

/** Sets `data-has-exact` if the element contains a page whose name equals the query. */
function markExact(element: HTMLElement): void {
  element.toggleAttribute('data-has-exact', element.querySelector('[data-exact]') !== null);
}

function readGroup(element: HTMLElement) {
  const title = element.querySelector('h2');
  const pages = [...element.querySelectorAll<HTMLElement>('.card')].map((card) => {
    const headings = [...card.querySelectorAll<HTMLElement>('li:not(.card__more)')];
    const page: FilterPage = {
      title: textOf(card.querySelector('h3')),
      name: card.dataset.name,
      headings: headings.map((heading) => ({
        text: textOf(heading),
        isAside: heading.hasAttribute('data-aside'),
      })),
    };
    return {card, page, headings};
  });
  return {element, title, text: textOf(title), pages};
}

function textOf(element: Element | null): string {
  return element?.textContent ?? '';
}

export function removeHighlights(): void {
  setHighlights([]);
}

/** Highlights the ranges instead of earlier ones, if the browser has the CSS Custom Highlight API. */
function setHighlights(ranges: readonly Range[]): void {
  const highlights = globalThis.CSS?.highlights as HighlightRegistry | undefined;
  if (ranges.length > 0) highlights?.set(highlightName, new Highlight(...ranges));
  else highlights?.delete(highlightName);
}

/** Returns the range between two offsets in an element's text. */
function rangeIn(element: Element, [from, to]: readonly [number, number]): Range {
  const range = new Range();
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let passed = 0;
  for (let node = texts.nextNode(); node instanceof Text; node = texts.nextNode()) {
    if (from >= passed && from <= passed + node.length) range.setStart(node, from - passed);
    if (to > passed && to <= passed + node.length) range.setEnd(node, to - passed);
    passed += node.length;
  }
  return range;
}
