import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {CheerioAPI} from 'cheerio';
import type {Element} from 'domhandler';
import {pageFile} from '../../../tools/build/output';
import type {Manifest, Page} from '../../../src/compiler/outputTypes';
import {delivery} from '../../../src/site/delivery';
import {defaultLocale, localeRows, locales, type Locale} from '../../../src/site/locales';
import {list} from '../../../tools/support/files';
import {root} from '../../../tools/support/paths';

/** The build to look at: `build`, or the folder that BUILD_DIR names. */
export const buildDir = path.resolve(root, process.env.BUILD_DIR ?? 'build');

if (!existsSync(path.join(buildDir, 'site-pages.json'))) {
  throw new Error(`${buildDir} holds no finished build. Build the site first: npm run build`);
}

const folder = path.relative(root, buildDir);
export const files: ReadonlySet<string> = new Set(
  list(folder).map((file) => file.slice(folder.length + 1)),
);

export function readBuilt(file: string): string {
  return readFileSync(path.join(buildDir, file), 'utf8');
}

declare global {
  /** See `builtEnvironment.mjs`. */
  var parsePage: (html: string) => CheerioAPI;
}

const parsed = new Map<string, CheerioAPI>();
const ids = new Map<string, ReadonlySet<string>>();

/** Returns a built document from a cache. */
export function document(file: string): CheerioAPI {
  const $ = parsed.get(file) ?? parsePage(readBuilt(file));
  parsed.set(file, $);
  return $;
}

/** Returns the ids of a built document from a cache. */
export function idsOf(file: string): ReadonlySet<string> {
  const cached = ids.get(file) ?? new Set(attributesOf(file, '[id]', 'id'));
  ids.set(file, cached);
  return cached;
}

/** Returns an attribute of the elements that a selector matches; `''` where it is missing. */
export function attributesOf(file: string, selector: string, name: string): readonly string[] {
  const $ = document(file);
  return $(selector)
    .toArray()
    .map((node) => $(node).attr(name) ?? '');
}

/** Returns the texts of the elements that a selector matches, with no-break spaces as spaces. */
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
/** Older releases, which have the same template as the newest two. */
const alike = new Set(process.env.TEST_SCOPE === 'all' ? [] : releases.slice(2));

/** Pages to check; all of them in the full scope. */
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

/** Returns the path of a URL below the base; undefined for other sites. */
export function pathOf(address: string): string | undefined {
  const url = new URL(address, home);
  return url.origin === home.origin && url.pathname.startsWith(base)
    ? `/${url.pathname.slice(base.length)}`
    : undefined;
}

const byRoute = new Map(pages.map((page) => [page.route, page]));

/**
 * Returns why a link is broken; undefined for a link to a page at its clean URL, to a file, or to another site. `from`
 * is the URL of the page with the link.
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

/** Returns `file:line:column` of an element of a built document. */
export function at(file: string, {sourceCodeLocation: place}: Element): string {
  return place ? `${file}:${place.startLine}:${place.startCol}` : `${file}:1`;
}

/** Returns `file:line: problem` for the elements in which a check finds a problem. */
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

/** Returns the source file of a page, from the root of the repository. */
export function sourceOf({page}: BuiltPage): string {
  return page._relativePath;
}

export {defaultLocale, localeRows, locales, type Locale};
