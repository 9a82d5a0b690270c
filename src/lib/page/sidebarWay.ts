/** An entry of a sidebar, as far as the way to a page is concerned. */
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
 * The groups that a page stands in, from the outermost, and its own entry; empty where the sidebar does not have it. The
 * one of Docusaurus sorts its plugins by the rules of a language, which a browser first has to load.
 */
export function wayTo(
  page: string,
  entries: readonly SidebarEntry[],
): readonly Exclude<SidebarEntry, {type: 'html'}>[] {
  for (const entry of entries) {
    if (entry.type === 'html') continue;
    if (entry.href === page) return [entry];
    const inner = entry.type === 'category' ? wayTo(page, entry.items) : [];
    if (inner.length > 0) return [entry, ...inner];
  }
  return [];
}

/** The page of a step on the way: its own, or the index page of a group, whose address ends in a slash. */
export function stepPage(entry: SidebarEntry): string | undefined {
  if (entry.type === 'html') return undefined;
  if (entry.type === 'link' || entry.href) return entry.href;
  return entry.items
    .map((item) => (item.type === 'link' ? item.href : undefined))
    .find((href) => href?.endsWith('/'));
}

/** The group of a page whose name other pages have too, such as "Overview"; undefined where the name says enough. */
export function groupToName(page: string, entries: readonly SidebarEntry[]): string | undefined {
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
