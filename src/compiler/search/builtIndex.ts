import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LogData} from '../../lib/log/logData';
import * as limits from '../../site/limits';
import {localeRows, type Locale} from '../../site/locales';
import type {Files} from '../files';
import {kept} from '../kept';
import {outputBase} from '../outputs/leaves';
import {buildIndex, type PageText} from './buildIndex';
import type {Option} from './names';
import {readPage} from './readPage';

type Source = {
  readonly baseUrl: string;
  readonly locale: Locale;
  readonly options: readonly Option[];
};

const scriptHash = /\.[0-9a-f]{8}(?=\.(?:js|css)\b)/g;

/** The files of a language's search, from its built pages, and what names them: they are called by what they hold. */
export async function builtIndex(
  outDir: string,
  {baseUrl, locale, options: known}: Source,
  {routes, log}: {readonly routes: readonly string[]; readonly log: LogData},
): Promise<Files> {
  const pages: PageText[] = [];
  for (const route of [...routes].sort()) {
    if (route.endsWith('.html')) continue;
    const file = path.join(outDir, `${outputBase(route, baseUrl)}.html`);
    const html = await fs.readFile(file, 'utf8');
    // Scripts of another name, and so of another build, change nothing that is read.
    const page = kept(`page ${html.replaceAll(scriptHash, '')}`, () => readPage(html));
    if (page) pages.push({path: route, ...page});
  }
  pages.sort((a, b) => Number(isRelease(a)) - Number(isRelease(b)));
  const options = {
    language: localeRows[locale].language,
    options: known,
    ranked: pages.filter((page) => !isRelease(page)).length,
    maxBytes: limits.searchFirstBytes,
  };
  const {first, shards} = kept(`index ${JSON.stringify([pages, options])}`, () =>
    buildIndex(pages, options),
  );
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

/** A page about releases lists what other pages explain. */
function isRelease({path}: PageText): boolean {
  return path.includes('/releases/');
}

/** What says how the names of the index begin: pages and scripts, which do not, stay as they are when another page changes. */
export const indexPointer = 'search-index.json';
