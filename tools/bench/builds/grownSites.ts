import {cpSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {cacheDir, root} from '../../support/paths';
import {stockDir} from '../stockSite';

/** Folder with copies of this site (`ours`) and of stock Docusaurus (`stock`) whose pages are multiplied. */
export const grownDir = join(cacheDir, 'bench', 'grown');

/** Returns true for an overview. It lists its sidebar's pages, so a copy, which is in no sidebar, fails to build. */
const isOverview = (file: string): boolean =>
  file.endsWith('.mdx') && /^overview: true$/m.test(readFileSync(file, 'utf8'));

/** Writes both sites to `grownDir`, with every page `times` times: copies are in the folders `copy-1`, `copy-2` … */
export function writeGrownSites(times: number): void {
  rmSync(grownDir, {recursive: true, force: true});
  const [ours, stock] = [join(grownDir, 'ours'), join(grownDir, 'stock')];
  cpSync(join(root, 'i18n'), join(ours, 'i18n'), {recursive: true});
  const generated = ['.docusaurus', 'build', 'node_modules'].map((name) => join(stockDir, name));
  cpSync(stockDir, stock, {recursive: true, filter: (file) => !generated.includes(file)});
  for (const pages of ['docs', 'i18n/zh-Hans/docusaurus-plugin-content-docs/current']) {
    for (const [from, to] of [
      [join(root, pages), join(ours, pages)],
      [join(stockDir, pages), join(stock, pages)],
    ] as const) {
      cpSync(from, to, {recursive: true});
      for (let copy = 1; copy < times; copy++) {
        const filter = (file: string): boolean => !isOverview(file);
        cpSync(from, join(to, `copy-${copy}`), {recursive: true, filter});
      }
    }
  }
}
