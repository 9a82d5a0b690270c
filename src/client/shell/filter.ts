import {filterOverview} from '../../lib/page/filterGroups';
import type {Sync} from './dom';

/** How long a reader has to stop typing before the address changes: some browsers allow 100 changes in 30 s. */
const pauseMs = 300;

/** The filter of an overview; the query lives in the address, so that a filtered view can be shared. */
export function startFilter(): Sync {
  const input = (): HTMLInputElement | null => document.querySelector('[data-filter]');
  let timer: ReturnType<typeof setTimeout> | undefined;
  let typedAt = '';

  function update(): void {
    const field = input();
    const list = document.querySelector<HTMLElement>('[data-overview]');
    if (!field || !list) return;
    const groups = [...list.querySelectorAll<HTMLElement>('[data-overview-group]')];
    const pages = groups.map((group) => [
      ...group.querySelectorAll<HTMLElement>('[data-overview-page]'),
    ]);
    const headings = pages.map((cards) =>
      cards.map((card) => [...card.querySelectorAll<HTMLElement>('[data-overview-heading]')]),
    );
    const textOf = (element: Element | null): string => element?.textContent ?? '';
    const result = filterOverview(
      groups.map((group, g) => ({
        title: textOf(group.querySelector('h2')),
        pages: pages[g]!.map((card, p) => ({
          title: textOf(card.querySelector('h3')),
          headings: headings[g]![p]!.map(textOf),
        })),
      })),
      field.value,
    );
    let count = 0;
    groups.forEach((group, g) => {
      pages[g]!.forEach((card, p) => {
        const shown = result[g]![p];
        card.hidden = shown === undefined;
        if (shown) count += 1;
        headings[g]![p]!.forEach((heading, h) => {
          heading.hidden = !shown?.includes(h);
        });
      });
      group.hidden = pages[g]!.every((card) => card.hidden);
    });
    announce(field, count);
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
