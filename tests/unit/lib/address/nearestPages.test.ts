import {nearestPages} from '../../../../src/lib/address/nearestPages';

const pages = [
  {routePath: '/', title: 'Rslib'},
  {routePath: '/guide/start/', title: 'Introduction'},
  {routePath: '/guide/start/quick-start', title: 'Quick start'},
  {routePath: '/guide/start/glossary', title: 'Glossary'},
  {routePath: '/config/lib/', title: 'Library options'},
  {routePath: '/config/lib/dts', title: 'lib.dts'},
  {routePath: '/config/lib/format', title: 'lib.format'},
  {routePath: '/config/lib/bundle', title: 'lib.bundle'},
];
const near = (path: string) => nearestPages(path, pages).map(({routePath}) => routePath);

it.each([
  ['/config/lib/dtss', '/config/lib/dts'],
  ['/config/dts', '/config/lib/dts'],
  ['/quick-start', '/guide/start/quick-start'],
  ['/guide/start/Glosary.html', '/guide/start/glossary'],
  ['/docs/lib/format', '/config/lib/format'],
])('%s is close to %s', (path, first) => {
  expect(near(path)[0]).toBe(first);
});

it.each(['', '/', '/zzzz', '/%%%', '//', '/x'])('%j is close to nothing', (path) => {
  expect(near(path)).toEqual([]);
});

it('returns at most three pages, or the given number', () => {
  expect(near('/config/lib/')).toHaveLength(3);
  expect(nearestPages('/config/lib/', pages, 1)).toHaveLength(1);
});
