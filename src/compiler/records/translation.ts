import path from 'node:path';
import type {Locale} from '../../site/locales';
import {inLocale, readConfig, type Config} from '../../translation/config';
import {agreedText} from '../../translation/history';
import type {State} from '../../translation/states';
import {readTranslation, type PageStatus} from '../../translation/translation';
import {changedLines} from '../markdown/changedLines';
import type {ChangedLine} from '../types';

/** A section that the other language is ahead of. */
type SectionBehind = {
  /** As in the lock: the id of its heading, or which part of what stands above the first one. */
  readonly id: string;
  /** What the other language changed since; nothing where this clone lacks the text that was agreed. */
  readonly change: readonly ChangedLine[];
};

/** How the page of a language stands to that of another, which has more, or has it alone. */
export type PageTranslation = {
  readonly other: Locale;
  /** Where the translation would be that a page lacks. */
  readonly missing?: string;
  readonly behind: readonly SectionBehind[];
};

/** Pages by the file that they are made from, those alone that differ from the other language. */
export type Translations = ReadonlyMap<string, PageTranslation>;

/** Where a site says what is translated, and the language that it is shown in. */
export type TranslationSource = {
  readonly siteDir: string;
  /** The configuration of the translations, from the root of the site; a site may have none. */
  readonly file: string | undefined;
  readonly locale: Locale;
};

type Side = 'source' | 'target';

/** What a reader of one side does not get. Where both have moved, one has most likely followed the other. */
const behind: Readonly<Record<Side, readonly State[]>> = {
  source: ['English behind', 'orphan'],
  target: ['stale', 'untranslated', 'missing'],
};

type Only = (page: Pick<PageStatus, 'files'>) => boolean;

/** What a build has found, in which no file changes. */
const known = new Map<string, Promise<Translations>>();

/** The pages of a language that differ from another one; of a site without translations none. */
export function readTranslations(source: TranslationSource, only?: Only): Promise<Translations> {
  if (process.env.NODE_ENV !== 'production') return findTranslations(source, only);
  const key = JSON.stringify(source);
  const found = known.get(key) ?? findTranslations(source);
  known.set(key, found);
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
        const {text} = await agreedText(siteDir, config, page, section, theirs!);
        const now = section[theirs!]?.text;
        const isKnown = text !== undefined && now !== undefined;
        sections.push({id: section.id, change: isKnown ? changedLines(text, now, other) : []});
      }
      if (sections.length > 0) found.set(files[ours!], {other, behind: sections});
    }
  }
  return found;
}

/** The translations that a page of a language is compared with. */
function languagesBeside(config: Config, locale: Locale): readonly string[] {
  return locale === config.source ? config.locales : [locale];
}

/** Every file that the state of a page depends on, by one of its files. */
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
