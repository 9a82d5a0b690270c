import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {pageFile} from '../../../tools/build/output';
import type {Manifest, Page} from '../../../src/compiler/outputTypes';
import {delivery} from '../../../src/site/delivery';
import {defaultLocale, localeRows, locales, type Locale} from '../../../src/site/locales';
import {filesBelow} from '../../../tools/support/files';
import {root} from '../../../tools/support/paths';
import {everything} from '../../support/scope';

/** The build to test: `build`, or the folder in the variable BUILD_DIR. */
export const buildDir = path.resolve(root, process.env.BUILD_DIR ?? 'build');

if (!existsSync(path.join(buildDir, 'site-pages.json'))) {
  throw new Error(`${buildDir} holds no finished build. Build the site first: npm run build`);
}

export const files: ReadonlySet<string> = new Set(filesBelow(buildDir));

export function readBuilt(file: string): string {
  return readFileSync(path.join(buildDir, file), 'utf8');
}

declare global {
  /** Parses HTML, with a cache that test files share; defined by `builtEnvironment.mjs`. */
  var parsePage: (html: string) => CheerioAPI;
}

const parsed = new Map<string, CheerioAPI>();
const ids = new Map<string, ReadonlySet<string>>();

/** Returns the parsed HTML of a file in the build, from a cache. */
export function document(file: string): CheerioAPI {
  const $ = parsed.get(file) ?? parsePage(readBuilt(file));
  parsed.set(file, $);
  return $;
}

/** Returns the ids of all elements in an HTML file of the build, from a cache. */
export function idsOf(file: string): ReadonlySet<string> {
  const cached = ids.get(file) ?? new Set(attributesOf(file, '[id]', 'id'));
  ids.set(file, cached);
  return cached;
}

/** Returns the attribute `name` of all elements that a selector matches; `''` for elements without it. */
export function attributesOf(file: string, selector: string, name: string): readonly string[] {
  const $ = document(file);
  return $(selector)
    .toArray()
    .map((node) => $(node).attr(name) ?? '');
}

/** Returns the texts of the elements that a selector matches, with spaces in place of no-break spaces. */
export function textsOf(file: string, selector: string): readonly string[] {
  const $ = document(file);
  return $(selector)
    .toArray()
    .map((node) => $(node).text().replaceAll('\u00a0', ' '));
}

/** Returns the contents of the `<meta>` elements of a name or property. */
export function metaOf(file: string, name: string): readonly string[] {
  return attributesOf(file, `meta[name="${name}"], meta[property="${name}"]`, 'content');
}

export const manifests = Object.fromEntries(
  locales.map((locale) => [
    locale,
    JSON.parse(readBuilt(`${localeRows[locale].prefix}site-pages.json`)) as Manifest,
  ]),
) as Readonly<Record<Locale, Manifest>>;

export type BuiltPage = {
  readonly locale: Locale;
  /** Path without the base path, but with the language: `/zh/config/lib/dts`. */
  readonly route: string;
  /** Path of the HTML file, relative to the build folder. */
  readonly file: string;
  readonly mirror: string;
  readonly page: Page;
};

/** All pages in all languages, without 404 pages. */
export const pages: readonly BuiltPage[] = locales.flatMap((locale) =>
  manifests[locale].pages.map((page) => {
    const route = `/${localeRows[locale].prefix}${page.routePath.slice(1)}`;
    const file = pageFile(route);
    return {locale, route, file, mirror: file.replace(/\.html$/, '.md'), page};
  }),
);

export function pagesIn(locale: Locale): readonly BuiltPage[] {
  return pages.filter((page) => page.locale === locale);
}

export const docPages: readonly BuiltPage[] = pages.filter(({page}) => page.pageType === 'doc');

type Document = {readonly locale: Locale; readonly file: string};

export const notFound: readonly Document[] = locales.map((locale) => ({
  locale,
  file: delivery.notFound[locale],
}));

const releases = [...new Set(pages.map(({page}) => page.routePath))]
  .filter((route) => /^\/releases\/./.test(route))
  .sort((a, b) => b.localeCompare(a, 'en', {numeric: true}));
/** Routes of all releases but the newest two. Their pages are alike, so only TEST_SCOPE=all checks them. */
const alike = new Set(everything ? [] : releases.slice(2));

/** Pages to check: all pages except those in `alike`. */
export const readPages: readonly BuiltPage[] = pages.filter(({page}) => !alike.has(page.routePath));

export const documents: readonly Document[] = [
  ...readPages.filter(({file}) => files.has(file)),
  ...notFound,
];

/** URL that the site was built for. */
export const home = new URL(
  document('index.html')('link[rel=canonical]').attr('href') ?? 'missing:',
);
export const base = home.pathname;

/** Returns the canonical URL of a route. */
export function addressOf(route: string): string {
  return new URL(base + route.slice(1), home).href;
}

/** Returns the path of a URL without the base path; undefined for URLs outside of this site. */
export function pathOf(address: string): string | undefined {
  const url = new URL(address, home);
  return url.origin === home.origin && url.pathname.startsWith(base)
    ? `/${url.pathname.slice(base.length)}`
    : undefined;
}

const byRoute = new Map(pages.map((page) => [page.route, page]));

/**
 * Returns the reason why a link is broken; undefined for a link to a page at its clean URL, to a file, or to another
 * site. `from` is the URL of the page with the link.
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

/** Returns `file:line:column` of an element in an HTML file of the build. */
export function at(file: string, {sourceCodeLocation: place}: Element): string {
  return place ? `${file}:${place.startLine}:${place.startCol}` : `${file}:1`;
}

/** Returns `file:line:column: problem` for each element that `selector` matches and `check` returns a problem for. */
export function elementProblems<Entry extends {readonly file: string}>(
  entries: readonly Entry[],
  selector: string,
  check: (node: Element, $: CheerioAPI, entry: Entry) => string | undefined,
): readonly string[] {
  return entries.flatMap((entry) => {
    const $ = document(entry.file);
    return $<Element, string>(selector)
      .toArray()
      .flatMap((node) => {
        const problem = check(node, $, entry);
        return problem === undefined ? [] : [`${at(entry.file, node)}: ${problem}`];
      });
  });
}

/** Returns the path of the source file of a page, relative to the root of the repository. */
export function sourceOf({page}: BuiltPage): string {
  return page._relativePath;
}

export {defaultLocale, localeRows, locales, type Locale};
