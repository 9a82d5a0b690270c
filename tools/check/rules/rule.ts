import type {Locale} from '../../../src/site/locales';
import {allPages, fileOf, readPage, type SourcePage} from '../sourcePages';

/** All pages, for rules that compare pages. */
export type Site = {
  readonly pages: () => readonly SourcePage[];
  readonly page: (key: string, locale: Locale) => SourcePage | undefined;
};

/** A rule for pages. It is a test for all of them and a check of single ones. */
export type Rule = {
  /** The rule as a sentence, which is the name of its test. */
  readonly title: string;
  /** The remedy. */
  readonly advice: string;
  /** Returns violations as `file:line: problem`. */
  readonly problems: (page: SourcePage, site: Site) => readonly string[];
};

/** The site on disk. */
export const onDisk: Site = {
  pages: allPages,
  page: (key, locale) => cached(fileOf(key, locale), () => readPage(key, locale)),
};

const cache = new Map<string, SourcePage | undefined>();

function cached(file: string, load: () => SourcePage | undefined): SourcePage | undefined {
  if (!cache.has(file)) cache.set(file, load());
  return cache.get(file);
}
