import path from 'node:path';
import {buildLogData} from '../../../src/rslib/messages/buildLogData';
import {parseFile} from '../../../src/compiler/parse/parsePage';
import {loadPageData} from '../../../src/rslib/pageData';
import type {LogData} from '../../../src/rslib/log/logFormat';
import {localeRows, type Locale} from '../../../src/site/locales';
import {isRouted, routeOf, sourcePages} from '../../check/sourcePages';
import {root} from '../../support/paths';

export function logSources(locale: Locale) {
  return sourcePages(locale)
    .filter(isRouted)
    .map((page) => ({
      path: `/${localeRows[locale].prefix}${routeOf(page).slice(1)}`,
      title: String(page.frontMatter.title),
      tree: parseFile(path.join(root, page.file)),
    }));
}

/** Returns the error messages that the pages of a language explain, with the sections that explain them. */
export function logDataOf(locale: Locale): LogData {
  const data = loadPageData(root, locale);
  return buildLogData(logSources(locale), (name) => data.example(name), data.messages);
}
