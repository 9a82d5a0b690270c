import {cpSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {cacheDir, root} from '../../support/paths';
import {stockDir} from '../stockSite';

/** Copies of both sites with multiplied pages, `ours` and `stock`. */
export const grownDir = join(cacheDir, 'bench', 'grown');

/** True for pages that list the pages of their sidebar: a copy is in no sidebar. */
const isOverview = (file: string): boolean =>
  file.endsWith('.mdx') && /^overview: true$/m.test(readFileSync(file, 'utf8'));

/** Writes the content of this site and a stock site, each with all pages `times` times, in folders `copy-1` and so on. */
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
