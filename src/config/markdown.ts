import remarkCjkFriendly from 'remark-cjk-friendly';
import {remarkPutBadges, remarkTakeBadges} from '../plugins/site-mdx/badges';
import {rehypeHighlight} from '../plugins/site-mdx/rehype';
import {remarkOverview, remarkSiteComponents} from '../plugins/site-mdx/remark';
import type {SiteSettings} from '../site/settings';
import type {Locale} from '../site/locales';

/** What every page is compiled with, documents and articles alike. */
export function mdxPlugins(siteDir: string, locale: Locale, settings: SiteSettings) {
  return {
    beforeDefaultRemarkPlugins: [remarkTakeBadges],
    remarkPlugins: [
      remarkCjkFriendly,
      [remarkSiteComponents, {siteDir, locale}],
      remarkOverview,
      remarkPutBadges,
    ],
    rehypePlugins: [[rehypeHighlight, {defaultWrap: settings.markdown.defaultWrapCode}]],
  };
}
