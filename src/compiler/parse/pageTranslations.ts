import path from 'node:path';
import {
  agreedText,
  type Config,
  differenceByWords,
  inLocale,
  type PageStatus,
  readConfig,
  readTranslation,
  type State,
} from 'docusaurus-translations';
import type {Locale} from '../../site/locales';
import type {ChangedLine} from '../outputTypes';

type SectionBehind = {
  /** Heading id, or the id that the lock uses for the text above the first heading. */
  readonly id: string;
  /** Lines that changed in the other language since both were agreed on; empty if this clone lacks the agreed text. */
  readonly change: readonly ChangedLine[];
};

export type PageTranslation = {
  readonly other: Locale;
  readonly missing?: string;
  readonly behind: readonly SectionBehind[];
};

/** Outdated or untranslated pages, by the path of their `.mdx` file from the site's folder. */
export type Translations = ReadonlyMap<string, PageTranslation>;

export type TranslationSource = {
  readonly siteDir: string;
  /** Path of the translation configuration, relative to the site; undefined for a site without one. */
  readonly file: string | undefined;
  readonly locale: Locale;
};

type Side = 'source' | 'target';

/** States in which a language is behind. Excludes `both moved`, in which one text has probably followed the other. */
const behind: Readonly<Record<Side, readonly State[]>> = {
  source: ['source behind', 'orphan'],
  target: ['stale', 'untranslated', 'missing'],
};

type Only = (page: Pick<PageStatus, 'files'>) => boolean;

/** Results by `TranslationSource` as JSON. Used only in a production build, during which files do not change. */
const results = new Map<string, Promise<Translations>>();

/** Returns the pages that are behind or missing in a language. */
export function readTranslations(source: TranslationSource, only?: Only): Promise<Translations> {
  if (process.env.NODE_ENV !== 'production') return findTranslations(source, only);
  const key = JSON.stringify(source);
  const found = results.get(key) ?? findTranslations(source);
  results.set(key, found);
  return found;
}

async function findTranslations(
  {siteDir, locale, file}: TranslationSource,
  only?: Only,
): Promise<Translations> {
  const found = new Map<string, PageTranslation>();
  if (file === undefined) return found;
  const config = readConfig(siteDir, file);
  const [ours, theirs]: readonly Side[] =
    locale === config.source ? ['source', 'target'] : ['target', 'source'];
  for (const language of languagesBeside(config, locale)) {
    const other = (ours === 'source' ? language : config.source) as Locale;
    const {pages} = await readTranslation(siteDir, config, language, {only});
    for (const page of pages) {
      const {files, has, kind} = page;
      if (kind !== 'page' || !has.source) continue;
      if (!has.target) {
        found.set(files.source, {other, missing: files.target, behind: []});
        continue;
      }
      const sections: SectionBehind[] = [];
      for (const section of page.sections.filter(({state}) => behind[ours!].includes(state))) {
        const {text} = await agreedText(siteDir, page, section, theirs!);
        const now = section[theirs!]?.text;
        const isKnown = text !== undefined && now !== undefined;
        sections.push({id: section.id, change: isKnown ? changedLines(text, now, other) : []});
      }
      if (sections.length > 0) found.set(files[ours!], {other, behind: sections});
    }
  }
  return found;
}

function languagesBeside(config: Config, locale: Locale): readonly string[] {
  return locale === config.source ? config.locales : [locale];
}

/** Returns all files that the translation state of a page depends on. */
export function translationFiles(
  {siteDir, file, locale}: TranslationSource,
  page: string,
): readonly string[] {
  if (file === undefined) return [];
  const config = readConfig(siteDir, file);
  return languagesBeside(config, locale).flatMap((language) =>
    config.content.flatMap(({source, target}) => {
      const folders = [source, inLocale(target, language)];
      const folder = folders.find((name) => page.startsWith(`${name}/`));
      if (folder === undefined) return [];
      const name = page.slice(folder.length);
      return [...folders.map((other) => other + name), inLocale(config.lock, language)].map(
        (name) => path.join(siteDir, name),
      );
    }),
  );
}

/** Returns the lines that differ between two texts, split into equal and different words. */
export function changedLines(
  before: string,
  after: string,
  language: string,
): readonly ChangedLine[] {
  const lines: ChangedLine[number][][] = [[]];
  for (const {text, kind} of differenceByWords(before, after, language)) {
    text.split('\n').forEach((words, index) => {
      if (index > 0) lines.push([]);
      if (words !== '') lines.at(-1)!.push([kind, words]);
    });
  }
  return lines.filter((line) => line.some(([kind]) => kind !== 'same'));
}
