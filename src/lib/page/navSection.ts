import type {NavItem, SiteSettings} from '../../site/settings';

/** Returns the section of a route without base path and language: an entry of the navbar, or the releases. */
export function sectionOf(
  {
    themeConfig,
    releases,
  }: Pick<SiteSettings, 'releases'> & {readonly themeConfig: {readonly nav: readonly NavItem[]}},
  route: string,
): NavItem | undefined {
  const sections = [...themeConfig.nav, ...(releases ? [releases] : [])];
  return sections.find(({activeMatch, link}: NavItem) =>
    route.startsWith(activeMatch ?? link ?? ''),
  );
}
