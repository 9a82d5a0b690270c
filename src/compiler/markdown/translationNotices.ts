import type {Heading, Root, RootContent} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {fragmentOf, frontMatterId, introId} from 'docusaurus-translations/markdown';
import {defaultLocale, localeRows, type Locale} from '../../site/locales';
import type {PageTranslation} from '../parse/pageTranslations';
import {getMessage} from '../messages';
import type {SiteFrontMatter} from '../outputTypes';
import {headingId, jsx} from './nodes';

export type NoticeOptions = {
  readonly locale: Locale;
  readonly urlIn?: (locale: Locale) => string;
  readonly createUrl: (file: string) => string;
};

/** Adds a notice above the text of an outdated or untranslated page, and one to each outdated section. */
export function addTranslationNotices(
  root: Root,
  page: PageTranslation | undefined,
  frontMatter: Pick<SiteFrontMatter, 'globalUIComponents'> | undefined,
  {locale, urlIn, createUrl}: NoticeOptions,
): void {
  if (!page || frontMatter?.globalUIComponents === false) return;
  const {other, missing, behind} = page;
  const names = new Intl.DisplayNames(localeRows[locale].htmlLang, {type: 'language'});
  const language = names.of(localeRows[other].language)!;
  const url = urlIn?.(other);
  const notice = (text: string, link: string, address: object): RootContent =>
    jsx('TranslationNotice', {text, link, language: other, ...address});
  if (missing !== undefined) {
    root.children.unshift(jsx('OneLanguage', {}));
    // The text in the default language is complete, so a missing translation needs no notice on it.
    if (locale === defaultLocale) return;
    const text = getMessage(locale, 'build.translation.none', {language});
    const link = getMessage(locale, 'build.translation.create');
    root.children.unshift(notice(text, link, {create: createUrl(missing)}));
    return;
  }
  const noticeOf = (id: string): readonly RootContent[] => {
    const section = behind.find((each) => each.id === id);
    if (!section) return [];
    const isHead = id === frontMatterId;
    const fragment = fragmentOf(id);
    const sectionNotice = jsx('TranslationMark', {
      text: getMessage(locale, isHead ? 'build.translation.head' : 'build.translation.section', {
        language,
      }),
      link: getMessage(locale, 'build.translation.readSection', {language}),
      language: other,
      id: fragment.slice(1),
      change: section.change,
      url: url && `${url}${fragment}`,
    });
    return [sectionNotice];
  };
  visit(root, 'heading', (heading: Heading, index, parent) => {
    const sectionNotice = noticeOf(headingId(heading));
    (parent!.children as RootContent[]).splice(index! + 1, 0, ...sectionNotice);
    return SKIP;
  });
  const isOne = behind.length === 1;
  const text = getMessage(locale, isOne ? 'build.translation.one' : 'build.translation.several', {
    count: String(behind.length),
    language,
  });
  const link = getMessage(locale, 'build.translation.read', {language});
  root.children.unshift(
    notice(text, link, {url}),
    ...noticeOf(frontMatterId),
    ...noticeOf(introId),
  );
}
