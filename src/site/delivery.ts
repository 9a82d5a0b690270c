import {localeRows, locales, type Locale} from './locales';
import {redirects, type Redirect} from './redirects';
import {playground} from './services';

/** Rules for HTTP responses. The bundled server applies them; `npm run deploy:rules` writes them for other hosts. */
type Delivery = {
  /** Content types by file extension, without the dot. All other files have a type that browsers do not run. */
  readonly contentTypes: Readonly<Record<string, string>>;
  /** Extensions of files that are sent compressed. If `x.js.br` or `x.js.gz` exists, it is sent in place of `x.js`. */
  readonly compressible: readonly string[];
  /** Files of the 404 page by language, relative to the output folder. */
  readonly notFound: Readonly<Record<Locale, string>>;
  /** Files in the output folder that cannot be requested by their path. */
  readonly hidden: readonly string[];
  /** If the header `Accept` of a request for a page has `type`, the response is the page's file with `extension`. */
  readonly markdown: {readonly type: string; readonly extension: string};
  /** Values of the header `X-Robots-Tag` for paths, which are relative to the base path. */
  readonly robots: readonly {readonly path: RegExp; readonly value: string}[];
  /** Values of the header `Cache-Control` for paths, which are relative to the base path. The first match wins. */
  readonly cache: readonly {readonly path: RegExp; readonly value: string}[];
  readonly redirects: readonly Redirect[];
  readonly redirectStatus: 301 | 308;
  /** Sources by directive. Hashes of inline scripts and origins of hosted search are added from the built pages. */
  readonly contentSecurityPolicy: Readonly<Record<string, readonly string[]>>;
  readonly securityHeaders: Readonly<Record<string, string>>;
  /** Value of the header `Strict-Transport-Security`, which is sent only if the public URL is https. */
  readonly strictTransportSecurity: string;
};

const missing = (locale: Locale, type: string): string => `${localeRows[locale].prefix}404.${type}`;

/** Content types of text files, which are UTF-8, by extension. */
const textTypes = {
  html: 'text/html',
  md: 'text/markdown',
  txt: 'text/plain',
  xml: 'application/xml',
  xsl: 'application/xslt+xml',
  json: 'application/json',
  map: 'application/json',
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

export const delivery: Delivery = {
  contentTypes: {
    ...Object.fromEntries(
      Object.entries(textTypes).map(([extension, type]) => [extension, `${type}; charset=utf-8`]),
    ),
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
  compressible: [...Object.keys(textTypes), 'ico', 'wasm'],
  notFound: Object.fromEntries(
    locales.map((locale) => [locale, missing(locale, 'html')]),
  ) as Record<Locale, string>,
  hidden: ['html', 'md'].flatMap((type) => locales.map((locale) => missing(locale, type))),
  markdown: {type: 'text/markdown', extension: 'md'},
  // Markdown mirrors have no `noindex`, because it would contradict their `Link` header, which names a canonical page.
  robots: [{path: /\/llms(?:-full)?\.txt$/, value: 'noindex'}],
  cache: [
    // The names of these files contain a hash of their content.
    {path: /^\/(?:[\w-]+\/)?assets\//, value: 'public, max-age=31536000, immutable'},
    {path: /\.(?:png|jpe?g|gif|webp|avif|ico|svg|woff2?)$/, value: 'public, max-age=3600'},
    // All other files, such as pages and feeds, are cached, but revalidated at each request.
    {path: /^/, value: 'no-cache'},
  ],
  redirects,
  redirectStatus: 308,
  contentSecurityPolicy: {
    // Firefox applies this directive to prefetches. The directives that would fall back to it are set below.
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
    'form-action': ["'self'", new URL(playground.project).origin],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Two policies of `src/client/trustedTypes.ts`, and `docs-bundler`, with which the bundler's runtime loads chunks.
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
