import fc from 'fast-check';
import {normalizePath} from '../../../../src/lib/address/normalizePath';

/** Addresses made of the pieces that rules are about, which random text hardly ever hits. */
const address = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '.',
        '..',
        '.html',
        'index',
        '%',
        '%25',
        '%2e',
        '%2F',
        '%5C',
        '\\',
      ),
      fc.constantFrom('%00', '%E4', '%E4%B8%AD', 'guide', 'start', 'en', 'zh', '中', '?', '#', ':'),
      fc.string({maxLength: 3, unit: 'binary'}),
    ),
    {maxLength: 8},
  )
  .map((parts) => `/${parts.join('')}`);

describe('normalizePath', () => {
  it.each([
    ['/', '/'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/config/lib/dts', '/config/lib/dts'],
    ['/config/lib/dts.html', '/config/lib/dts'],
    ['/config/lib/index', '/config/lib/'],
    ['/config/lib/index.html', '/config/lib/'],
    ['/config/lib/dts/', '/config/lib/dts/'],
    ['/guide/st%61rt/', '/guide/start/'],
    ['/guide/start%2Ehtml', '/guide/start'],
    ['/%E4%B8%AD', '/中'],
    ['/reindex', '/reindex'],
    ['/a.html/b', '/a.html/b'],
    ['/zh/index.html', '/zh/'],
  ])('turns %s into %s', (input, expected) => {
    expect(normalizePath(input)).toBe(expected);
  });

  it.each([
    '',
    'guide/start',
    'https://evil.example/',
    '//evil.example',
    '/guide//start',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2f%2fevil.example',
    '/guide%2Fstart',
    '/%',
    '/%E4',
    '/%c0%af',
    '/a%00b',
    '/a\tb',
    '/a%0d%0aset-cookie:x',
    '/%252e%252e/secret',
    '/../secret',
    '/guide/..',
    '/%2e%2e/secret',
    '/.',
    '/a.html.html',
    '/.html',
  ])('refuses %j', (input) => {
    expect(normalizePath(input)).toBeNull();
  });

  it('never throws, is stable, and keeps to one leading slash', () => {
    fc.assert(
      fc.property(address, (input) => {
        const once = normalizePath(input);
        if (once === null) return;
        expect(once).toMatch(/^\/(?![/\\])/);
        expect(normalizePath(once)).toBe(once);
      }),
      {numRuns: 2000},
    );
  });
});
