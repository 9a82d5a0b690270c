import {cpSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {cacheDir, root} from '../../support/paths';
import {stockDir} from '../stock';

/** Both sites with the pages of both so many times. */
export const grownDir = join(cacheDir, 'bench', 'grown');
const translated = 'i18n/zh-Hans/docusaurus-plugin-content-docs/current';

/** What lists the pages of a sidebar has nothing to list in a copy, which stands in none. */
const isOverview = (file: string): boolean =>
  file.endsWith('.mdx') && /^overview: true$/m.test(readFileSync(file, 'utf8'));

/** Writes the pages of a site so many times below a folder: as they are, then in folders `copy-1` and so on. */
function multiply(from: string, to: string, times: number): void {
  cpSync(from, to, {recursive: true});
  for (let copy = 1; copy < times; copy++) {
    cpSync(from, join(to, `copy-${copy}`), {recursive: true, filter: (file) => !isOverview(file)});
  }
}

/** The content of this site, and a stock site, both with so many times the pages. */
export function writeGrown(times: number): void {
  rmSync(grownDir, {recursive: true, force: true});
  const ours = join(grownDir, 'ours');
  cpSync(join(root, 'i18n'), join(ours, 'i18n'), {recursive: true});
  const stock = join(grownDir, 'stock');
  for (const name of readdirSync(stockDir)) {
    if (['.docusaurus', 'build', 'node_modules'].includes(name)) continue;
    cpSync(join(stockDir, name), join(stock, name), {recursive: true});
  }
  for (const folder of ['docs', translated]) {
    for (const [from, to] of [
      [root, ours],
      [stockDir, stock],
    ] as const) {
      rmSync(join(to, folder), {recursive: true, force: true});
      multiply(join(from, folder), join(to, folder), times);
    }
  }
}
