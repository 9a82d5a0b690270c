import {createSlot} from '../../lib/storage/storageSlot';
import {storageNamespace} from '../../site/identity';

/** Stored keys of the groups that the user has collapsed, separated by spaces. */
const slot = createSlot(() => window.localStorage, 'groups', storageNamespace);
export const collapsedGroups = (): readonly string[] => slot.get()?.split(' ') ?? [];

const groupsIn = (sidebar: Element): NodeListOf<HTMLDetailsElement> =>
  sidebar.querySelectorAll('details');

/** Returns the address of the group's first link, which identifies the group. */
const keyOf = (group: Element): string => group.querySelector('a')?.getAttribute('href') ?? '';

/**
 * Collapses the groups of the sidebar that the user collapsed before. Collapses the group of the current page only if
 * `withCurrent` is true. Returns false while the parser has not reached the end of the sidebar.
 */
export function foldGroups(withCurrent = false): boolean {
  const sidebar = document.getElementById('site-sidebar');
  if (!sidebar?.nextSibling) return false;
  const collapsed = collapsedGroups();
  for (const group of groupsIn(sidebar)) {
    const isCurrent = group.querySelector('[aria-current]') !== null;
    if (collapsed.includes(keyOf(group)) && (withCurrent || !isCurrent)) group.open = false;
  }
  return true;
}

/** Opens the groups around the link of the current page. */
export function openCurrentGroups(): void {
  const link = document.querySelector('#site-sidebar [aria-current="page"]');
  let group = link?.closest('details');
  while (group) {
    group.open = true;
    group = group.parentElement?.closest('details');
  }
}

/** Stores which groups of a sidebar are collapsed. Does not change stored groups of other sidebars. */
export function storeGroups(sidebar: Element): void {
  const collapsed = new Set(collapsedGroups());
  for (const group of groupsIn(sidebar)) collapsed[group.open ? 'delete' : 'add'](keyOf(group));
  slot.set([...collapsed].join(' ') || null);
}
