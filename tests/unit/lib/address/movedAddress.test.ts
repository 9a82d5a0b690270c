import {movedAddress} from '../../../../src/lib/address/movedAddress';

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
  ['/guide/old/index.html', '/guide/new#part'],
  ['/guide/%6fld', '/guide/new#part'],
  ['/api/start/', '/guide/start/#api'],
  ['/api/start', '/guide/start/#api'],
  ['/en/guide/old', '/guide/new#part'],
  ['/zh/guide/old', '/zh/guide/new#part'],
  ['/Guide/OLD', '/guide/new#part'],
  ['/ZH/guide/Old.html', '/zh/guide/new#part'],
])('%s redirects to %s', (from, to) => {
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
  '/guide/older',
  '/guide/old/more',
  '/zh/en/guide/old',
  '/guide//old',
  '//guide/old',
  '/guide%2fold',
  '/guide/%',
])('%s does not redirect', (path) => {
  expect(moved(path)).toBeUndefined();
});
