import {movedAddress} from '../../src/lib/address/movedAddress';
import {normalizePath} from '../../src/lib/address/normalizePath';
import {localeOfPath, resolveAddress, type Routes} from '../../src/lib/address/resolveAddress';
import {delivery} from '../../src/site/delivery';
import {localeBaseUrl, type Locale} from '../../src/site/locales';
import {llmsFiles} from '../../src/site/outputFiles';
import {cacheControl, contentType, isCompressible, robotsTag} from './headers';

/** Paths of a document and its Markdown mirror in the output folder. Without a mirror, both are the document. */
type Forms = {readonly document: string; readonly mirror: string};

/** Facts about a build that responses depend on. */
export type Site = {
  readonly base: string;
  readonly siteUrl: string;
  readonly routes: Routes;
  readonly pages: ReadonlyMap<string, Forms>;
  readonly missing: Readonly<Record<Locale, Forms>>;
  readonly mirrors: ReadonlyMap<string, string>;
  /** Files with a URL of their own. Documents of pages are not included, because they are served at the routes. */
  readonly files: ReadonlySet<string>;
  readonly headers: Readonly<Record<string, string>>;
};

export type Asked = {
  readonly method?: string | undefined;
  /** Path and query, as sent. */
  readonly url: string;
  readonly accept?: string | undefined;
};

/** A response without the headers that depend on the encoded body. The body is `file`; without a file it is empty. */
export type Answer = {
  readonly status: 200 | 301 | 308 | 404 | 405;
  readonly headers: Readonly<Record<string, string>>;
  readonly file?: string;
};

const wantsMarkdown = ({accept}: Asked): boolean => prefers(accept, delivery.markdown.type);
const pick = (forms: Forms, asked: Asked): string =>
  wantsMarkdown(asked) ? forms.mirror : forms.document;

/** Returns the response to a request, according to `src/site/delivery.ts`. */
export function answer(site: Site, asked: Asked): Answer {
  const {base, routes} = site;
  if (asked.method !== undefined && asked.method !== 'GET' && asked.method !== 'HEAD') {
    return {status: 405, headers: {...site.headers, allow: 'GET, HEAD'}};
  }
  const [, pathname = '', query = ''] = /^([^?]*)(.*)$/s.exec(asked.url) ?? [];
  const moved = movedAddress(pathname, query, base, delivery.redirects);
  if (moved) return redirect(site, moved);
  const address = resolveAddress(pathname, routes, base);
  if (address.kind === 'redirect') return redirect(site, address.to + query);
  if (address.kind === 'page') {
    const forms = site.pages.get(address.route)!;
    return content(site, pick(forms, asked), {route: address.route, isChosen: true});
  }
  const isPath = normalizePath(pathname) !== null && pathname.startsWith(base);
  const file = isPath ? decodeURI(pathname.slice(base.length)) : '';
  if (!site.files.has(file)) return missing(site, asked);
  return content(site, file, {route: site.mirrors.get(file)});
}

/** Returns the 404 response in the language of the address. */
export function missing(site: Site, asked: Asked): Answer {
  const [pathname = ''] = asked.url.split('?');
  const forms = site.missing[localeOfPath(pathname, site.base)];
  return {...content(site, pick(forms, asked), {isChosen: true}), status: 404};
}

function redirect({headers}: Site, location: string): Answer {
  const status = delivery.redirectStatus;
  return {status, headers: {...headers, 'cache-control': 'no-cache', location}};
}

/** Returns the response with a file, which may belong to the page `route`. `isChosen`: the file depends on `Accept`. */
function content(
  site: Site,
  file: string,
  {route, isChosen}: {readonly route?: string | undefined; readonly isChosen?: boolean},
): Answer {
  const robots = robotsTag(`/${file}`);
  const link = route === undefined ? undefined : linkOf(site, route, file);
  const vary = [
    ...(isChosen ? ['accept'] : []),
    ...(isCompressible(file) ? ['accept-encoding'] : []),
  ];
  return {
    status: 200,
    file,
    headers: {
      ...site.headers,
      'content-type': contentType(file),
      'cache-control': cacheControl(`/${file}`),
      ...(vary.length > 0 && {vary: vary.join(', ')}),
      ...(robots !== undefined && {'x-robots-tag': robots}),
      ...(link !== undefined && {link}),
    },
  };
}

/** Returns the `Link` header (RFC 8288) of a document or its mirror: links to the other of both, and to `llms.txt`. */
export function linkOf(
  {base, siteUrl, pages}: Site,
  route: string,
  file: string,
): string | undefined {
  const {document, mirror} = pages.get(route)!;
  if (mirror === document) return undefined;
  const page = encodeURI(base + route.slice(1));
  const index = `${localeBaseUrl(base, localeOfPath(page, base))}${llmsFiles.index}`;
  const other =
    file === mirror
      ? `<${siteUrl}${page}>; rel="canonical"`
      : `<${encodeURI(base + mirror)}>; rel="alternate"; type="${delivery.markdown.type}"`;
  return `${other}, <${index}>; rel="describedby"; type="text/plain"`;
}

type Quality = {readonly value: number; readonly isNamed: boolean};

/** Returns the weight of a type in an `Accept` header: that of the most specific matching range (RFC 9110, 12.5.1). */
function qualityOf(accept: string, type: string): Quality {
  const ranges = [`*/*`, `${type.split('/')[0]}/*`, type];
  let best = {value: 0, rank: -1};
  for (const part of accept.toLowerCase().split(',')) {
    const [range = '', ...parameters] = part.split(';').map((text) => text.trim());
    const rank = ranges.indexOf(range);
    if (rank === -1) continue;
    const weight = parameters.find((text) => /^q\s*=/.test(text))?.replace(/^q\s*=\s*/, '');
    const value = weight === undefined ? 1 : Number(weight);
    // A weight other than a number from 0 to 1 counts as 0.
    const isValid = weight !== '' && value >= 0 && value <= 1;
    if (rank > best.rank) best = {value: isValid ? value : 0, rank};
  }
  return {value: best.value, isNamed: best.rank === 2};
}

/**
 * Returns true if a request prefers `type` to HTML: its `Accept` header names the type with at least the weight of
 * HTML, or accepts the type but not HTML. Returns false if a wildcard accepts both, or if neither is accepted.
 */
export function prefers(accept: string | undefined, type: string): boolean {
  if (accept === undefined) return false;
  const wanted = qualityOf(accept, type);
  const html = qualityOf(accept, 'text/html');
  if (wanted.value === 0) return false;
  return html.value === 0 || (wanted.isNamed && wanted.value >= html.value);
}
