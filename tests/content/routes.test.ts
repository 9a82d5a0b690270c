import sidebars from '../../sidebars';
import {locales} from '../../src/site/locales';
import {addedRoutes, routeTable, viewRoutes} from './routes';
import {isRouted, routeOf, sourcePages} from '../../tools/check/pages';

const written = [...routeTable, ...addedRoutes].filter((route) => !viewRoutes.includes(route));

test('the table holds the fifty routes', () => {
  expect(routeTable).toHaveLength(50);
  expect(new Set(routeTable).size).toBe(50);
});

test.each(locales)('the pages of %s are those of the table, and no others', (locale) => {
  const found = sourcePages(locale)
    .filter(isRouted)
    .map((page) => routeOf(page));
  expect([...found].sort()).toEqual([...written].sort());
});

test('every document stands in one sidebar, once', () => {
  const ids = (JSON.stringify(sidebars).match(/"(?:guide|config)\/[^"]+"/g) ?? []).map((id) =>
    id.slice(1, -1),
  );
  const routes = ids.map((id) => `/${id.replace(/(^|\/)index$/, '$1')}`);
  const documents = written.filter((route) => !route.startsWith('/blog/'));
  expect([...routes].sort()).toEqual([...documents].sort());
});

test('the groups of the guide follow their order', () => {
  const groups = (sidebars.guide as readonly {label?: string}[]).flatMap(({label}) => label ?? []);
  expect(groups).toEqual(['Start', 'Solutions', 'Basics', 'Advanced', 'Migration', 'FAQ']);
});
