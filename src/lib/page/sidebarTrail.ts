/** An entry of Docusaurus' sidebar. */
export type SidebarEntry =
  | {readonly type: 'link'; readonly label: string; readonly href: string}
  | {
      readonly type: 'category';
      readonly label: string;
      readonly href?: string;
      readonly items: readonly SidebarEntry[];
    }
  | {readonly type: 'html'};

/**
 * Returns the groups around a page in the sidebar, outermost first, then the entry of the page; empty without an entry.
 * Docusaurus has such a function as well, but it sorts with a collator, which is slow to load in the browser.
 */
export function sidebarTrail(
  page: string,
  entries: readonly SidebarEntry[],
): readonly Exclude<SidebarEntry, {type: 'html'}>[] {
  for (const entry of entries) {
    if (entry.type === 'html') continue;
    if (entry.href === page) return [entry];
    const inner = entry.type === 'category' ? sidebarTrail(page, entry.items) : [];
    if (inner.length > 0) return [entry, ...inner];
  }
  return [];
}

/** Returns the path that an entry links to. A group without a link leads to its index page, which ends with `/`. */
export function entryHref(entry: SidebarEntry): string | undefined {
  if (entry.type === 'html') return undefined;
  if (entry.type === 'link' || entry.href) return entry.href;
  return entry.items
    .map((item) => (item.type === 'link' ? item.href : undefined))
    .find((href) => href?.endsWith('/'));
}

/** Returns the group of a page if another page has the same label, such as "Overview"; otherwise undefined. */
export function ambiguousGroup(page: string, entries: readonly SidebarEntry[]): string | undefined {
  const links = linksOf(entries);
  const own = links.find(({href}) => href === page);
  const isShared = links.some(({label, href}) => label === own?.label && href !== page);
  return isShared ? own?.group : undefined;
}

type Link = {readonly label: string; readonly href: string; readonly group?: string};

function linksOf(entries: readonly SidebarEntry[], group?: string): readonly Link[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'html') return [];
    if (entry.type === 'link') return [{label: entry.label, href: entry.href, group}];
    const own = entry.href ? [{label: entry.label, href: entry.href, group}] : [];
    return [...own, ...linksOf(entry.items, entry.label)];
  });
}
