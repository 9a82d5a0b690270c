import remarkCjkFriendly from 'remark-cjk-friendly';
import {readHovers} from '../lib/node/hovers';
import {remarkPutBadges, remarkTakeBadges} from '../plugins/site-mdx/badges';
import type {GlossaryFolders} from '../plugins/site-mdx/glossary';
import {remarkImages} from '../plugins/site-mdx/images';
import {rehypeHighlight} from '../plugins/site-mdx/rehype';
import {remarkOverview, remarkSiteComponents, remarkVerified} from '../plugins/site-mdx/remark';
import {remarkTerms} from '../plugins/site-mdx/terms';
import type {SiteSettings} from '../site/settings';
import type {Locale} from '../site/locales';

/** What every page is compiled with, documents and articles alike. */
export function mdxPlugins(
  siteDir: string,
  locale: Locale,
  settings: SiteSettings,
  folders: GlossaryFolders,
) {
  return {
    beforeDefaultRemarkPlugins: [remarkTakeBadges],
    remarkPlugins: [
      remarkCjkFriendly,
      remarkImages,
      [remarkTerms, {siteDir, locale, folders}],
      [remarkVerified, {siteDir, locale}],
      [remarkSiteComponents, {siteDir, locale}],
      remarkOverview,
      remarkPutBadges,
    ],
    rehypePlugins: [
      [
        rehypeHighlight,
        {
          defaultWrap: settings.markdown.defaultWrapCode,
          hovers: Object.keys(readHovers(siteDir).blocks),
        },
      ],
    ],
  };
}
