import fc from 'fast-check';
import {defaultLocale, localeBaseUrl, localeRows, locales} from '../../src/site/locales';
import {redirects} from '../../src/site/redirects';
import {movedAddress} from '../../src/lib/address/movedAddress';
import {resolveAddress} from '../../src/lib/address/resolveAddress';
import {tidyAddress, withoutSlash} from '../../src/lib/address/tidyAddress';
import {strippedLocalePath} from '../../src/lib/locale/strippedLocalePath';
import {alternatePath} from '../../src/lib/locale/localePaths';
import {firstVisitTarget} from '../../src/lib/locale/firstVisit';
import {isRouted, routeOf, sourcePages} from '../../tools/check/sourcePages';
import {hostilePaths} from '../support/hostile';

const origin = 'https://docs.example';
const pages = ['/', '/blog/', ...sourcePages(defaultLocale).filter(isRouted).map(routeOf)];
const routes = new Set(
  locales.flatMap((locale) => pages.map((page) => localeBaseUrl('/', locale) + page.slice(1))),
);

// Generators of the segments of an address. They generate only existing pages, so that every run has assertions.
const base = fc.constantFrom('/', '/pr-7/', '/a/b/');
const locale = fc.constantFrom(...locales);
const page = fc.constantFrom(...pages);
const letters = fc.array(fc.nat(60), {maxLength: 4});

/** Returns a path with `to` applied to the letters at the indexes `which`. Indexes past the end wrap around. */
const change = (path: string, which: readonly number[], to: (letter: string) => string): string =>
  which.reduce((text, index) => {
    const at = index % text.length;
    return /[a-z]/.test(text[at] ?? '') && !/%.?$/.test(text.slice(0, at))
      ? text.slice(0, at) + to(text[at]!) + text.slice(at + 1)
      : text;
  }, path);
const upper = (letter: string): string => letter.toUpperCase();
const encoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;

/** Returns the forms of a path that lead to the same page: five, or three for a home page, which has no name. */
const endings = (path: string): readonly string[] => {
  const bare = path.replace(/\/$/, '');
  const forms = [`${bare}/`, `${bare}/index`, `${bare}/index.html`];
  return bare === '' ? forms : [...forms, bare, `${bare}.html`];
};
const ending = fc.nat(4);
const withEnding = (path: string, index: number): string =>
  endings(path)[index % endings(path).length]!;

const address = fc.record({base, locale, page, ending, upper: letters, encoded: letters});
type Generated = typeof address extends fc.Arbitrary<infer T> ? T : never;

/** Returns the address `to` of a page, and `asked`: a random spelling of it, or of the old address `path`. */
function written(one: Generated, path = one.page): {readonly to: string; readonly asked: string} {
  const {prefix} = localeRows[one.locale];
  const below = change(`${prefix}${path.slice(1)}`, one.upper, upper);
  const asked = withEnding(`/${below}`, one.ending).slice(1);
  return {
    to: `${one.base}${prefix}${one.page.slice(1)}`,
    asked: one.base + (asked === '' ? '' : change(asked, one.encoded, encoded)),
  };
}

test('every spelling of an address redirects to its page in one step', () => {
  fc.assert(
    fc.property(address, (one) => {
      const {to, asked} = written(one);
      const {prefix} = localeRows[one.locale];
      expect(resolveAddress(asked, routes, one.base)).toEqual(
        asked === to
          ? {kind: 'page', route: `/${prefix}${one.page.slice(1)}`}
          : {kind: 'redirect', to},
      );
      expect(resolveAddress(to, routes, one.base).kind).toBe('page');
    }),
    {numRuns: 2000},
  );
});

test('every spelling of an old address redirects to its page, with its query', () => {
  fc.assert(
    fc.property(
      address,
      fc.constantFrom(...redirects),
      fc.webQueryParameters(),
      (one, moved, q) => {
        const [page = '', id] = moved.to.split('#');
        const {asked} = written(one, moved.from);
        expect(movedAddress(asked, `?${q}`, one.base)).toBe(
          `${one.base}${localeRows[one.locale].prefix}${page.slice(1)}?${q}${id ? `#${id}` : ''}`,
        );
      },
    ),
    {numRuns: 2000},
  );
});

test('an address with a path trick is neither a page nor an old address', () => {
  const trick = fc.constantFrom(
    ...['/', '//', '\\', '%2f', '%5C', '/./', '/../', '%2e%2e/', '/%2e/', '%00', '%0d%0a'],
    ...['%25', '%E4'],
  );
  fc.assert(
    fc.property(address, trick, fc.nat(), (one, put, at) => {
      const {to} = written(one);
      const slashes = [...to.matchAll(/\//g)].map(({index}) => index + 1);
      const place = slashes[at % slashes.length]!;
      const asked = to.slice(0, place) + put + to.slice(place);
      expect([asked, resolveAddress(asked, routes, one.base).kind]).toEqual([asked, 'notFound']);
      expect(movedAddress(asked, '', one.base)).toBeUndefined();
    }),
    {numRuns: 2000},
  );
});

test('the browser normalises every spelling of an address as a host does, keeping query and hash', () => {
  fc.assert(
    fc.property(address, fc.webQueryParameters(), fc.webFragments(), (one, query, fragment) => {
      const {to, asked} = written(one);
      const {pathname, search, hash} = new URL(`${origin}${asked}?${query}#${fragment}`);
      const tidy = tidyAddress({pathname, search, hash}, origin + to);
      expect(tidy ?? pathname + search + hash).toBe(to + search + hash);
      expect(tidyAddress(new URL(to, origin), origin + to)).toBeUndefined();
    }),
    {numRuns: 2000},
  );
});

test('the other language has every page, and links back to it', () => {
  fc.assert(
    fc.property(base, locale, locale, page, (root, from, to, path) => {
      const [source, target] = [localeBaseUrl(root, from), localeBaseUrl(root, to)];
      const here = source + path.slice(1);
      const there = alternatePath(here, source, target);
      expect(resolveAddress(there, routes, root).kind).toBe('page');
      expect(alternatePath(there, target, source)).toBe(here);
    }),
  );
});

test('a first visit redirects to the page in the language of the browser, for every region', () => {
  const region = fc.constantFrom('', '-CN', '-hant-TW', '-GB', '-x-private');
  fc.assert(
    fc.property(page, locale, locale, region, base, (path, from, to, tail, root) => {
      const hrefOf = (one: (typeof locales)[number]): string =>
        origin + localeBaseUrl(root, one) + path.slice(1);
      const target = firstVisitTarget({
        mode: 'auto',
        visited: false,
        userAgent: 'Mozilla/5.0',
        languages: [localeRows[to].language + tail, 'fr'],
        pageLanguage: localeRows[from].htmlLang,
        alternates: locales.map((one) => ({hreflang: localeRows[one].htmlLang, href: hrefOf(one)})),
      });
      expect(target).toBe(from === to ? undefined : new URL(hrefOf(to)).pathname);
    }),
  );
});

test('addresses computed from hostile addresses stay on the origin', () => {
  let made = 0;
  for (const root of ['/', '/zh/', '/pr-7/']) {
    for (const path of hostilePaths) {
      // Skip addresses that a browser cannot parse, because the code under test never gets them.
      if (!URL.canParse(origin + root + path)) continue;
      const url = new URL(origin + root + path);
      expect(url.origin).toBe(origin);
      const {pathname, search, hash} = url;
      const resolved = resolveAddress(pathname, routes, root);
      const answers = [
        movedAddress(pathname, search, root),
        resolved.kind === 'redirect' ? resolved.to : undefined,
        tidyAddress({pathname, search, hash}, `${origin}/guide/start/`),
        tidyAddress({pathname: '/x', search: '', hash: ''}, origin + pathname),
        strippedLocalePath(pathname, root),
        alternatePath(pathname, root, '/'),
        alternatePath(pathname, '/', root),
      ].filter((to) => to !== undefined);
      made += answers.length;
      for (const to of answers) expect([path, new URL(to, origin).origin]).toEqual([path, origin]);
      const leaf = withoutSlash(pathname);
      if (leaf !== undefined) expect(new URL(origin + leaf).origin).toBe(origin);
    }
  }
  expect(made).toBeGreaterThan(1000);
});
