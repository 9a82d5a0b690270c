import {alternatePath, homePath} from '../../../../src/lib/locale/localePaths';

const origin = 'https://docs.example';

it.each([
  ['/config/lib/dts', '/', '/zh/', '/zh/config/lib/dts'],
  ['/zh/config/lib/dts', '/zh/', '/', '/config/lib/dts'],
  ['/zh/guide/', '/zh/', '/zh/', '/zh/guide/'],
  ['/pr-7/zh/guide/start/', '/pr-7/zh/', '/pr-7/', '/pr-7/guide/start/'],
  ['/zh', '/zh/', '/', '/'],
  ['/elsewhere/x', '/pr-7/', '/pr-7/zh/', '/pr-7/zh/'],
  ['/zhou/', '/zh/', '/', '/'],
  ['/zh/zh/x', '/zh/', '/', '/zh/x'],
  ['/guide/a%20b', '/', '/zh/', '/zh/guide/a%20b'],
])('the path %s below %s becomes, below %s, %s', (path, from, to, expected) => {
  expect(alternatePath(path, from, to)).toBe(expected);
});

it.each(['/zh//evil.example/x', '/zh//evil.example', '/zh///x'])(
  'returns no address of another site for %s',
  (path) => {
    expect(new URL(alternatePath(path, '/zh/', '/'), origin).origin).toBe(origin);
  },
);

it.each([
  [{baseUrl: '/', prefix: ''}, '/'],
  [{baseUrl: '/pr-7/', prefix: 'zh/'}, '/pr-7/zh/'],
  [{baseUrl: '/', prefix: 'zh/', version: 'v1', defaultVersion: 'v2'}, '/v1/zh/'],
  [{baseUrl: '/', prefix: '', version: 'v1', defaultVersion: 'v2'}, '/v1/'],
  [{baseUrl: '/', prefix: 'zh/', version: 'v2', defaultVersion: 'v2'}, '/zh/'],
  [{baseUrl: '/d/', prefix: '', version: 'next'}, '/d/next/'],
])('home of %j is %s', (options, expected) => {
  expect(homePath(options)).toBe(expected);
});
