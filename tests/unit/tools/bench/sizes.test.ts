import {brotliCompressSync} from 'node:zlib';
import {filesOf, measurePage, overBudget, type PageSizes} from '../../../../tools/bench/sizes';
import {writeFolder} from '../../../support/siteFolder';

it.each([
  ['/', '<script defer src=/a.js?v=1></script>', {js: ['a.js']}],
  ['/pr-7/', '<script src="/pr-7/assets/a.js"></script>', {js: ['assets/a.js']}],
  [
    '/',
    '<link rel="stylesheet" href="/a.css"><link rel=stylesheet href=/b.css>',
    {css: ['a.css', 'b.css']},
  ],
  [
    '/',
    '<link rel="preload" as="script" href="/a.js"><script src="/a.js"></script>',
    {js: ['a.js']},
  ],
  ['/', '<noscript><link rel="stylesheet" href="/a.css"></noscript>', {}],
  ['/', '<link rel="modulepreload" href="/a.js">', {js: ['a.js']}],
  ['/', '<script type="application/json">["/a.js","/b.css"]</script>', {later: ['a.js', 'b.css']}],
  ['/', '<link rel="preload" as="font" href="/a.woff2"><link rel="canonical" href="/x">', {}],
  ['/', '<link rel="prefetch" href="/later.js">', {}],
  [
    '/',
    '<script src="https://else.example/a.js"></script><script src="//else.example/b.js"></script>',
    {},
  ],
])('below %s, the files of %s are %j', (base, html, expected) => {
  expect(filesOf(html, base)).toEqual({css: [], js: [], later: [], ...expected});
});

it('the size of a page is that of its files, each compressed by itself', () => {
  const html =
    '<link rel="stylesheet" href="/a.css"><script src="/a.js"></script><script src="/b.js"></script><script type="application/json">["/c.js"]</script>';
  const [a, b] = ['aaaa', 'bb'];
  const dir = writeFolder({'x.html': html, 'a.css': 'a{}', 'a.js': a, 'b.js': b, 'c.js': 'c'});
  const sizes = measurePage(dir, '/x', '/');
  const {css, js, later} = sizes;
  expect([sizes.html, css, js, later].map(({raw}) => raw)).toEqual([html.length, 3, 6, 1]);
  expect(js.brotli).toBe(brotliCompressSync(a).length + brotliCompressSync(b).length);
});

it('a size more than 2 % over its budget is reported, and a page without a budget', () => {
  const size = {raw: 1000, gzip: 1000, brotli: 1000};
  const page = (brotli: number): PageSizes => ({
    ...{html: size, css: size, later: size},
    js: {...size, brotli},
  });
  expect(overBudget({'/': page(1020)}, {'/': page(1000)})).toEqual([]);
  expect(overBudget({'/zh/': page(1100)}, {'/zh/': page(1000)})).toEqual([
    '/zh/ js brotli: 1100 bytes, 10.0 % over 1000',
  ]);
  expect(overBudget({'/new': page(1)}, {'/': page(1)})).toEqual(['/new: no budget recorded']);
});
