import {existsSync, readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {delivery} from '../../src/site/delivery';
import {localeRows, locales} from '../../src/site/locales';
import {statusRoute} from '../../src/site/pageRoutes';
import type {Routes} from '../../src/lib/address/resolveAddress';

/** File that a build writes last: a build without it is incomplete. Servers do not send files with a leading dot. */
export const stampFile = '.complete';

type Stamp = {readonly fingerprint: string; readonly base: string};

export function readStamp(dir: string): Stamp | null {
  try {
    return JSON.parse(readFileSync(join(dir, stampFile), 'utf8')) as Stamp;
  } catch {
    return null;
  }
}

export function outputVersion(dir: string): number {
  for (const file of [stampFile, 'site-pages.json']) {
    const stats = statSync(join(dir, file), {throwIfNoEntry: false});
    if (stats) return stats.mtimeMs;
  }
  return 0;
}

/** Reads the origin and base path of a build from the canonical link of its home page. */
export function buildAddress(dir: string): {readonly siteUrl: string; readonly base: string} {
  const html = readFileSync(join(dir, 'index.html'), 'utf8');
  const link = /<link[^>]*\srel="?canonical\b[^>]*>/.exec(html)?.[0] ?? '';
  const href = /\shref="?([^\s">]+)/.exec(link)?.[1];
  if (href === undefined) throw new Error(`${join(dir, 'index.html')} has no canonical link.`);
  const {origin, pathname} = new URL(href);
  return {siteUrl: origin, base: pathname};
}

/** Returns the HTML file of a route, relative to the output folder: `x/index.html` for `/x/`, `x.html` for `/x`. */
export function pageFile(route: string): string {
  return route.endsWith('/') ? `${route.slice(1)}index.html` : `${route.slice(1)}.html`;
}

export function mirrorFile(document: string): string {
  return document.replace(/html$/, delivery.markdown.extension);
}

/**
 * Returns the routes of all languages, without the base path. Adds what manifests do not have: the prefix of the
 * language, and the translation status page.
 */
export function readRoutes(dir: string): Routes {
  const routes = locales.flatMap((locale) => {
    const {prefix} = localeRows[locale];
    const file = join(dir, prefix, 'site-pages.json');
    // A build may leave out languages, except for the default language, which has no prefix.
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
