import path from 'node:path';
import {logData} from '../../src/compiler/log/logData';
import {parseFile} from '../../src/compiler/parse/page';
import {loadPageData} from '../../src/compiler/records/data';
import type {LogData} from '../../src/lib/log/logData';
import {localeRows, type Locale} from '../../src/site/locales';
import {isRouted, routeOf, sourcePages} from '../check/pages';
import {root} from '../support/paths';

/** The pages of a language, from their sources. */
export function logSources(locale: Locale) {
  return sourcePages(locale)
    .filter(isRouted)
    .map((page) => ({
      path: `/${localeRows[locale].prefix}${routeOf(page).slice(1)}`,
      title: String(page.frontMatter.title),
      tree: parseFile(path.join(root, page.file)),
    }));
}

/** What the pages of a language say about errors. */
export function logDataOf(locale: Locale): LogData {
  const data = loadPageData(root, locale);
  return logData(logSources(locale), (name) => data.example(name), data.messages);
}
