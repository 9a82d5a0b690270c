import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {sectionOf} from '../../lib/page/navSection';
import type {Card} from './cardSvg';
import {identity} from '../../site/identity';
import {localeRows, type Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import type {PageSource} from '../parse/pageSources';

type SidebarItems = LoadedVersion['sidebars'][string];

/** Returns the labels of the sidebar categories around each document, outermost first, by document id. */
export function groupLabels(
  sidebars: LoadedVersion['sidebars'],
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  const collect = (items: SidebarItems, labels: readonly string[]): void => {
    for (const item of items) {
      if (item.type === 'category') collect(item.items, [...labels, item.label]);
      else if (item.type === 'doc') found.set(item.id, labels);
    }
  };
  for (const items of Object.values(sidebars)) collect(items, []);
  return found;
}

type Context = {
  readonly settings: SiteSettings;
  readonly locale: Locale;
  readonly groups: ReadonlyMap<string, readonly string[]>;
  readonly slogan: string;
};

/** Returns the texts of a page's social image: title, section and path; on the landing page, name and slogan. */
export function cardOf(page: PageSource, {settings, locale, groups, slogan}: Context): Card {
  if (page.frontMatter.pageType === 'home') return {title: identity.name, subtitle: slogan};
  const section = sectionOf(settings, page.routePath)?.text[locale];
  const labels = groups.get(page.pagePath.replace(/\.mdx$/, '')) ?? [];
  return {
    title: page.title,
    brand: identity.name,
    section: [...(section ? [section] : []), ...labels].filter((label) => label !== page.title),
    path: `/${localeRows[locale].prefix}${page.routePath.slice(1)}`,
  };
}
