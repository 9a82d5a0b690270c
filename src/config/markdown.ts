import remarkCjkFriendly from 'remark-cjk-friendly';
import {remarkReattachBadges, remarkDetachBadges} from '../compiler/html/badges';
import {rehypeHighlight} from '../compiler/html/codeBlocks';
import {
  remarkOverview,
  remarkSiteComponents,
  remarkVerified,
} from '../compiler/html/expandComponents';
import {remarkEntries} from '../rslib/options/foldEntries';
import {remarkTableNames} from '../compiler/html/tables';
import {remarkFlagMarks} from '../rslib/history/flagMarks';
import {remarkTerms} from '../compiler/html/terms';
import {remarkTranslation, type TranslationOptions} from '../compiler/html/remarkTranslation';
import type {MarkdownForms} from '../compiler/markdown/forms';
import {readHovers} from '../compiler/code/recordedHovers';
import type {Records} from '../rslib/pageData';
import type {SiteSettings} from '../site/settings';

/** Returns the remark and rehype plugins for documents, articles and pages. */
export function mdxPlugins(
  records: Records,
  forms: MarkdownForms,
  settings: SiteSettings,
  translation: TranslationOptions,
) {
  return {
    beforeDefaultRemarkPlugins: [remarkDetachBadges],
    remarkPlugins: [
      remarkCjkFriendly,
      [remarkEntries, {records}],
      [remarkTerms, {records}],
      [remarkVerified, {records, forms}],
      [remarkTranslation, translation],
      [remarkSiteComponents, {records, forms}],
      remarkOverview,
      remarkTableNames,
      [remarkFlagMarks, {records}],
      remarkReattachBadges,
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
