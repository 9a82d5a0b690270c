import type {Heading, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {defaultLocale, localeRows, type Locale} from '../../site/locales';
import {frontMatterId, introId} from '../../translation/sections';
import type {PageTranslation} from '../records/translation';
import {say} from '../say';
import type {SiteFrontMatter} from '../types';
import {jsx} from './nodes';
import {headingId} from './optionLists';

export type Marking = {
  /** The language of the site. */
  readonly locale: Locale;
  /** The page in another language, where the text is read on its own. */
  readonly urlIn?: (locale: Locale) => string;
  /** Where a file that is missing is made. */
  readonly createUrl: (file: string) => string;
  /** The style sheet of what is put in. */
  readonly sheet?: string;
};

/**
 * Says above a text that it is behind another language, and below each heading whose section is; or that it stands in
 * for a translation that nobody has written yet. A page that is up to date stays as it is.
 */
export function markTranslation(
  root: Root,
  page: PageTranslation | undefined,
  frontMatter: Pick<SiteFrontMatter, 'globalUIComponents'> | undefined,
  {locale, urlIn, createUrl, sheet}: Marking,
): void {
  if (!page || frontMatter?.globalUIComponents === false) return;
  const {other, missing, behind} = page;
  const names = new Intl.DisplayNames(localeRows[locale].htmlLang, {type: 'language'});
  const language = names.of(localeRows[other].language)!;
  const url = urlIn?.(other);
  const notice = (text: string, link: string, address: object): RootContent =>
    jsx('TranslationNotice', {text, link, language: other, sheet, ...address});
  if (missing !== undefined) {
    root.children.unshift(jsx('OneLanguage', {}));
    // Who reads the original misses nothing.
    if (locale === defaultLocale) return;
    const text = say(locale, 'build.translation.none', {language});
    const link = say(locale, 'build.translation.create');
    root.children.unshift(notice(text, link, {create: createUrl(missing)}));
    return;
  }
  const markOf = (id: string): readonly RootContent[] => {
    const section = behind.find((each) => each.id === id);
    if (!section) return [];
    const isHead = id === frontMatterId;
    const anchor = isHead || id === introId ? '' : id;
    const mark = jsx('TranslationMark', {
      text: say(locale, isHead ? 'build.translation.head' : 'build.translation.section', {
        language,
      }),
      link: say(locale, 'build.translation.readSection', {language}),
      language: other,
      id: anchor,
      change: section.change,
      url: url && (anchor ? `${url}#${anchor}` : url),
    });
    return [mark];
  };
  visit(root, 'heading', (heading: Heading, index, parent) => {
    const mark = markOf(headingId(heading));
    (parent!.children as RootContent[]).splice(index! + 1, 0, ...mark);
    return SKIP;
  });
  const isOne = behind.length === 1;
  const text = say(locale, isOne ? 'build.translation.one' : 'build.translation.several', {
    count: String(behind.length),
    language,
  });
  const link = say(locale, 'build.translation.read', {language});
  root.children.unshift(notice(text, link, {url}), ...markOf(frontMatterId), ...markOf(introId));
}
