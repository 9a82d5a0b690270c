import remarkCjkFriendly from 'remark-cjk-friendly';
import {readHovers} from '../compiler/records/hovers';
import {remarkPutBadges, remarkTakeBadges} from '../compiler/html/badges';
import type {GlossaryFolders} from '../compiler/parse/glossary';
import {remarkImages} from '../compiler/html/images';
import {rehypeHighlight} from '../compiler/html/codeBlocks';
import {remarkOverview, remarkSiteComponents, remarkVerified} from '../compiler/html/components';
import {remarkTerms} from '../compiler/html/terms';
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
