import {existsSync, readdirSync, readFileSync} from 'node:fs';
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
  /** True if every heading needs an explicit id. If not, headings without one are paired by their position. */
  readonly explicitIds: boolean;
};

export const configFile = 'i18n/translation.json';

/**
 * Reads the configuration of a site. Languages, pages and messages that it does not name are found in the folders that
 * Docusaurus uses. Throws if it is invalid, or if there is neither a configuration nor a language.
 */
export function readConfig(root: string, file?: string): Config {
  const given = readFile(root, file ?? configFile, file !== undefined);
  const source = given.source ?? 'en';
  const locales =
    given.locales ?? foldersIn(root, 'i18n').filter((name) => name !== source && isLocale(name));
  const config: Config = {
    lock: 'i18n/{locale}/translation-lock.json',
    rules: {},
    explicitIds: false,
    ...given,
    source,
    locales,
    content: given.content ?? standardContent(root),
    words: given.words ?? standardWords(root, source),
  };
  const hasLocale = (text: unknown): boolean =>
    typeof text === 'string' && text.includes('{locale}');
  const need = (isMet: boolean, rule: string): void => {
    if (!isMet) throw new Error(`${file ?? configFile}: ${rule}`);
  };
  need(
    config.locales.length > 0 && !config.locales.includes(config.source),
    '"locales" lists the languages that pages are translated to, without the source; by default, these are the folders in i18n',
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

function readFile(root: string, file: string, isRequired: boolean): Partial<Config> {
  const place = path.join(root, file);
  if (!existsSync(place)) {
    if (isRequired) throw new Error(`${file} is missing: it configures the translations`);
    return {};
  }
  try {
    return JSON.parse(readFileSync(place, 'utf8')) as Partial<Config>;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, {cause: error});
  }
}

/** Returns true for the name of a language, such as `fr`, `pt-BR` or `zh-Hans`. */
function isLocale(name: string): boolean {
  return /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(name);
}

function foldersIn(root: string, folder: string): readonly string[] {
  const place = path.join(root, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => name)
    .sort();
}

/** Returns the folders of the classic preset that exist: documents with their versions, the blog, and pages. */
function standardContent(root: string): readonly ContentRoot[] {
  const docs = 'i18n/{locale}/docusaurus-plugin-content-docs';
  const versions = foldersIn(root, 'versioned_docs').map((folder) => ({
    source: `versioned_docs/${folder}`,
    target: `${docs}/${folder}`,
    prefix: `${folder}/`,
  }));
  return [
    {source: 'docs', target: `${docs}/current`, prefix: ''},
    ...versions,
    {source: 'blog', target: 'i18n/{locale}/docusaurus-plugin-content-blog', prefix: 'blog/'},
    {
      source: 'src/pages',
      target: 'i18n/{locale}/docusaurus-plugin-content-pages',
      prefix: 'pages/',
    },
  ].filter(({source}) => existsSync(path.join(root, source)));
}

/** Returns the catalogues of the source language that `docusaurus write-translations` wrote. */
function standardWords(root: string, source: string): readonly WordsFile[] {
  const folder = path.join(root, 'i18n', source);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => isCatalogue(name))
    .sort()
    .map((name) => ({source: `i18n/${source}/${name}`, target: `i18n/{locale}/${name}`}));
}

/** Returns true for the name of a catalogue: a JSON file at the top, or in the folder of a plugin or theme. */
function isCatalogue(name: string): boolean {
  return /^(?:[^/]+\/)?[^/]+\.json$/.test(name) && !name.endsWith('lock.json');
}

/** Replaces `{locale}` in a path. */
export function inLocale(file: string, locale: string): string {
  return file.replaceAll('{locale}', locale);
}
