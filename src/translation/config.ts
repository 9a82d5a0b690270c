import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A folder of pages in the source language, and where its translations are. */
export type ContentRoot = {
  readonly source: string;
  /** `{locale}` stands for the language. */
  readonly target: string;
  /** What the names of its pages begin with, such as `blog/`; empty for the documents. */
  readonly prefix: string;
};

/** A catalogue of messages, `{"id": {"message": "…"}}`, and where its translations are. */
export type WordsFile = {readonly source: string; readonly target: string};

/** What a site says about its translations: one JSON file, all paths from the root of the repository. */
export type Config = {
  /** The language that pages are written in first. */
  readonly source: string;
  /** The languages that they are translated to. */
  readonly locales: readonly string[];
  readonly content: readonly ContentRoot[];
  readonly words: readonly WordsFile[];
  /** What was agreed, one file per language. */
  readonly lock: string;
  /** `mdx` reads every page as MDX, `detect` reads `.md` as plain Markdown: Docusaurus' `markdown.format`. */
  readonly format: 'mdx' | 'detect';
  /** The agreed terms; a site may have none. */
  readonly glossary?: string;
  /** What a translator has to keep to, in words, by language. */
  readonly rules: Readonly<Record<string, readonly string[]>>;
};

/** Where a site has its configuration unless it says otherwise. */
export const configFile = 'i18n/translation.json';

/** Reads the configuration of a site; says what to correct when something is missing in it. */
export function readConfig(root: string, file = configFile): Config {
  const place = path.join(root, file);
  if (!existsSync(place)) throw new Error(`There is no ${file}, which says where translations are`);
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
    format: 'mdx',
    rules: {},
    ...given,
  };
  const need = (isRight: boolean, what: string): void => {
    if (!isRight) throw new Error(`${file}: ${what}`);
  };
  const hasLocale = (text: unknown): boolean =>
    typeof text === 'string' && text.includes('{locale}');
  need(
    config.locales.length > 0 && !config.locales.includes(config.source),
    '"locales" lists the languages that pages are translated to, without the source',
  );
  need(hasLocale(config.lock), '"lock" is a path with {locale} in it');
  need(config.format === 'mdx' || config.format === 'detect', '"format" is "mdx" or "detect"');
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

/** A path of the configuration in one language. */
export function inLocale(file: string, locale: string): string {
  return file.replaceAll('{locale}', locale);
}
