import {localeRows, locales, type Locale} from './locales';
import {redirects, type Redirect} from './redirects';

/** How a page host answers: one table that the bundled server obeys and other hosts can be set up from. */
type Delivery = {
  /** By file extension, without the dot. What is not listed is not served as anything a browser runs. */
  readonly contentTypes: Readonly<Record<string, string>>;
  /** Sent as `.br` or `.gz` when such a neighbour exists. */
  readonly compressible: readonly string[];
  /** The document of a 404, below the output folder. */
  readonly notFound: Readonly<Record<Locale, string>>;
  /** Files that exist in the output and have no address. */
  readonly hidden: readonly string[];
  /** What a page's address answers to who asks for this type: the file beside its document with this ending. */
  readonly markdown: {readonly type: string; readonly extension: string};
  /** `X-Robots-Tag` of the paths below the base that match. */
  readonly robots: readonly {readonly path: RegExp; readonly value: string}[];
  /** First match of the path below the base wins. */
  readonly cache: readonly {readonly path: RegExp; readonly value: string}[];
  /** Addresses that are no page and lead to one, in every language. */
  readonly redirects: readonly Redirect[];
  readonly redirectStatus: 301 | 308;
  /**
   * `script-src` gets the hashes of the inline scripts that the built pages really hold, and `connect-src` the
   * origins of hosted search, which they name too.
   */
  readonly contentSecurityPolicy: Readonly<Record<string, readonly string[]>>;
  readonly securityHeaders: Readonly<Record<string, string>>;
  /** Only sent when the public address is https. */
  readonly strictTransportSecurity: string;
};

const missing = (locale: Locale, type: string): string => `${localeRows[locale].prefix}404.${type}`;

export const delivery: Delivery = {
  contentTypes: {
    html: 'text/html; charset=utf-8',
    md: 'text/markdown; charset=utf-8',
    txt: 'text/plain; charset=utf-8',
    xml: 'application/xml; charset=utf-8',
    xsl: 'application/xslt+xml; charset=utf-8',
    json: 'application/json; charset=utf-8',
    map: 'application/json; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    svg: 'image/svg+xml; charset=utf-8',
    webmanifest: 'application/manifest+json; charset=utf-8',
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    webp: 'image/webp',
    avif: 'image/avif',
    ico: 'image/x-icon',
    woff: 'font/woff',
    woff2: 'font/woff2',
    wasm: 'application/wasm',
    pdf: 'application/pdf',
  },
  compressible: [
    'html',
    'md',
    'txt',
    'xml',
    'xsl',
    'json',
    'map',
    'js',
    'mjs',
    'css',
    'svg',
    'webmanifest',
    'ico',
    'wasm',
  ],
  notFound: Object.fromEntries(
    locales.map((locale) => [locale, missing(locale, 'html')]),
  ) as Record<Locale, string>,
  hidden: ['html', 'md'].flatMap((type) => locales.map((locale) => missing(locale, type))),
  markdown: {type: 'text/markdown', extension: 'md'},
  // These repeat the pages and stand for none of them. A mirror does stand for one: its `Link` header names that page
  // as the canonical one, which a `noindex` beside it would contradict.
  robots: [{path: /\/llms(?:-full)?\.txt$/, value: 'noindex'}],
  cache: [
    // Names hold a hash of the content, so the content never changes.
    {path: /^\/(?:[\w-]+\/)?assets\//, value: 'public, max-age=31536000, immutable'},
    {path: /\.(?:png|jpe?g|gif|webp|avif|ico|svg|woff2?)$/, value: 'public, max-age=3600'},
    // Pages, mirrors, feeds and indexes: kept, but asked about every time.
    {path: /^/, value: 'no-cache'},
  ],
  redirects,
  redirectStatus: 308,
  contentSecurityPolicy: {
    // What Firefox asks about prefetches. All that could fall back to it besides is named below.
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Those of `src/client/trusted.ts`, and the bundler's for its chunks.
    'trusted-types': ['boot', 'docs-bundler', 'markup'],
  },
  securityHeaders: {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
  },
  strictTransportSecurity: 'max-age=31536000',
};
