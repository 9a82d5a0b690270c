/** Messages for screen readers. */
export type Spoken = {
  readonly count: (count: number) => string;
  readonly stalled: string;
  /** Title of the errors in a log. */
  readonly log: string;
};

/** Fixes the roles and states of DocSearch's markup. It can run after every mutation. */
export function mendMarkup(dialog: HTMLElement): void {
  const container = dialog.querySelector('.DocSearch-Container');
  const input = dialog.querySelector('.DocSearch-Input');
  if (!container || !input) return;
  set(container, {
    role: 'none',
    tabindex: null,
    'aria-expanded': null,
    'aria-haspopup': null,
    'aria-controls': null,
    'aria-labelledby': null,
  });

  const lists = [...dialog.querySelectorAll<HTMLElement>('.DocSearch-Hits > ul')];
  // Earlier searches have buttons, which are not allowed in an option.
  const isGrid = dialog.querySelector('.DocSearch-Hit-action-button') !== null;
  lists.forEach((list, index) => {
    const id = `docsearch-list-${index}`;
    if (list.previousElementSibling) set(list.previousElementSibling, {id: `${id}-title`});
    set(list, {id, role: isGrid ? 'grid' : 'listbox', 'aria-labelledby': `${id}-title`});
    for (const hit of list.children) {
      if (isGrid) mendKept(hit);
      else mendHit(hit);
    }
  });
  set(input, {
    role: 'combobox',
    'aria-haspopup': isGrid ? 'grid' : 'listbox',
    'aria-expanded': String(lists.length > 0),
    'aria-controls': lists.length > 0 ? lists.map(({id}) => id).join(' ') : null,
    // After an error the modal's value refers to a removed row.
    'aria-activedescendant': dialog.querySelector('[id][aria-selected="true"]')?.id ?? null,
  });
  // Results have no tab stop, so the scrollable panel needs one.
  const panel = dialog.querySelector('.DocSearch-Dropdown');
  const scrolls = lists.length > 0 && !isGrid;
  if (panel) set(panel, {tabindex: scrolls ? '0' : null});
  for (const part of dialog.querySelectorAll('header, footer')) set(part, {role: 'none'});
  for (const drawing of dialog.querySelectorAll('.DocSearch-Hit svg, .DocSearch-Screen-Icon svg')) {
    set(drawing, {'aria-hidden': 'true'});
  }
}

/** Makes the link of a hit the option, as a link is not allowed in an option. */
function mendHit(hit: Element): void {
  const link = hit.querySelector('a');
  if (!link) return;
  set(hit, {role: 'none', 'data-loose': isLoose(hit, link) ? '' : null});
  set(link, {role: 'option'});
  for (const name of ['id', 'aria-selected']) {
    const value = hit.getAttribute(name);
    if (value === null) continue;
    set(link, {[name]: value});
    hit.removeAttribute(name);
  }
}

/** Returns true for a section whose page is not listed above it. */
function isLoose(hit: Element, link: HTMLAnchorElement): boolean {
  if (!hit.classList.contains('DocSearch-Hit--Child')) return false;
  const before = hit.previousElementSibling;
  const isSamePage = before?.querySelector('a')?.pathname === link.pathname;
  return !isSamePage || before.hasAttribute('data-loose');
}

/** Makes an earlier search a row of a grid, with a cell for its text and for each button. */
function mendKept(hit: Element): void {
  set(hit, {role: 'row'});
  const cells = '.DocSearch-Hit-content-wrapper, .DocSearch-Hit-action';
  for (const cell of hit.querySelectorAll(cells)) set(cell, {role: 'gridcell'});
}

function set(element: Element, attributes: Readonly<Record<string, string | null>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (element.getAttribute(name) === value) continue;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
}

/** Returns the message for the current state: an error, no results or their number. */
export function describeState(dialog: HTMLElement, {count, stalled, log}: Spoken): string {
  const textOf = (selector: string): string =>
    [...dialog.querySelectorAll(selector)].map((element) => element.textContent).join('. ');
  if (dialog.querySelector('.DocSearch-Container--Stalled')) return stalled;
  const words =
    textOf('.search-log > .DocSearch-Title') ||
    textOf('.DocSearch-ErrorScreen > p, .DocSearch-NoResults > .DocSearch-Title');
  const hits = dialog.querySelectorAll('[role="option"]').length;
  if (words || hits === 0) return words || textOf('.DocSearch-StartScreen > p');
  const title = dialog.querySelector('.DocSearch-Hits .DocSearch-Hit-source')?.textContent;
  return title === log ? `${log}. ${count(hits)}` : count(hits);
}

/** Returns the controls of the dialog in the tab order. */
export function tabStops(dialog: HTMLElement): readonly HTMLElement[] {
  return [...dialog.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex]')].filter(
    (element) => element.tabIndex >= 0 && (element.checkVisibility?.() ?? true),
  );
}

/**
 * Returns the element that an arrow key focuses in an empty search: one of its links or the field. Undefined
 * if the modal handles the key, in results and earlier searches.
 */
export function startNeighbour(dialog: HTMLElement, step: 1 | -1): HTMLElement | undefined {
  const field = dialog.querySelector<HTMLElement>('.DocSearch-Input');
  const links = tabStops(dialog).filter((element) => element.matches('.search-start__link'));
  const stops = field ? [field, ...links] : links;
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const isModals = at === 0 && dialog.querySelector('.DocSearch-Hit') !== null;
  return at === -1 || isModals || links.length === 0
    ? undefined
    : stops[(at + step + stops.length) % stops.length];
}
