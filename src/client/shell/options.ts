import {matchesName} from '../../lib/filter/matchesName';
import {all, closest, type Sync} from './dom';

/** The filter of a page's list of options: by name, however it is written, and by the words behind it. */
export function startOptions(): Sync {
  function update(field: HTMLInputElement): void {
    const list = field.closest('[data-options]');
    const query = field.value.trim();
    let count = 0;
    for (const row of list?.querySelectorAll<HTMLElement>('[data-option]') ?? []) {
      const text = row.querySelector('.options__text')?.textContent ?? '';
      row.hidden =
        !matchesName(row.dataset.option ?? '', query) &&
        !text.toLowerCase().includes(query.toLowerCase());
      if (!row.hidden) count += 1;
    }
    const status = list?.querySelector<HTMLElement>('[data-options-count]');
    if (!status) return;
    const {none = '', one = '', many = ''} = status.dataset;
    const message = count === 0 ? none : count === 1 ? one : many;
    status.textContent = message.replace('{count}', String(count)).replace('{query}', () => query);
  }

  document.addEventListener('input', (event) => {
    const field = closest<HTMLInputElement>(event, '[data-options-filter]');
    if (field) update(field);
  });

  return () => {
    // Only what the browser has kept in the field: an untouched list is as it was built.
    for (const field of all<HTMLInputElement>('[data-options-filter]'))
      if (field.value) update(field);
  };
}
