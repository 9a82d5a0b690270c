import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LogData} from '../../rslib/log/logFormat';
import * as limits from '../../site/limits';
import {localeRows, type Locale} from '../../site/locales';
import type {Files} from '../folderFiles';
import {cached} from '../cache';
import {outputBase} from '../outputs/flatRoutes';
import {buildIndex, type PageText} from './buildIndex';
import type {Option} from './nameIndex';
import {readPage} from './readPage';
import {goals, queryWords} from './searchWords';

type Source = {
  readonly baseUrl: string;
  readonly locale: Locale;
  readonly options: readonly Option[];
};

const scriptHash = /\.[0-9a-f]{8}(?=\.(?:js|css)\b)/g;

/** Builds the search files of a language from its HTML pages. Their names have a hash, which is in `indexPointer`. */
export async function builtIndex(
  outDir: string,
  source: Source,
  {routes, log}: {readonly routes: readonly string[]; readonly log: LogData},
): Promise<Files> {
  const pages: PageText[] = [];
  for (const route of [...routes].sort()) {
    if (route.endsWith('.html')) continue;
    const file = path.join(outDir, `${outputBase(route, source.baseUrl)}.html`);
    const html = await fs.readFile(file, 'utf8');
    // The key leaves out the hashes of scripts, which differ between builds although the text is the same.
    const page = cached(`page ${html.replaceAll(scriptHash, '')}`, () => readPage(html));
    if (page) pages.push({path: route, ...page});
  }
  return indexFiles(pages, source, log);
}

/** Builds the search files of a language from the texts of its pages, in the order of their paths. */
export function indexFiles(
  texts: readonly PageText[],
  {baseUrl, locale, options: known}: Source,
  log: LogData,
): Files {
  const wordings = new Map(
    log.pages.flatMap(([page, , ...sections]) =>
      sections.map(([anchor, , named]) => [
        `${page}#${anchor}`,
        named.map((index) => log.messages[index]![0]),
      ]),
    ),
  );
  const pages = texts
    .map((page) => ({
      ...page,
      sections: page.sections.map((one) => ({
        ...one,
        wordings: wordings.get(`${page.path}#${one.anchor}`),
      })),
    }))
    .sort((a, b) => Number(isRelease(a)) - Number(isRelease(b)));
  const options = {
    language: localeRows[locale].language,
    options: known,
    goals: goals.map(({to, not = '', ...words}) => [
      ...[to, not].map((address) => `${baseUrl}${address.slice(1)}`),
      ...words[locale].split(',').map((phrase) => phrase.trim()),
    ]) as [string, string, ...string[]][],
    ranked: pages.filter((page) => !isRelease(page)).length,
    maxBytes: limits.searchFirstBytes,
  };
  const key = `index ${JSON.stringify([pages, options, queryWords])}`;
  const {first, shards} = cached(key, () => buildIndex(pages, options));
  const files: Files = {
    ...shards,
    'first.json': JSON.stringify(first),
    'log.json': JSON.stringify(log),
  };
  const digest = createHash('sha256').update(JSON.stringify(files)).digest('hex');
  const start = `assets/search/index-${digest.slice(0, 8)}.`;
  return {
    [indexPointer]: JSON.stringify({start}),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`${start}${name}`, text])),
  };
}

/** Returns true for the page of one release, whose facts other pages explain. */
function isRelease({path}: PageText): boolean {
  return /\/releases\/./.test(path);
}

/** File that contains the hashed name of the index. Pages name this file, so they do not change with the index. */
export const indexPointer = 'search-index.json';
