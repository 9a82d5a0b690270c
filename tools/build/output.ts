import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {delivery} from '../../src/site/delivery';
import {localeRows, locales} from '../../src/site/locales';
import {statusRoute} from '../../src/site/translationStatus';
import type {Routes} from '../../src/lib/address/resolveAddress';

/** Written last by a build: a folder without it is unfinished. A dot file, so it has no address. */
export const stampFile = '.complete';

type Stamp = {readonly fingerprint: string; readonly base: string};

export function readStamp(dir: string): Stamp | null {
  try {
    return JSON.parse(readFileSync(join(dir, stampFile), 'utf8')) as Stamp;
  } catch {
    return null;
  }
}

/** Changes with every finished build. */
export function outputVersion(dir: string): number {
  for (const file of [stampFile, 'site-pages.json']) {
    const stats = statSync(join(dir, file), {throwIfNoEntry: false});
    if (stats) return stats.mtimeMs;
  }
  return 0;
}

/** The public address and the base path that a site was built for, as its own home says. */
export function buildAddress(dir: string): {readonly siteUrl: string; readonly base: string} {
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  const link = /<link[^>]*\srel="?canonical\b[^>]*>/.exec(html)?.[0] ?? '';
  const href = /\shref="?([^\s">]+)/.exec(link)?.[1];
  if (href === undefined) throw new Error(`${join(dir, 'index.html')} has no canonical address.`);
  const {origin, pathname} = new URL(href);
  return {siteUrl: origin, base: pathname};
}

/** The document of a route, below the output folder: `x/index.html` for `/x/`, `x.html` for `/x`. */
export function pageFile(route: string): string {
  return route.endsWith('/') ? `${route.slice(1)}index.html` : `${route.slice(1)}.html`;
}

/** The Markdown mirror of a document, below the output folder. */
export function mirrorFile(document: string): string {
  return document.replace(/html$/, delivery.markdown.extension);
}

/**
 * The routes of all languages below the base path. A manifest counts from its own language, and leaves out the page for
 * translators, which no list has.
 */
export function readRoutes(dir: string): Routes {
  const routes = locales.flatMap((locale) => {
    const {prefix} = localeRows[locale];
    const file = join(dir, prefix, 'site-pages.json');
    // A site may have been built with fewer languages; without its first one it was not built at all.
    if (!existsSync(file)) {
      if (prefix) return [];
      throw new Error(`${file} is missing. Build the site first: npm run build`);
    }
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as {routes: {path: string}[]};
    return [...manifest.routes.map(({path}) => path.slice(1)), statusRoute].map(
      (route) => `/${prefix}${route}`,
    );
  });
  return new Set(routes.filter((route) => existsSync(join(dir, pageFile(route)))));
}
