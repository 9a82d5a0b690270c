import {formatFinding, pairFindings, type Term} from 'docusaurus-translations/checks';
import {readPage} from 'docusaurus-translations/markdown';
import {defaultLocale, locales} from '../../../src/site/locales';
import {read} from '../../support/files';
import {fileOf} from '../sourcePages';
import type {Rule} from './rule';

let glossary: readonly Term[] | undefined;

/** A rule that compares a translation with its original, as `npm run i18n -- check --all` does for all pages. */
export const translationRule: Rule = {
  title: 'both languages have the same ids, structure, links, code and terms',
  advice:
    'Change both languages together: only words, comments in code, labels and titles may differ, and links to translations of external pages. First difference per section:',
  problems: (page, site) => {
    const original = page.locale === defaultLocale ? undefined : site.page(page.key, defaultLocale);
    if (!original) return [];
    glossary ??= JSON.parse(read('i18n/glossary.json')) as readonly Term[];
    const source = readPage(original.file, original.source);
    const target = readPage(page.file, page.source);
    const pair = {source, target, locale: page.locale};
    return pairFindings(pair, {source: defaultLocale, explicitIds: true}, glossary).map(
      formatFinding,
    );
  },
};

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
