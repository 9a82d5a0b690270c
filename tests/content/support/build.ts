import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import {pageFile} from '../../../tools/build/output';
import type {Manifest, Page} from '../../../src/compiler/outputTypes';
import {delivery} from '../../../src/site/delivery';
import {defaultLocale, localeRows, locales, type Locale} from '../../../src/site/locales';
import {root} from '../../../tools/support/paths';

/** The build to look at: `build`, or the folder that BUILD_DIR names. */
export const buildDir = path.resolve(root, process.env.BUILD_DIR ?? 'build');

if (!existsSync(path.join(buildDir, 'site-pages.json'))) {
  throw new Error(`${buildDir} holds no finished build. Build the site first: npm run build`);
}

export const files: ReadonlySet<string> = new Set(
  readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(buildDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    ),
);

export function readBuilt(file: string): string {
  return readFileSync(path.join(buildDir, file), 'utf8');
}

declare global {
  /** See `builtEnvironment.mjs`. */
  var parsePage: (html: string) => CheerioAPI;
}

type Document = {readonly $: CheerioAPI; readonly ids: ReadonlySet<string>};
const parsed = new Map<string, Document>();

function parsedDocument(file: string): Document {
  const known = parsed.get(file);
  if (known) return known;
  const $ = parsePage(readBuilt(file));
  const ids = $('[id]').toArray();
  const found = {$, ids: new Set(ids.map(({attribs}) => attribs.id ?? ''))};
  parsed.set(file, found);
  return found;
}

/** A built document, parsed once. */
export function document(file: string): CheerioAPI {
  return parsedDocument(file).$;
}

/** The ids of a built document. */
export function idsOf(file: string): ReadonlySet<string> {
  return parsedDocument(file).ids;
}

export const manifests = Object.fromEntries(
  locales.map((locale) => [
    locale,
    JSON.parse(readBuilt(`${localeRows[locale].prefix}site-pages.json`)) as Manifest,
  ]),
) as Readonly<Record<Locale, Manifest>>;

export type BuiltPage = {
  readonly locale: Locale;
  /** Path below the base, language included: `/zh/config/lib/dts`. */
  readonly route: string;
  /** HTML file below the build folder. */
  readonly file: string;
  readonly mirror: string;
  readonly page: Page;
};

/** Every page of every language. */
export const pages: readonly BuiltPage[] = locales.flatMap((locale) =>
  manifests[locale].pages.map((page) => {
    const route = `/${localeRows[locale].prefix}${page.routePath.slice(1)}`;
    const file = pageFile(route);
    return {locale, route, file, mirror: file.replace(/\.html$/, '.md'), page};
  }),
);

export const notFound: readonly {readonly locale: Locale; readonly file: string}[] = locales.map(
  (locale) => ({
    locale,
    file: delivery.notFound[locale],
  }),
);

const releases = [...new Set(pages.map(({page}) => page.routePath))]
  .filter((route) => /^\/releases\/./.test(route))
  .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
/** Older releases, which have the same template as the newest two. */
const alike = new Set(process.env.TEST_SCOPE === 'all' ? [] : releases.slice(2));

/** Pages to check; all of them in the full scope. */
export const readPages: readonly BuiltPage[] = pages.filter(({page}) => !alike.has(page.routePath));

export const documents: readonly {readonly locale: Locale; readonly file: string}[] = [
  ...readPages.filter(({file}) => files.has(file)),
  ...notFound,
];

/** URL that the site was built for. */
export const home = new URL(
  document('index.html')('link[rel=canonical]').attr('href') ?? 'missing:',
);
export const base = home.pathname;

/** The address of a route, as a canonical link has it. */
export function addressOf(route: string): string {
  return new URL(base + route.slice(1), home).href;
}

/** The path of an address of ours below the base; undefined for any other. */
export function pathOf(address: string): string | undefined {
  const url = new URL(address, home);
  return url.origin === home.origin && url.pathname.startsWith(base)
    ? `/${url.pathname.slice(base.length)}`
    : undefined;
}

const byRoute = new Map(pages.map((page) => [page.route, page]));

/**
 * Why a link leads nowhere; undefined when it leads to a page at its clean address, to a file, or to another site.
 * `from` is the address of the page that holds it.
 */
export function brokenLink(href: string, from: string): string | undefined {
  const url = new URL(href, from);
  if (!/^https?:$/.test(url.protocol) || url.origin !== home.origin) return undefined;
  const route = pathOf(url.href);
  if (route === undefined) return 'is outside the base path';
  const page = byRoute.get(decodeURI(route));
  if (!page) {
    return files.has(decodeURI(route).slice(1)) ? undefined : 'leads to no page and no file';
  }
  const id = decodeURIComponent(url.hash.slice(1));
  if (id === '') return undefined;
  return idsOf(page.file).has(id)
    ? undefined
    : `leads to "${id}", which ${page.file} does not have`;
}

/** `file:line` of an element of a built document. */
export function at(
  file: string,
  node: {sourceCodeLocation?: {startLine: number; startCol: number} | null},
): string {
  const place = node.sourceCodeLocation;
  return place ? `${file}:${place.startLine}:${place.startCol}` : `${file}:1`;
}

/** The source of a page, from the root of the repository. */
export function sourceOf({page}: BuiltPage): string {
  return page._relativePath;
}

export {defaultLocale, localeRows, locales, type Locale};
