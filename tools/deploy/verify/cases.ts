import {delivery} from '../../../src/site/delivery';
import {localeRows, locales} from '../../../src/site/locales';
import type {Site} from '../../serve/answer';
import {isCompressible} from '../../serve/headers';

export const kinds = [
  'pages',
  'Markdown at pages',
  'files',
  'codings',
  'old addresses',
  'variants',
  'types asked for',
  'missing',
  'hidden',
  'dot segments',
  'hostile',
  'methods',
  'again',
  'ranges',
] as const;
export type Kind = (typeof kinds)[number];

/** One request. `path` is sent as it stands, base included. */
export type Case = {
  readonly kind: Kind;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** What a browser sends. */
const packed = {'accept-encoding': 'gzip, deflate, br'};
const markdown = {accept: 'text/markdown'};

/** `Accept` headers, of browsers and of programs, and who likes which form better. */
const accepts = [
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  '*/*',
  'text/*',
  'application/json',
  'text/plain',
  'text/html, text/markdown;q=0',
  'text/markdown;q=0.5, */*',
  'text/markdown;q=0.2, text/*;q=0.8',
  'text/markdown;q=0.50, text/html;q=0.6',
  'text/markdown;q=5',
  'text/markdown;q=',
  'text/markdownish',
  'text/markdown, text/html, */*',
  'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
  'text/html;q=0.5,text/markdown;q=0.50',
  'TEXT/MARKDOWN',
  'text/markdown; charset=utf-8; q=0.9, text/html;q=0.8',
  'text/markdown;q=0.25, text/html;q=0.2',
  'text/*, text/html;q=0',
];

/** What leads out of the folder, or to a page in a roundabout way. Many tidy it up before they look. Below the base. */
const dotted = [
  '../package.json',
  '%2e%2e/%2e%2e/etc/passwd',
  'assets/../../etc/passwd',
  '/evil.example/%2e%2e',
  'guide/../guide/start/',
  'guide/./start/',
  'guide/%2e/start/',
];

/** What leaves the site, or the folder, where it is taken apart carelessly. Below the base. */
const hostile = [
  '..%2fpackage.json',
  'assets/..%5c..%5cetc/passwd',
  '/evil.example',
  '%5cevil.example',
  '%2f%2fevil.example',
  'guide//start/',
  'guide%2fstart/',
  'guide/start%252f',
  'guide/start/index.html.html',
  'guide/start/%00',
  'a%0d%0aset-cookie:%20a=b',
  '%E4',
  '%',
  'config/lib/wasm%0d%0ax:y',
  'javascript:alert(1)',
  'guide/start/.html',
];

/** Every request that a build can be asked by. */
export function cases({base, routes, files}: Site): readonly Case[] {
  const list = [...routes];
  const capitals = (path: string): string => path.toUpperCase().replace(/%\w\w/g, '%20');
  const of = (kind: Kind, path: string, rest: Partial<Case> = {}): Case => ({
    kind,
    path: base + path.replace(/^\//, ''),
    ...rest,
  });
  const prefixes = locales.map((locale) => localeRows[locale].prefix);
  // One of each type, a page and its mirror first.
  const samples = new Map([...files].map((file) => [file.replace(/^.*\./, ''), file]));
  const one = [...samples.values()];
  const page = list.find((route) => route.length > 1 && route.endsWith('/')) ?? '/';
  const ends = [page, ...one, 'nope'];
  const query = '?a=1&b=%20%2f%2fc';
  return [
    ...list.map((route) => of('pages', route, {headers: packed})),
    ...list.map((route) => of('Markdown at pages', route, {headers: {...packed, ...markdown}})),
    ...[...files].map((file) => of('files', encodeURI(file), {headers: packed})),
    ...ends
      .filter((end) => end === page || end === 'nope' || isCompressible(end))
      .flatMap((end) =>
        ['gzip', 'br', 'identity', 'gzip;q=0.5'].map((coding) =>
          of('codings', end, {headers: {'accept-encoding': coding}}),
        ),
      ),
    ...delivery.redirects.flatMap(({from}) =>
      prefixes.flatMap((prefix) =>
        ['', '.html', query].map((end) =>
          of('old addresses', prefix + from.slice(1).replace(/\/$/, end && '') + end),
        ),
      ),
    ),
    ...list.flatMap((route) => {
      const bare = route.replace(/\/$/, '');
      const others = route.endsWith('/') ? [bare] : [`${bare}/`];
      return [
        ...others,
        ...['.html', '/index', '/index.html', `/index.html${query}`].map((end) => bare + end),
        capitals(route) + query,
        `/en${route}`,
        // One letter, written as a browser does not have to.
        route.replace(/[a-z](?=\/?$)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
      ].map((path) => of('variants', path || base));
    }),
    ...accepts.flatMap((accept) =>
      [page, 'nope', one[0] ?? ''].map((path) => of('types asked for', path, {headers: {accept}})),
    ),
    ...[...prefixes, 'ZH/', 'en/'].flatMap((prefix) =>
      [
        'nope',
        'guide/nope',
        'NOPE.html',
        'config/lib/dts.xml',
        'assets/',
        'assets/js',
        'nope/',
      ].flatMap((path) => [{}, markdown].map((headers) => of('missing', prefix + path, {headers}))),
    ),
    ...[
      ...delivery.hidden,
      ...delivery.hidden.map((file) => file.replace(/\.html$/, '')),
      ...[
        '.complete',
        '.git/config',
        'assets/.env',
        'index.html.br',
        'index.html.gz',
        '%2ecomplete',
      ],
    ].map((path) => of('hidden', path)),
    ...dotted.flatMap((path) => prefixes.map((prefix) => of('dot segments', prefix + path))),
    ...hostile.flatMap((path) => prefixes.map((prefix) => of('hostile', prefix + path))),
    ...[...ends, 'guide/start', 'zh/nope'].map((path) => of('methods', path, {method: 'HEAD'})),
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'].flatMap((method) =>
      [page, one[0] ?? '', 'nope'].map((path) => of('methods', path, {method})),
    ),
    ...[page, ...one].map((path) => of('again', path, {headers: packed})),
    ...[page, ...one].map((path) => of('ranges', path)),
  ];
}
