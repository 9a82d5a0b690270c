import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {bundleScript} from '../site-scripts/bundleScript';
import {buildIndex, type PageText} from '../../compiler/search/buildIndex';
import {limits} from '../../site/limits';
import {localeRows, type Locale} from '../../site/locales';
import {listFiles} from '../../compiler/files';
import {readPage} from '../../compiler/search/readPage';
import {readRoute} from '../../compiler/search/readRoute';
import type {SearchAddresses} from '../../compiler/search/types';

/** Folders of the site's content, relative to the repository. */
type Options = {readonly content: readonly string[]};

/** The embedded search: an index of the built pages of a language, and the script that searches it. */
export default function siteSearch(context: LoadContext, {content}: Options): Plugin {
  const {siteDir, baseUrl, outDir, i18n} = context;
  const {language} = localeRows[i18n.currentLocale as Locale];
  // The library marks what is its own by an underscore, and so does the provider what it adds to a hit.
  const worker = bundleScript(path.join(siteDir, 'src/client/search/worker.ts'), {}, 'iife', {
    mangleProps: /^_/,
    reserveProps: /^_(?:highlight|snippet)Result$/,
  });
  const workerFile = `assets/js/search.${hash([worker])}.js`;

  return {
    name: 'site-search',

    async contentLoaded({actions}) {
      // The index is written after the pages that ask for it: its address names what it is made from.
      const folders = [...content, 'examples', 'src'].map((folder) => path.join(siteDir, folder));
      const files = folders.flatMap(listFiles);
      const version = hash(await Promise.all(files.map((file) => fs.readFile(file))));
      const addresses: SearchAddresses = {
        index: `${baseUrl}search-index.json?v=${version}`,
        worker: `${baseUrl}${workerFile}`,
      };
      actions.setGlobalData(addresses);
    },

    async postBuild({routesPaths}) {
      const pages: PageText[] = [];
      for (const route of [...routesPaths].sort()) {
        if (route.endsWith('.html')) continue;
        const page = readPage(await readRoute(outDir, baseUrl, route));
        if (page) pages.push({path: route, ...page});
      }
      const index = buildIndex(pages, {language, maxBytes: limits.searchIndexBytes});
      await write(path.join(outDir, 'search-index.json'), JSON.stringify(index));
      await write(path.join(outDir, workerFile), worker);
    },
  };
}

async function write(file: string, text: string): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, text);
}

function hash(parts: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  parts.forEach((part) => sum.update(part));
  return sum.digest('hex').slice(0, 8);
}
