import fc from 'fast-check';
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
  ['/guide/quickstart', '/guide/start/quick-start'],
  ['/guide/start/Glosary.html', '/guide/start/glossary'],
  ['/docs/lib/format', '/config/lib/format'],
  ['/bundle', '/config/lib/bundle'],
])('%s is close to %s', (path, first) => {
  expect(near(path)[0]).toBe(first);
});

it.each(['', '/', '/zzzz', '/%%%', '//', '/x'])('%j is close to nothing', (path) => {
  expect(near(path)).toEqual([]);
});

it('names three at most, or as many as it is told', () => {
  expect(near('/config/lib/')).toHaveLength(3);
  expect(nearestPages('/config/lib/', pages, 1)).toHaveLength(1);
});

it('never names home, which the page links anyway', () => {
  fc.assert(fc.property(fc.string(), (path) => expect(near(path)).not.toContain('/')));
});

it('names pages that exist, each once, whatever the address', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webPath()), (path) => {
      const found = near(path);
      expect(new Set(found).size).toBe(found.length);
      expect(pages.map(({routePath}) => routePath)).toEqual(expect.arrayContaining(found));
    }),
  );
});
