import {matchesName} from '@site/src/lib/filter/matchesName';

const bodySelector = '.entry > details';

/** Ids of the headings of open entries, by the path of the page. A full page load empties the map. */
const openByPage = new Map<string, Set<string>>();

export function entryBodies(): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>(bodySelector)];
}

/** Returns the body below the heading that contains an element; undefined if no heading of an entry contains it. */
export function bodyBelow(element: Element): HTMLDetailsElement | undefined {
  const entry = element.closest('.entry');
  if (!entry?.firstElementChild?.contains(element)) return undefined;
  return entry.querySelector<HTMLDetailsElement>(':scope > details') ?? undefined;
}

export function openAll(isOpen: boolean): void {
  for (const body of entryBodies()) body.open = isOpen;
}

/** Hides the options of which neither name nor description matches. Returns the number of visible options. */
export function filterOptions(query: string): number {
  const entries = [...document.querySelectorAll<HTMLElement>('.entry[data-option]')];
  for (const entry of entries) {
    const text = entry.querySelector('.entry__text')?.textContent ?? '';
    entry.hidden =
      !matchesName(entry.dataset.option!, query) &&
      !text.toLowerCase().includes(query.toLowerCase());
  }
  return entries.filter(({hidden}) => !hidden).length;
}

export function isEntryBody(element: EventTarget | null): element is HTMLDetailsElement {
  return element instanceof HTMLDetailsElement && element.matches(bodySelector);
}

/** Stores whether an entry is open, to restore it when the user returns to its page. */
export function storeState(pathname: string, body: HTMLDetailsElement): void {
  const ids = openByPage.get(pathname) ?? new Set();
  const id = body.previousElementSibling?.querySelector('[id]')?.id ?? '';
  if (body.open) ids.add(id);
  else ids.delete(id);
  openByPage.set(pathname, ids);
}

/** Opens the entries that were open when the user left the page. */
export function restoreStates(pathname: string): void {
  for (const id of openByPage.get(pathname) ?? []) {
    const heading = document.getElementById(id);
    const body = heading && bodyBelow(heading);
    if (body) body.open = true;
  }
}
