import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {delivery} from '../../src/site/delivery';
import {defaultLocale, locales, type Locale} from '../../src/site/locales';
import {originsInPage} from '../../src/config/searchOrigins';
import {mirrorFile, pageFile, readRoutes} from '../build/output';
import {filesBelow} from '../support/files';
import type {Site} from './answer';
import {securityHeaders} from './headers';
import {scriptHashes} from './inlineScripts';

export type SiteOptions = {
  readonly dir: string;
  /** Base path, with a slash at both ends. */
  readonly base: string;
  /** Public origin. With https, responses have the header `Strict-Transport-Security`. */
  readonly siteUrl: string;
};

export function readSite({dir, base, siteUrl}: SiteOptions): Site {
  const routes = readRoutes(dir);
  const isHidden = (name: string): boolean =>
    /(?:^|\/)\.|\.(?:br|gz)$/.test(name) || delivery.hidden.includes(name);
  const withMirror = (document: string) => {
    const mirror = mirrorFile(document);
    return {document, mirror: existsSync(join(dir, mirror)) ? mirror : document};
  };
  const missing = (locale: Locale): string =>
    delivery.notFound[existsSync(join(dir, delivery.notFound[locale])) ? locale : defaultLocale];
  const pages = new Map([...routes].map((route) => [route, withMirror(pageFile(route))]));
  const documents = [...[...routes].map(pageFile), ...Object.values(delivery.notFound)];
  const html = documents
    .filter((file) => existsSync(join(dir, file)))
    .map((file) => readFileSync(join(dir, file), 'utf8'));
  return {
    base,
    siteUrl,
    routes,
    pages,
    mirrors: new Map([...pages].map(([route, {mirror}]) => [mirror, route])),
    missing: Object.fromEntries(
      locales.map((locale) => [locale, withMirror(missing(locale))]),
    ) as Site['missing'],
    files: new Set(filesBelow(dir).filter((name) => !isHidden(name) && !documents.includes(name))),
    headers: securityHeaders(scriptHashes(html), siteUrl, originsInPage(html[0] ?? '')),
  };
}
