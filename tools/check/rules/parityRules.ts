import {defaultLocale, locales} from '../../../src/site/locales';
import {
  formatFinding,
  idFindings,
  linkFindings,
  structureFindings,
  type Finding,
  type Pair,
} from '../../../src/translation/checkPage';
import {readPage} from '../../../src/translation/pageSections';
import {fileOf} from '../sourcePages';
import type {Rule} from './rule';

/** Applies a check to a translation and its original, split into sections. */
const inPairs =
  (check: (pair: Pair) => readonly Finding[]): Rule['problems'] =>
  (page, site) => {
    const original = page.locale === defaultLocale ? undefined : site.page(page.key, defaultLocale);
    if (!original) return [];
    const source = readPage(original.file, original.source);
    const target = readPage(page.file, page.source);
    return check({source, target, locale: page.locale}).map(formatFinding);
  };

/** Rules of `npm run i18n -- check`, for one page. */
export const translationRules: readonly Rule[] = [
  {
    title:
      'headings, code, components, callouts, tables and images are the same in every language, in the same order',
    advice:
      'Change both languages together: only words, comments in code, labels and titles may differ. First difference per section:',
    problems: inPairs((pair) => [...idFindings(pair), ...structureFindings(pair)]),
  },
  {
    title: 'links are the same in every language',
    advice:
      'Add the link to both pages, or to neither. A link to a translation of an external page is allowed.',
    problems: inPairs((pair) => linkFindings(pair, [defaultLocale, pair.locale])),
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
