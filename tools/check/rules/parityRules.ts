import {defaultLocale, locales} from '../../../src/site/locales';
import {
  formatFinding,
  idFindings,
  linkFindings,
  structureFindings,
  type Pair,
} from '../../../src/translation/checkPage';
import {readPage} from '../../../src/translation/pageSections';
import {fileOf, type SourcePage} from '../sourcePages';
import type {Rule, Site} from './rule';

/** Returns the original of a translation, if `page` is one. */
function originalOf(page: SourcePage, site: Site): SourcePage | undefined {
  return page.locale === defaultLocale ? undefined : site.page(page.key, defaultLocale);
}

/** Returns a translation and its original, split into sections. */
function pairOf(page: SourcePage, site: Site): Pair | undefined {
  const original = originalOf(page, site);
  if (!original) return undefined;
  const [source, target] = [original, page].map(({file, source}) => readPage(file, source));
  return {source: source!, target: target!, locale: page.locale};
}

/** Rules of `npm run i18n -- check`, for one page. */
export const translationRules: readonly Rule[] = [
  {
    title:
      'headings, code, components, callouts, tables and images are the same in every language, in the same order',
    advice:
      'Change both languages together: only words, comments in code, labels and titles may differ. First difference per section:',
    problems: (page, site) => {
      const pair = pairOf(page, site);
      return pair ? [...idFindings(pair), ...structureFindings(pair)].map(formatFinding) : [];
    },
  },
  {
    title: 'links are the same in every language',
    advice:
      'Add the link to both pages, or to neither. A link to a translation of an external page is allowed.',
    problems: (page, site) => {
      const pair = pairOf(page, site);
      return pair ? linkFindings(pair, [defaultLocale, page.locale]).map(formatFinding) : [];
    },
  },
];

export const parityRules: readonly Rule[] = [
  {
    title: 'every language has the same pages',
    advice: 'Add the missing page at the same path, or delete the other one.',
    problems: (page, site) =>
      locales
        .filter((locale) => !site.page(page.key, locale))
        .map((locale) => `${page.file}:1: has no ${locale} page, ${fileOf(page.key, locale)}`),
  },
  {
    title: 'link texts and image descriptions are not empty',
    advice: 'Write a link text, or describe the image.',
    problems: (page) =>
      page.source
        .split('\n')
        .flatMap((line, index) =>
          /(?<!!)\[\]\(|!\[\]\(/.test(line)
            ? [`${page.file}:${index + 1}: ${line.trim().slice(0, 80)}`]
            : [],
        ),
  },
];
