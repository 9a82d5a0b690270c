import fc from 'fast-check';
import {resolveAddress} from '../../../../src/lib/address/resolveAddress';

const english = [
  '/',
  '/guide/start/',
  '/guide/start/quick-start',
  '/config/lib/',
  '/config/lib/dts',
];
const routes = new Set([...english, ...english.map((path) => `/zh${path}`)]);

it.each([
  ['/en', '/'],
  ['/en/', '/'],
  ['/en/guide/start', '/guide/start/'],
  ['/en/config/lib/dts.html', '/config/lib/dts'],
  ['/guide/st%61rt/', '/guide/start/'],
  ['/config/lib/%64ts', '/config/lib/dts'],
  ['/GUIDE/start/', '/guide/start/'],
  ['/Guide/Start', '/guide/start/'],
  ['/config/lib/%44TS/', '/config/lib/dts'],
  ['/ZH/guide/start/', '/zh/guide/start/'],
  ['/zh/Guide/START/index.html', '/zh/guide/start/'],
])('redirects %s to %s', (from, to) => {
  expect(resolveAddress(from, routes)).toEqual({kind: 'redirect', to});
});

it.each([
  ['/nope', 'en'],
  ['/en/en/guide/start/', 'en'],
  ['/english', 'en'],
  ['/zh/nope', 'zh-Hans'],
  ['/zh/zh/', 'zh-Hans'],
  ['/zhen', 'en'],
  ['/%E4', 'en'],
  ['//evil.example/zh/', 'en'],
  ['/ZH/Nope', 'zh-Hans'],
  ['/config/lib/dts.HTML', 'en'],
  ['/config/lib/dts/x', 'en'],
])('has no page for %s, in the locale %s', (path, locale) => {
  expect(resolveAddress(path, routes)).toEqual({kind: 'notFound', locale});
});

it.each([
  ['/pr-7/', {kind: 'page', route: '/'}],
  ['/pr-7', {kind: 'redirect', to: '/pr-7/'}],
  ['/pr-7/zh', {kind: 'redirect', to: '/pr-7/zh/'}],
  ['/pr-7/en/guide/start', {kind: 'redirect', to: '/pr-7/guide/start/'}],
  ['/pr-7/zh/config/lib/dts', {kind: 'page', route: '/zh/config/lib/dts'}],
  ['/pr-7/ZH/config/lib/dts', {kind: 'redirect', to: '/pr-7/zh/config/lib/dts'}],
  ['/PR-7/config/lib/dts', {kind: 'notFound', locale: 'en'}],
  ['/pr-7/zh/nope', {kind: 'notFound', locale: 'zh-Hans'}],
  ['/', {kind: 'notFound', locale: 'en'}],
  ['/pr-70/', {kind: 'notFound', locale: 'en'}],
  ['/guide/start/', {kind: 'notFound', locale: 'en'}],
])('below a base path, answers %s with %j', (path, expected) => {
  expect(resolveAddress(path, routes, '/pr-7/')).toEqual(expected);
});

it('only ever redirects to a page, in one step, on the own origin', () => {
  const piece = fc.constantFrom(
    ...'/ // \\ %5c %2f .html index en zh guide start config lib dts'.split(' '),
    ...'evil.example EN ZH Guide STart % %64ts ..'.split(' '),
  );
  const base = fc.constantFrom('/', '/pr-7/');
  fc.assert(
    fc.property(fc.array(piece, {maxLength: 9}), base, (parts, root) => {
      const answer = resolveAddress(`/${parts.join('')}`, routes, root);
      if (answer.kind !== 'redirect') return;
      expect(new URL(answer.to, 'https://docs.example').origin).toBe('https://docs.example');
      expect(resolveAddress(answer.to, routes, root).kind).toBe('page');
    }),
    {numRuns: 1000},
  );
});
