import remarkCjkFriendly from 'remark-cjk-friendly';
import {remarkPutBadges, remarkTakeBadges} from '../compiler/html/badges';
import {rehypeHighlight} from '../compiler/html/codeBlocks';
import {remarkOverview, remarkSiteComponents, remarkVerified} from '../compiler/html/components';
import {remarkEntries} from '../compiler/html/entries';
import {remarkImages} from '../compiler/html/images';
import {remarkFlagMarks, remarkTableNames} from '../compiler/html/tables';
import {remarkTerms} from '../compiler/html/terms';
import {remarkTranslation, type TranslationOptions} from '../compiler/html/translation';
import type {MarkdownForms} from '../compiler/markdown/forms';
import {readHovers} from '../compiler/records/hovers';
import type {Records} from '../compiler/records/data';
import type {SiteSettings} from '../site/settings';

/** What every page is compiled with, documents and articles alike. */
export function mdxPlugins(
  records: Records,
  forms: MarkdownForms,
  settings: SiteSettings,
  translation: TranslationOptions,
) {
  return {
    beforeDefaultRemarkPlugins: [remarkTakeBadges],
    remarkPlugins: [
      remarkCjkFriendly,
      remarkImages,
      [remarkEntries, {records}],
      [remarkTerms, {records}],
      [remarkVerified, {records, forms}],
      [remarkTranslation, translation],
      [remarkSiteComponents, {records, forms}],
      remarkOverview,
      remarkTableNames,
      [remarkFlagMarks, {records}],
      remarkPutBadges,
    ],
    rehypePlugins: [
      [
        rehypeHighlight,
        {
          defaultWrap: settings.markdown.defaultWrapCode,
          hovers: Object.keys(readHovers(records.siteDir).blocks),
        },
      ],
    ],
  };
}
