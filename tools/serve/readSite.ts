import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {originsInPage} from '../../src/config/searchOrigins';
import {delivery} from '../../src/site/delivery';
import {defaultLocale, locales, type Locale} from '../../src/site/locales';
import {mirrorFile, pageFile, readRoutes} from '../build/output';
import {filesBelow} from '../support/files';
import type {Site} from './answer';
import {securityHeaders} from './headers';

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

const SCRIPT =
  /<script((?:\s+[^\s"'>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*>([\s\S]*?)<\/script\s*>/gi;
const TYPE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const EXECUTABLE =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Returns the inline scripts of a page that `script-src` applies to, without data blocks such as JSON-LD. */
export function inlineScripts(html: string): readonly string[] {
  return [...html.replace(/<!--[\s\S]*?-->/g, '').matchAll(SCRIPT)]
    .filter(([, attributes = '']) => {
      const type = TYPE.exec(attributes);
      const value = type?.[1] ?? type?.[2] ?? type?.[3] ?? '';
      return !/\ssrc\s*=/i.test(attributes) && EXECUTABLE.test(value.trim());
    })
    .map(([, , text = '']) => text);
}

/** Returns the CSP source expression that allows a script. Converts line ends to `\n` first, as browsers do. */
export function scriptHash(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');
  return `'sha256-${digest}'`;
}

/** Returns the CSP source expressions for all inline scripts of pages, sorted and without duplicates. */
export function scriptHashes(pages: Iterable<string>): readonly string[] {
  return [...new Set([...pages].flatMap(inlineScripts).map(scriptHash))].sort();
}
