import type {KeyboardEvent} from 'react';

/** Returns the element that a key focuses: Tab moves in the dialog, arrows in the links of an empty search. */
export function neighbour(
  dialog: HTMLDialogElement,
  {key, shiftKey}: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): HTMLElement | undefined {
  const stops = tabStops(dialog);
  if (key === 'Tab') return step(stops, shiftKey ? -1 : 1);
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const start = stops.filter((stop) => stop.matches('.DocSearch-Input, .search-start__link'));
  const [field] = start as [HTMLInputElement];
  const isInField = document.activeElement === field;
  // Arrows in the field select rows if there are any. The combobox handles them.
  if (
    start.length === 1 ||
    field.value !== '' ||
    (isInField && dialog.querySelector('.DocSearch-Hit'))
  )
    return undefined;
  return step(start, key === 'ArrowUp' ? -1 : 1);
}

function tabStops(dialog: HTMLElement): readonly HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]')].filter(
    (element) => element.tabIndex >= 0 && (element.checkVisibility?.() ?? true),
  );
}

function step(stops: readonly HTMLElement[], by: 1 | -1): HTMLElement | undefined {
  const at = stops.indexOf(document.activeElement as HTMLElement);
  return at === -1 && by === -1 ? stops.at(-1) : stops[(at + by + stops.length) % stops.length];
}
