import history from '../../src/data/history.json';
import {releasePage} from '../../src/rslib/versions/releasePage';
import sidebars from '../../sidebars';
import {defaultLocale, locales, type Locale} from '../../src/site/locales';
import {redirects} from '../../src/site/redirects';
import {onDisk} from '../../tools/check/rules/rule';
import {
  headingsOf,
  isRouted,
  keyOfRoute,
  routeOf,
  sourcePages,
} from '../../tools/check/sourcePages';
import published from './routes.json';
import topicsByPart from './topics.json';

const routesOf = (locale: Locale): readonly string[] =>
  sourcePages(locale).filter(isRouted).map(routeOf);

const releasePages = new Set(
  history.releases.map(({version}) => `/releases/${releasePage(version)}`),
);

/** Returns true if the page at an address exists in a language, and contains the section that the hash names. */
function isWritten(address: string, locale: Locale): boolean {
  const [route = '', id] = address.split('#');
  // Generated: one page for the releases of a minor version.
  if (route.startsWith('/releases/')) return releasePages.has(route);
  const page = route.startsWith('/blog/')
    ? sourcePages(locale).find((one) => routeOf(one) === route)
    : onDisk.page(keyOfRoute(route), locale);
  return !!page && (id === undefined || headingsOf(page).some((heading) => heading.id === id));
}

test.each(locales)('every address that was published still answers in %s', (locale) => {
  // `routesOf` lists source files, which the landing page and the list of articles do not have.
  const answering = ['/', '/blog/', ...routesOf(locale), ...redirects.map(({from}) => from)];
  expect(published.filter((route) => !answering.includes(route))).toEqual([]);
});

test('every document is in one sidebar, once', () => {
  const ids = JSON.stringify(sidebars).match(/(?<=")(?:guide|config)\/[^"]+/g) ?? [];
  const routes = ids.map((id) => `/${id.replace(/(^|\/)index$/, '$1')}`);
  const documents = routesOf(defaultLocale).filter((route) => !route.startsWith('/blog/'));
  expect(routes.sort()).toEqual([...documents].sort());
});

test.each(locales)('every old address redirects to a section that exists in %s', (locale) => {
  expect(redirects.filter(({to}) => !isWritten(to, locale))).toEqual([]);
});

test('no old address is the address of a page', () => {
  const bare = (path: string): string => path.replace(/\/$/, '');
  const routes = new Set(locales.flatMap(routesOf).map(bare));
  expect(redirects.map(({from}) => bare(from)).filter((from) => routes.has(from))).toEqual([]);
});

/** Topics of the official documentation, each with the page or section of this site, or the reason for having none. */
const topics = Object.values(
  topicsByPart as Record<string, Record<string, string | {readonly whyNot: string}>>,
).flatMap((part) => Object.entries(part));

test.each(locales)('every topic of the official documentation is explained in %s', (locale) => {
  const missing = topics.filter(
    ([, address]) => typeof address === 'string' && !isWritten(address, locale),
  );
  expect(missing).toEqual([]);
});
