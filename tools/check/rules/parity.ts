import {defaultLocale, locales} from '../../../src/site/locales';
import {
  formatFinding,
  idFindings,
  linkFindings,
  structureFindings,
  type Pair,
} from '../../../src/translation/check';
import {readPage} from '../../../src/translation/sections';
import {fileOf, type SourcePage} from '../pages';
import type {Rule, Site} from './rule';

/** The original of a translation; undefined for an original, and for a page that has none. */
function originalOf(page: SourcePage, site: Site): SourcePage | undefined {
  return page.locale === defaultLocale ? undefined : site.page(page.key, defaultLocale);
}

/** A translation with its original, cut into sections; undefined for what has none. */
function pairOf(page: SourcePage, site: Site): Pair | undefined {
  const original = originalOf(page, site);
  if (!original) return undefined;
  const [source, target] = [original, page].map(({file, source}) => readPage(file, source));
  return {source: source!, target: target!, locale: page.locale};
}

/** What every page is held to by `npm run i18n -- check`, for a page that is being written. */
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
    title: 'pages of every language lead to the same places',
    advice:
      'Give both pages the link, or neither. A translation of an external page may be linked instead of it.',
    problems: (page, site) => {
      const pair = pairOf(page, site);
      return pair ? linkFindings(pair, [defaultLocale, page.locale]).map(formatFinding) : [];
    },
  },
];

export const parityRules: readonly Rule[] = [
  {
    title: 'every language has the same pages',
    advice:
      'Write the missing page at the same path of the other language, or remove the left-over one.',
    problems: (page, site) =>
      locales
        .filter((locale) => !site.page(page.key, locale))
        .map((locale) => `${page.file}:1: has no ${locale} page, ${fileOf(page.key, locale)}`),
  },
  {
    title: 'link texts and images that are translated are not empty',
    advice: 'Write what the link leads to, or what the picture shows.',
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
