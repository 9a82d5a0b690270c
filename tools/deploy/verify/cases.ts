import {delivery} from '../../../src/site/delivery';
import {localeRows, locales} from '../../../src/site/locales';
import type {Site} from '../../serve/answer';
import {isCompressible} from '../../serve/headers';

/** A request. Its path includes the base path and is sent unchanged. */
type Request = {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

const browser = {'accept-encoding': 'gzip, deflate, br'};
const markdown = {accept: 'text/markdown'};

/** `Accept` headers with which a page is sent as Markdown, and with which it is sent as HTML. */
export const accepts = {
  markdown: [
    ...['text/markdown', 'TEXT/MARKDOWN', 'text/markdown;q=0.5', 'text/html, text/markdown'],
    'text/markdown, text/html, */*',
    'text/markdown, text/html;q=0.9, */*;q=0.1',
    'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
    'text/markdown;q=0.25, text/html;q=0.2',
    'text/html;q=0.5,text/markdown;q=0.50',
    'text/markdown; charset=utf-8; q=0.9, text/html;q=0.8',
    'text/markdown;variant=GFM;q=0.8, text/html;q=0.8',
    'text/markdown ; q=0.9 , */* ; q=0.8',
    'text/markdown, text/html;q=none',
    'text/*, text/html;q=0',
  ],
  html: [
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    ...['*/*', 'text/*', 'application/json', 'text/plain'],
    'text/html, text/markdown;q=0.9',
    'text/html, text/markdown;q=0',
    'text/html;q=0.5, */*',
    'text/markdown;q=0, */*',
    'text/markdown;q=0.5, */*',
    'text/markdown;q=0.2, text/*;q=0.8',
    'text/markdown;q=0.50, text/html;q=0.6',
    ...['text/markdown;q=5', 'text/markdown;q=', 'text/markdownish'],
  ],
};

/** Paths with dot segments, without the base path. Many hosts normalise them before their rules apply. */
const dotSegments = [
  ...['../package.json', '%2e%2e/%2e%2e/etc/passwd', 'assets/../../etc/passwd'],
  ...['/evil.example/%2e%2e', 'guide/../guide/start/', 'guide/./start/', 'guide/%2e/start/'],
];

/** Paths without the base path that lead out of the site or its folder if a host parses them carelessly. */
const hostile = [
  ...['..%2fpackage.json', 'assets/..%5c..%5cetc/passwd', '/evil.example', '%5cevil.example'],
  ...['%2f%2fevil.example', 'guide//start/', 'guide%2fstart/', 'guide/start%252f'],
  ...['guide/start/index.html.html', 'guide/start/%00', 'a%0d%0aset-cookie:%20a=b', '%E4', '%'],
  ...['config/lib/wasm%0d%0ax:y', 'javascript:alert(1)', 'guide/start/.html'],
];

const missing = [
  ...['nope', 'guide/nope', 'NOPE.html', 'config/lib/dts.xml', 'assets/', 'assets/js', 'nope/'],
];
const hidden = [
  ...delivery.hidden,
  ...delivery.hidden.map((file) => file.replace(/\.html$/, '')),
  ...['.complete', '.git/config', 'assets/.env', 'index.html.br', 'index.html.gz', '%2ecomplete'],
];

/** Returns the requests that a host is verified with, by kind. */
export function casesByKind({base, routes, files}: Site) {
  const to = (path: string, rest: Omit<Request, 'path'> = {}): Request => ({
    path: base + path.replace(/^\//, ''),
    ...rest,
  });
  const pages = [...routes];
  const prefixes = locales.map((locale) => localeRows[locale].prefix);
  const inEach = (paths: readonly string[]): readonly Request[] =>
    paths.flatMap((path) => prefixes.map((prefix) => to(prefix + path)));
  const page = pages.find((route) => route.length > 1 && route.endsWith('/')) ?? '/';
  const samples = [
    ...new Map([...files].map((file) => [file.replace(/^.*\./, ''), file])).values(),
  ];
  const withCoding = [page, ...samples.filter(isCompressible), 'nope'];
  const query = '?a=1&b=%20%2f%2fc';
  return {
    pages: pages.map((route) => to(route, {headers: browser})),
    'Markdown at pages': pages.map((route) => to(route, {headers: {...browser, ...markdown}})),
    files: [...files].map((file) => to(encodeURI(file), {headers: browser})),
    codings: withCoding.flatMap((path) =>
      ['gzip', 'br', 'identity', 'gzip;q=0.5'].map((coding) =>
        to(path, {headers: {'accept-encoding': coding}}),
      ),
    ),
    'old addresses': delivery.redirects.flatMap(({from}) =>
      prefixes.flatMap((prefix) =>
        ['', '.html', query].map((end) =>
          to(prefix + from.slice(1).replace(/\/$/, end && '') + end),
        ),
      ),
    ),
    variants: pages.flatMap((route) => {
      const bare = route.replace(/\/$/, '');
      return [
        route.endsWith('/') ? bare : `${bare}/`,
        ...['.html', '/index', '/index.html', `/index.html${query}`].map((end) => bare + end),
        route.toUpperCase().replace(/%\w\w/g, '%20') + query,
        `/en${route}`,
        // The route with its last letter percent-encoded, although it needs no encoding.
        route.replace(/[a-z](?=\/?$)/, (char) => `%${char.charCodeAt(0).toString(16)}`),
      ].map((path) => to(path || base));
    }),
    'types asked for': [...accepts.markdown, ...accepts.html].flatMap((accept) =>
      [page, 'nope', samples[0] ?? ''].map((path) => to(path, {headers: {accept}})),
    ),
    missing: [...prefixes, 'ZH/', 'en/'].flatMap((prefix) =>
      missing.flatMap((path) => [{}, markdown].map((headers) => to(prefix + path, {headers}))),
    ),
    hidden: hidden.map((path) => to(path)),
    'dot segments': inEach(dotSegments),
    hostile: inEach(hostile),
    methods: [
      ...[page, ...samples, 'nope', 'guide/start', 'zh/nope'].map((path) =>
        to(path, {method: 'HEAD'}),
      ),
      ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].flatMap((method) =>
        [page, samples[0] ?? '', 'nope'].map((path) => to(path, {method})),
      ),
    ],
    revalidation: [page, ...samples].map((path) => to(path, {headers: browser})),
    ranges: [page, ...samples].map((path) => to(path)),
  } satisfies Readonly<Record<string, readonly Request[]>>;
}

export type Kind = keyof ReturnType<typeof casesByKind>;
export type Case = Request & {readonly kind: Kind};
