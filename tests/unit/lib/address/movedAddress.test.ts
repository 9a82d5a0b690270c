import fc from 'fast-check';
import {movedAddress} from '../../../../src/lib/address/movedAddress';
import {redirects} from '../../../../src/site/redirects';

const table = [
  {from: '/guide/old', to: '/guide/new#part'},
  {from: '/api/start/', to: '/guide/start/#api'},
  {from: '/blog/first', to: '/blog/article'},
];
const moved = (path: string, search = '', base = '/'): string | undefined =>
  movedAddress(path, search, base, table);

it.each([
  ['/guide/old', '/guide/new#part'],
  ['/guide/old/', '/guide/new#part'],
  ['/guide/old.html', '/guide/new#part'],
  ['/guide/old/index', '/guide/new#part'],
  ['/guide/old/index.html', '/guide/new#part'],
  ['/guide/%6fld', '/guide/new#part'],
  ['/api/start/', '/guide/start/#api'],
  ['/api/start', '/guide/start/#api'],
  ['/api/start.html', '/guide/start/#api'],
  ['/blog/first', '/blog/article'],
  ['/en/guide/old', '/guide/new#part'],
  ['/zh/guide/old', '/zh/guide/new#part'],
  ['/zh/guide/old.html', '/zh/guide/new#part'],
  ['/zh/api/start', '/zh/guide/start/#api'],
  ['/Guide/OLD', '/guide/new#part'],
  ['/ZH/guide/Old.html', '/zh/guide/new#part'],
  ['/EN/guide/old', '/guide/new#part'],
])('%s leads to %s', (from, to) => {
  expect(moved(from)).toBe(to);
});

it('keeps the query, before the section', () => {
  expect(moved('/guide/old', '?a=1&b=%20')).toBe('/guide/new?a=1&b=%20#part');
  expect(moved('/zh/blog/first/', '?a')).toBe('/zh/blog/article?a');
});

it('stays below the base path', () => {
  expect(moved('/pr-7/guide/old', '', '/pr-7/')).toBe('/pr-7/guide/new#part');
  expect(moved('/pr-7/zh/guide/old/', '?a', '/pr-7/')).toBe('/pr-7/zh/guide/new?a#part');
  expect(moved('/guide/old', '', '/pr-7/')).toBeUndefined();
});

it.each([
  '/',
  '/zh/',
  '/guide/',
  '/guide/new',
  '/guide/older',
  '/guide/old/more',
  '/zh/en/guide/old',
  '/guide//old',
  '//guide/old',
  '/guide%2fold',
  '/guide/%',
  '/guide/old.html.html',
  '/GUIDE/OLDER',
])('%s is no old address', (path) => {
  expect(moved(path)).toBeUndefined();
});

it('never leads to another host', () => {
  const piece = fc.constantFrom('/', '//', '\\', '%5c', '.html', 'en', 'zh', 'guide', 'old', '..');
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 8}), (parts) => {
      const to = moved(`/${parts.join('')}`);
      if (to !== undefined) expect(to).toMatch(/^\/(?:zh\/)?guide\/new#part$/);
    }),
  );
});

it.each(redirects)('$from leads to $to in both languages', ({from, to}) => {
  const [page = '', id] = to.split('#');
  const hash = id === undefined ? '' : `#${id}`;
  const bare = from.replace(/\/$/, '');
  for (const variant of [bare, `${bare}/`, `${bare}.html`]) {
    expect(movedAddress(variant, '?a=1')).toBe(`${page}?a=1${hash}`);
    expect(movedAddress(`/zh${variant}`, '?a=1')).toBe(`/zh${page}?a=1${hash}`);
  }
});
