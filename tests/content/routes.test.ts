import sidebars from '../../sidebars';
import {locales} from '../../src/site/locales';
import {redirects} from '../../src/site/redirects';
import {isRouted, routeOf, sourcePages} from '../../tools/check/sourcePages';
import {published} from './routes';

const routesOf = (locale: (typeof locales)[number]): readonly string[] =>
  sourcePages(locale).filter(isRouted).map(routeOf);

test.each(locales)('every address that was published still answers in %s', (locale) => {
  // The landing page and the list of articles are views, not files.
  const answering = ['/', '/blog/', ...routesOf(locale), ...redirects.map(({from}) => from)];
  expect(published.filter((route) => !answering.includes(route))).toEqual([]);
});

test('every document stands in one sidebar, once', () => {
  const ids = (JSON.stringify(sidebars).match(/"(?:guide|config)\/[^"]+"/g) ?? []).map((id) =>
    id.slice(1, -1),
  );
  const routes = ids.map((id) => `/${id.replace(/(^|\/)index$/, '$1')}`);
  const documents = routesOf('en').filter((route) => !route.startsWith('/blog/'));
  expect([...routes].sort()).toEqual([...documents].sort());
});
