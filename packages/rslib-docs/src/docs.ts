import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliDecompressSync} from 'node:zlib';
import type {FirstTier} from '../../../src/lib/search/indexFile';
import type {LogData} from '../../../src/rslib/log/logFormat';
import type {History} from '../../../src/rslib/history/historyTypes';
import type {IndexRecord} from '../../../src/rslib/explorer/records';
import {localeRows, type Language, type Words} from '../../../src/site/locales';
import {Failure} from './command';

/** A section of a page: from its heading, at `offset`, to the next heading. The first one has no id. */
export type DocSection = readonly [
  id: string,
  depth: number,
  offset: number,
  heading: string,
  option?: string,
];

export type DocPage = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Title of the group of search results. */
  readonly group: string;
  readonly tokens: number;
  readonly sections: readonly DocSection[];
};

/** An option as `npm run package` records it: facts as labels and texts, type and default first, and its section. */
export type DocOption = {
  readonly name: string;
  readonly rows: readonly (readonly [label: string, ...texts: string[]])[];
  readonly address: string;
  readonly summary: string;
};

/** Content of `data/<language>.br`. Pages are in the order of the search index. */
export type DocsArchive = {
  readonly pages: readonly DocPage[];
  /** Markdown of the pages by path. */
  readonly texts: Readonly<Record<string, string>>;
  readonly options: readonly DocOption[];
  readonly words: Words<'cli'>;
  readonly explorerWords: Words<'Explorer'>;
  readonly log: LogData;
  readonly first: FirstTier;
  /** Number of pages, from the first one, whose headings belong into `first`. */
  readonly headed: number;
};

/** Content of `data/shared.br`, for all languages. */
export type SharedArchive = {readonly history: History; readonly explorer: IndexRecord};

/** Contents of the package in one language. */
export type Docs = DocsArchive & {
  readonly lang: Language;
  /** Prefix of addresses: `/zh` or nothing. */
  readonly prefix: string;
  /** Reads the terms of the search index, one text per shard. */
  readonly terms: () => readonly string[];
  readonly say: (
    id: keyof Words<'cli'>,
    values?: Readonly<Record<string, string | number>>,
  ) => string;
};

/** Root of the package: the parent folder of `dist`. */
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const versionIn = (folder: string): string =>
  (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {version: string})
    .version;

export const ownVersion: string = versionIn(root);

/** Version of Rslib that the documentation describes: `1.0.1` of `1.0.1-2`. */
export const documented = ownVersion.replace(/-\d+$/, '');

const unpack = (folder: string, name: string): string =>
  brotliDecompressSync(readFileSync(path.join(folder, 'data', `${name}.br`))).toString();

let shared: SharedArchive | undefined;
export const readShared = (): SharedArchive =>
  (shared ??= JSON.parse(unpack(root, 'shared')) as SharedArchive);

/** Returns the folders of a path, from itself up to the root. */
export function foldersAbove(folder: string): readonly string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersAbove(parent)];
}

function folderOf(lang: Language): string {
  if (lang === 'en') return root;
  const name = `rslib-docs-${lang}`;
  const places = foldersAbove(process.cwd()).map((one) => path.join(one, 'node_modules', name));
  const found = [path.join(root, '..', name), ...places].find((one) =>
    existsSync(path.join(one, `data/${lang}.br`)),
  );
  const install = `npm install -D ${name}@${ownVersion}`;
  if (!found) throw new Failure(`The pages in this language are another package: ${install}`);
  if (versionIn(found) !== ownVersion)
    throw new Failure(
      `${name} ${versionIn(found)} does not fit rslib-docs ${ownVersion}: ${install}`,
    );
  return found;
}

const opened = new Map<Language, Docs>();

/** Returns the documentation in a language. Archives are read when they are needed. */
export function openDocs(lang: Language): Docs {
  const docs = opened.get(lang) ?? createDocs(lang);
  opened.set(lang, docs);
  return docs;
}

function createDocs(lang: Language): Docs {
  const folder = folderOf(lang);
  const {prefix} = Object.values(localeRows).find(({language}) => language === lang)!;
  const archive = JSON.parse(unpack(folder, lang)) as DocsArchive;
  return {
    ...archive,
    lang,
    prefix: prefix && `/${prefix.slice(0, -1)}`,
    terms: () => unpack(folder, `${lang}-terms`).split('\n\n'),
    say: (id, values = {}) =>
      archive.words[id].replace(/\{(\w+)\}/g, (whole, name: string) =>
        String(values[name] ?? whole),
      ),
  };
}
