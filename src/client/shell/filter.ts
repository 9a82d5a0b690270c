import {
  filterOverview,
  foundIn,
  fullName,
  isExactPage,
  type FilterPage,
} from '../../lib/page/filterGroups';
import type {Sync} from './dom';

/** How long a reader has to stop typing before the address changes: some browsers allow 100 changes in 30 s. */
const pauseMs = 300;

/**
 * The filter of an overview; the query lives in the address, so that a filtered view can be shared. What was found is
 * marked without elements: the list stays as it came.
 */
export function startFilter(): Sync {
  const marks = globalThis.CSS?.highlights ? new Highlight() : undefined;
  if (marks) CSS.highlights.set('site-filter', marks);
  const input = (): HTMLInputElement | null => document.querySelector('[data-filter]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let typedAt = '';

  function update(): void {
    const field = input();
    const list = document.querySelector<HTMLElement>('[data-overview]');
    if (!field || !list) return;
    const query = field.value;
    const textOf = (element: Element | null): string => element?.textContent ?? '';
    const groups = [...list.querySelectorAll<HTMLElement>('[data-overview-group]')].map(
      (element) => {
        const cards = [...element.querySelectorAll<HTMLElement>('[data-overview-page]')];
        const title = element.querySelector('h2');
        return {element, title, text: textOf(title), pages: cards.map(readCard)};
      },
    );
    const result = filterOverview(
      groups.map(({text, pages}) => ({title: text, pages: pages.map(({page}) => page)})),
      query,
    );
    let count = 0;
    marks?.clear();
    groups.forEach(({element, title, text, pages}, g) => {
      pages.forEach(({card, page, headings}, p) => {
        const shown = result[g]![p];
        card.hidden = shown === undefined;
        card.toggleAttribute('data-exact', isExactPage(page, query));
        if (shown) {
          count += 1;
          mark(card.querySelector('h3'), foundIn(page.title, fullName(page), query));
        }
        headings.forEach((heading, h) => {
          heading.hidden = !shown?.includes(h);
          const name = page.headings[h]!;
          if (!heading.hidden) mark(heading, foundIn(name, fullName(page, name), query));
        });
      });
      element.hidden = pages.every(({card}) => card.hidden);
      mark(title, foundIn(text, text, query));
    });
    announce(field, count);
  }

  function readCard(card: HTMLElement) {
    const headings = [...card.querySelectorAll<HTMLElement>('[data-overview-heading]')];
    const page: FilterPage = {
      title: card.querySelector('h3')?.textContent ?? '',
      name: card.dataset.overviewPage || undefined,
      headings: headings.map(({textContent}) => textContent ?? ''),
    };
    return {card, page, headings};
  }

  function mark(element: Element | null, found: readonly [number, number] | undefined): void {
    if (element && found) marks?.add(rangeIn(element, found));
  }

  function announce(field: HTMLInputElement, count: number): void {
    const status = document.querySelector<HTMLElement>('[data-filter-count]');
    const empty = document.querySelector<HTMLElement>('[data-filter-empty]');
    if (status)
      status.textContent = (status.dataset[count === 1 ? 'one' : 'many'] ?? '').replace(
        '{count}',
        String(count),
      );
    if (!empty) return;
    empty.hidden = count > 0;
    empty.textContent =
      count > 0 ? '' : (empty.dataset.text ?? '').replace('{query}', () => field.value.trim());
  }

  function remember(field: HTMLInputElement): void {
    clearTimeout(timer);
    // By now the address may be that of the page that comes next.
    if (location.pathname !== typedAt) return;
    const url = new URL(location.href);
    if (field.value) url.searchParams.set('q', field.value);
    else url.searchParams.delete('q');
    try {
      history.replaceState(history.state, '', url);
    } catch {
      // Changed too often: the next pause tries again.
    }
  }

  document.addEventListener('input', (event) => {
    const field = input();
    if (!field || event.target !== field) return;
    update();
    typedAt = location.pathname;
    clearTimeout(timer);
    timer = setTimeout(() => remember(field), pauseMs);
  });

  // The field is left: a link may take the query along.
  document.addEventListener('change', (event) => {
    const field = input();
    if (field && event.target === field) remember(field);
  });

  return () => {
    const field = input();
    if (field) {
      const query = new URLSearchParams(location.search).get('q');
      if (query && field.value === '') field.value = query.slice(0, field.maxLength);
      update();
    }
    clearTimeout(timer);
    delete document.documentElement.dataset.filtering;
  };
}

/** A part of an element's text, from one character to another, as a range. */
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
