import {normalizePath} from '../../../../src/lib/address/normalizePath';

it.each([
  ['/', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/config/lib/dts', '/config/lib/dts'],
  ['/config/lib/dts.html', '/config/lib/dts'],
  ['/config/lib/index.html', '/config/lib/'],
  ['/config/lib/dts/', '/config/lib/dts/'],
  ['/guide/st%61rt/', '/guide/start/'],
  ['/guide/start%2Ehtml', '/guide/start'],
  ['/%E4%B8%AD', '/中'],
  ['/reindex', '/reindex'],
  ['/a.html/b', '/a.html/b'],
])('turns %s into %s', (input, expected) => {
  expect(normalizePath(input)).toBe(expected);
});

it.each([
  '',
  'guide/start',
  'https://evil.example/',
  '//evil.example',
  '/guide//start',
  '/%5Cevil.example',
  '/%2f%2fevil.example',
  '/guide%2Fstart',
  '/%',
  '/%E4',
  '/a%00b',
  '/a%0d%0aset-cookie:x',
  '/%252e%252e/secret',
  '/../secret',
  '/%2e%2e/secret',
  '/a.html.html',
  '/.html',
])('refuses %j', (input) => {
  expect(normalizePath(input)).toBeNull();
});
