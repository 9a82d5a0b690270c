import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import * as limits from '../../site/limits';
import {localeRows, type Locale} from '../../site/locales';
import {listFiles, type Files} from '../files';
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

/** The files of a language's search, from its built pages; their names begin as those of this build do. */
export async function builtIndex(
  outDir: string,
  start: string,
  {baseUrl, locale, options: known}: Source,
  routes: readonly string[],
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
  const files = {...shards, 'first.json': JSON.stringify(first)};
  return {
    [indexPointer]: JSON.stringify({start}),
    ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`${start}${name}`, text])),
  };
}

/** A page about releases lists what other pages explain. */
function isRelease({path}: PageText): boolean {
  return path.includes('/releases/');
}

/** What says how the names of the newest index begin, for pages of an older build. */
export const indexPointer = 'search-index.json';

/**
 * How the names of a build's index begin: with what the build is made from, as pages ask for them before they are
 * written. Where a name is that of another build, there is no such file.
 */
export async function indexStart(siteDir: string, baseUrl: string): Promise<string> {
  const sum = createHash('sha256').update(baseUrl);
  const sources = ['docs', 'blog', 'i18n', 'examples', 'src', 'tests/fixture-site'];
  const files = sources.flatMap((folder) => listFiles(path.join(siteDir, folder)));
  const lock = path.join(siteDir, 'package-lock.json');
  for (const text of await Promise.all([...files, lock].map((file) => fs.readFile(file)))) {
    sum.update(text);
  }
  return `assets/search/index-${sum.digest('hex').slice(0, 8)}.`;
}
