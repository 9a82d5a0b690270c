import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Manifest} from '../../src/compiler/types';
import {defaultLocale, localeRows, locales} from '../../src/site/locales';
import {mirrorFile, pageFile} from '../build/output';
import {buildDir, cacheDir, root} from '../support/paths';

/** Plain Docusaurus with the text of this site. */
export const stockDir = join(cacheDir, 'stock');

const config = `export default {
  title: 'Stock',
  url: 'http://localhost:3000',
  baseUrl: '/',
  future: {v4: true, faster: true},
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  i18n: {
    defaultLocale: ${JSON.stringify(defaultLocale)},
    locales: ${JSON.stringify(locales)},
    localeConfigs: ${JSON.stringify(
      Object.fromEntries(locales.map((name) => [name, {baseUrl: `/${localeRows[name].prefix}`}])),
    )},
  },
  markdown: {
    format: 'md',
    hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'},
  },
  presets: [['classic', {docs: {routeBasePath: '/', sidebarPath: './sidebars.ts'}, blog: false}]],
};
`;

/** The text of a mirror for a site at `/`: links of its own language lead to its own pages. */
export function stockText(mirror: string, origin: string): string {
  return mirror.replaceAll(origin, '/');
}

/** Where stock Docusaurus looks for the pages of a language. */
export function stockFolder(locale: (typeof locales)[number]): string {
  return locale === defaultLocale
    ? 'docs'
    : `i18n/${locale}/docusaurus-plugin-content-docs/current`;
}

/**
 * Writes a site of stock preset-classic whose pages are the Markdown mirrors of the built ones, at the same addresses
 * and in the same order. Its caches stay.
 */
export function writeStock(siteUrl: string): void {
  for (const name of ['docs', 'i18n']) rmSync(join(stockDir, name), {recursive: true, force: true});
  write('docusaurus.config.js', config);
  // Docusaurus generates CommonJS.
  write('package.json', '{"private": true}\n');
  cpSync(join(root, 'sidebars.ts'), join(stockDir, 'sidebars.ts'));
  cpSync(join(root, 'static'), join(stockDir, 'static'), {recursive: true});
  for (const locale of locales) {
    const {prefix} = localeRows[locale];
    const {pages} = JSON.parse(
      readFileSync(join(buildDir, prefix, 'site-pages.json'), 'utf8'),
    ) as Manifest;
    for (const {routePath} of pages) {
      const file = mirrorFile(pageFile(routePath));
      const text = readFileSync(join(buildDir, prefix, file), 'utf8');
      write(join(stockFolder(locale), file), stockText(text, `${siteUrl}/${prefix}`));
    }
    const labels = `${stockFolder(locale)}.json`;
    if (existsSync(join(root, labels))) cpSync(join(root, labels), join(stockDir, labels));
  }
}

function write(name: string, text: string): void {
  const file = join(stockDir, name);
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}
