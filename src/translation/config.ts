import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Folder of source pages, and folder of their translations. */
type ContentRoot = {
  readonly source: string;
  /** `{locale}` is replaced by the language. */
  readonly target: string;
  /** Start of the names of pages in the folder, such as `blog/`; empty for the documents. */
  readonly prefix: string;
};

/** Path of a message catalogue, `{"id": {"message": "…"}}`, and path of its translations, with `{locale}`. */
type WordsFile = {readonly source: string; readonly target: string};

/** Configuration of the translations; all paths are relative to the root of the repository. */
export type Config = {
  readonly source: string;
  readonly locales: readonly string[];
  readonly content: readonly ContentRoot[];
  readonly words: readonly WordsFile[];
  readonly lock: string;
  readonly glossary?: string;
  readonly rules: Readonly<Record<string, readonly string[]>>;
};

export const configFile = 'i18n/translation.json';

/** Reads the configuration of a site. Throws if it is missing or invalid. */
export function readConfig(root: string, file = configFile): Config {
  const place = path.join(root, file);
  if (!existsSync(place)) throw new Error(`${file} is missing: it configures the translations`);
  let given: Partial<Config>;
  try {
    given = JSON.parse(readFileSync(place, 'utf8')) as Partial<Config>;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, {cause: error});
  }
  const config: Config = {
    source: 'en',
    locales: [],
    content: [],
    words: [],
    lock: 'i18n/{locale}/translation-lock.json',
    rules: {},
    ...given,
  };
  const hasLocale = (text: unknown): boolean =>
    typeof text === 'string' && text.includes('{locale}');
  const need = (isMet: boolean, rule: string): void => {
    if (!isMet) throw new Error(`${file}: ${rule}`);
  };
  need(
    config.locales.length > 0 && !config.locales.includes(config.source),
    '"locales" lists the languages that pages are translated to, without the source',
  );
  need(hasLocale(config.lock), '"lock" is a path with {locale} in it');
  for (const [index, {source, target, prefix}] of config.content.entries()) {
    need(
      typeof source === 'string' && typeof prefix === 'string' && hasLocale(target),
      `"content" ${index + 1} has "source", "prefix" and a "target" with {locale} in it`,
    );
  }
  for (const [index, {source, target}] of config.words.entries()) {
    need(
      typeof source === 'string' && hasLocale(target),
      `"words" ${index + 1} has "source" and a "target" with {locale} in it`,
    );
  }
  return config;
}

/** Replaces `{locale}` in a path. */
export function inLocale(file: string, locale: string): string {
  return file.replaceAll('{locale}', locale);
}
