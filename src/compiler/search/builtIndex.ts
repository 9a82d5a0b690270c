import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import * as limits from '../../site/limits';
import {localeRows} from '../../site/locales';
import {listFiles} from '../files';
import {outputBase} from '../outputs/leaves';
import type {Site} from '../site';
import {buildIndex, type PageText} from './buildIndex';
import {readPage} from './readPage';

/** The search index of a language, as JSON, from its built pages. */
export async function builtIndex(
  outDir: string,
  {baseUrl, locale}: Pick<Site, 'baseUrl' | 'locale'>,
  routes: readonly string[],
): Promise<string> {
  const pages: PageText[] = [];
  for (const route of [...routes].sort()) {
    if (route.endsWith('.html')) continue;
    const file = path.join(outDir, `${outputBase(route, baseUrl)}.html`);
    const page = readPage(await fs.readFile(file, 'utf8'));
    if (page) pages.push({path: route, ...page});
  }
  const {language} = localeRows[locale];
  return JSON.stringify(buildIndex(pages, {language, maxBytes: limits.searchIndexBytes}));
}

/** Names what an index is made from: it is written after the pages that ask for it by this name. */
export async function indexVersion(siteDir: string, folders: readonly string[]): Promise<string> {
  const sum = createHash('sha256');
  const files = folders.flatMap((folder) => listFiles(path.join(siteDir, folder)));
  for (const text of await Promise.all(files.map((file) => fs.readFile(file)))) sum.update(text);
  return sum.digest('hex').slice(0, 8);
}
