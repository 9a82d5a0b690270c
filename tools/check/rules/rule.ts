import type {Locale} from '../../../src/site/locales';
import {allPages, fileOf, readPage, type SourcePage} from '../pages';

/** All pages, for what a page says about others. */
export type Site = {
  readonly pages: () => readonly SourcePage[];
  readonly page: (key: string, locale: Locale) => SourcePage | undefined;
};

/** What every page has to keep: a test for all of them, and a check of one of them while it is written. */
export type Rule = {
  /** The rule as a sentence: the name of its test. */
  readonly title: string;
  /** What to do when it is broken. */
  readonly advice: string;
  /** `file:line: what is wrong`. */
  readonly problems: (page: SourcePage, site: Site) => readonly string[];
};

/** The pages on disk. */
export const onDisk: Site = {
  pages: allPages,
  page: (key, locale) => cached(fileOf(key, locale), () => readPage(key, locale)),
};

const cache = new Map<string, SourcePage | undefined>();

function cached(file: string, load: () => SourcePage | undefined): SourcePage | undefined {
  if (!cache.has(file)) cache.set(file, load());
  return cache.get(file);
}
