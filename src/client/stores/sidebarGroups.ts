import {createSlot} from '../../lib/storage/storageSlot';
import {storageNamespace} from '../../site/identity';

/** Keys of the groups that the user has collapsed, separated by spaces. */
const slot = createSlot(() => window.localStorage, 'groups', storageNamespace);
export const collapsedGroups = (): readonly string[] => slot.get()?.split(' ') ?? [];

const groupsIn = (sidebar: Element): NodeListOf<HTMLDetailsElement> =>
  sidebar.querySelectorAll('details');

/** Returns the address of the group's first link. */
const keyOf = (group: Element): string => group.querySelector('a')?.getAttribute('href') ?? '';

/**
 * Collapses the groups of the sidebar that the user has collapsed before, that of the current page only if
 * `withCurrent`. Returns false while the page is not parsed up to the end of the sidebar.
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

/** Stores which groups of a sidebar are collapsed, beside those of other sidebars. */
export function storeGroups(sidebar: Element): void {
  const collapsed = new Set(collapsedGroups());
  for (const group of groupsIn(sidebar)) collapsed[group.open ? 'delete' : 'add'](keyOf(group));
  slot.set([...collapsed].join(' ') || null);
}
