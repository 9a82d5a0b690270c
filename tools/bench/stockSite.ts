import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Manifest} from '../../src/compiler/outputTypes';
import {defaultLocale, localeRows, locales, type Locale} from '../../src/site/locales';
import {mirrorFile, pageFile} from '../build/output';
import {buildDir, cacheDir, root} from '../support/paths';

export const stockDir = join(cacheDir, 'stock');

const baseUrlOf = (locale: Locale): string => `/${localeRows[locale].prefix}`;
const config = {
  title: 'Stock',
  url: 'http://localhost:3000',
  baseUrl: '/',
  future: {v4: true, faster: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  i18n: {
    defaultLocale,
    locales,
    localeConfigs: Object.fromEntries(locales.map((name) => [name, {baseUrl: baseUrlOf(name)}])),
  },
  markdown: {
    format: 'md',
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.ts'}, blog: false}]],
};

/**
 * Writes a site with preset-classic whose pages are the Markdown mirrors of the built site, at the same addresses and
 * in the same order. Keeps the caches and the output of an earlier build of the written site.
 */
export function writeStockSite(siteUrl: string): void {
  for (const name of ['docs', 'i18n']) rmSync(join(stockDir, name), {recursive: true, force: true});
  write('docusaurus.config.js', `export default ${JSON.stringify(config, null, 2)};\n`);
  write('package.json', '{"private": true}\n');
  cpSync(join(root, 'sidebars.ts'), join(stockDir, 'sidebars.ts'));
  cpSync(join(root, 'static'), join(stockDir, 'static'), {recursive: true});
  for (const locale of locales) {
    const {prefix} = localeRows[locale];
    const translated = `i18n/${locale}/docusaurus-plugin-content-docs/current`;
    const folder = locale === defaultLocale ? 'docs' : translated;
    const {pages} = JSON.parse(
      readFileSync(join(buildDir, prefix, 'site-pages.json'), 'utf8'),
    ) as Manifest;
    for (const {routePath} of pages) {
      const file = mirrorFile(pageFile(routePath));
      const text = readFileSync(join(buildDir, prefix, file), 'utf8');
      write(join(folder, file), text.replaceAll(siteUrl + baseUrlOf(locale), '/'));
    }
    const labels = `${folder}.json`;
    if (existsSync(join(root, labels))) cpSync(join(root, labels), join(stockDir, labels));
  }
}

function write(name: string, text: string): void {
  const file = join(stockDir, name);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}
