import type {NavItem, SiteSettings} from '../../site/settings';

/** Returns the section of a route (without base path and language): an entry of the navbar, or the releases. */
export function sectionOf(
  {
    themeConfig,
    releases,
  }: Pick<SiteSettings, 'releases'> & {readonly themeConfig: {readonly nav: readonly NavItem[]}},
  route: string,
): NavItem | undefined {
  const sections = [...themeConfig.nav, ...(releases ? [releases] : [])];
  return sections.find((item) => isSection(item, route));
}

/** Returns the links of the navbar, with the links of a menu in its place. */
export function navLinks(nav: readonly NavItem[]): readonly NavItem[] {
  return nav.flatMap((item): readonly NavItem[] => item.items ?? [item]);
}

/** Returns true if a route starts with an entry's `activeMatch` or link. If it has neither, its items are tested. */
export function isSection({activeMatch, link, items}: NavItem, route: string): boolean {
  const prefix = activeMatch ?? link;
  if (prefix !== undefined) return route.startsWith(prefix);
  return items?.some((item) => isSection(item, route)) ?? false;
}
