import fc from 'fast-check';
import {alternatePath, homePath} from '../../../../src/lib/locale/paths';

const origin = 'https://docs.example';

it.each([
  ['/config/lib/dts', '/', '/zh/', '/zh/config/lib/dts'],
  ['/zh/config/lib/dts', '/zh/', '/', '/config/lib/dts'],
  ['/', '/', '/zh/', '/zh/'],
  ['/zh/', '/zh/', '/', '/'],
  ['/zh/guide/', '/zh/', '/zh/', '/zh/guide/'],
  ['/pr-7/guide/start/', '/pr-7/', '/pr-7/zh/', '/pr-7/zh/guide/start/'],
  ['/pr-7/zh/guide/start/', '/pr-7/zh/', '/pr-7/', '/pr-7/guide/start/'],
  ['/zh', '/zh/', '/', '/'],
  ['/elsewhere/x', '/pr-7/', '/pr-7/zh/', '/pr-7/zh/'],
  ['/zhou/', '/zh/', '/', '/'],
  ['/zh/zh/x', '/zh/', '/', '/zh/x'],
  ['/guide/a%20b', '/', '/zh/', '/zh/guide/a%20b'],
])('%s below %s is, below %s, %s', (path, from, to, expected) => {
  expect(alternatePath(path, from, to)).toBe(expected);
});

it.each(['/zh//evil.example/x', '/zh//evil.example', '/zh///x'])(
  'makes no address of another site out of %s',
  (path) => {
    expect(new URL(alternatePath(path, '/zh/', '/'), origin).origin).toBe(origin);
  },
);

const parts = fc.array(
  fc.constantFrom(
    '/',
    '//',
    'zh',
    'en',
    'guide',
    '\\',
    '%2f',
    '%5C',
    'evil.example',
    '..',
    '.',
    '%09',
    '@',
    ':',
  ),
);

it('never leaves the origin, whatever the path', () => {
  const bases = fc.constantFrom(['/', '/zh/'], ['/zh/', '/'], ['/a/', '/a/zh/'], ['/a/zh/', '/a/']);
  fc.assert(
    fc.property(
      fc.oneof(
        parts.map((all) => all.join('')),
        fc.string(),
      ),
      bases,
      fc.boolean(),
      (path, [from, to], below) => {
        let pathname: string;
        try {
          // As a browser reports it.
          ({pathname} = new URL(`${origin}${below ? from : '/'}${path}`));
        } catch {
          return;
        }
        expect(new URL(alternatePath(pathname, from, to), origin).origin).toBe(origin);
      },
    ),
    {numRuns: 1000},
  );
});

it('comes back to where it started', () => {
  fc.assert(
    fc.property(fc.webPath(), (path) => {
      const start = `/${path.replace(/^\/+/, '')}`;
      expect(alternatePath(alternatePath(start, '/', '/zh/'), '/zh/', '/')).toBe(start);
    }),
  );
});

it.each([
  [{baseUrl: '/', prefix: ''}, '/'],
  [{baseUrl: '/', prefix: 'zh/'}, '/zh/'],
  [{baseUrl: '/pr-7/', prefix: 'zh/'}, '/pr-7/zh/'],
  [{baseUrl: '/', prefix: '', version: '', defaultVersion: ''}, '/'],
  [{baseUrl: '/', prefix: 'zh/', version: 'v1', defaultVersion: 'v2'}, '/v1/zh/'],
  [{baseUrl: '/', prefix: '', version: 'v1', defaultVersion: 'v2'}, '/v1/'],
  [{baseUrl: '/', prefix: 'zh/', version: 'v2', defaultVersion: 'v2'}, '/zh/'],
  [{baseUrl: '/d/', prefix: '', version: 'next'}, '/d/next/'],
])('home of %j is %s', (options, expected) => {
  expect(homePath(options)).toBe(expected);
});
