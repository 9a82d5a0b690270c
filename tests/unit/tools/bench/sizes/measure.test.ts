import {brotliCompressSync} from 'node:zlib';
import {
  firstLoad,
  measurePage,
  overBudget,
  type PageSizes,
} from '../../../../../tools/bench/sizes/measure';
import {removeFolder, writeFolder} from '../../../../support/siteFolder';

describe('firstLoad', () => {
  it.each([
    ['<script src="/a.js" defer></script>', {css: [], js: ['a.js'], later: []}],
    ['<script defer src=/a.js?v=1></script>', {css: [], js: ['a.js'], later: []}],
    [
      '<link rel="stylesheet" href="/a.css"><link rel=stylesheet href=/b.css>',
      {css: ['a.css', 'b.css'], js: [], later: []},
    ],
    [
      '<link rel="preload" as="script" href="/a.js"><script src="/a.js"></script>',
      {css: [], js: ['a.js'], later: []},
    ],
    ['<noscript><link rel="stylesheet" href="/a.css"></noscript>', {css: [], js: [], later: []}],
    ['<link rel="modulepreload" href="/a.js">', {css: [], js: ['a.js'], later: []}],
    [
      '<script type="application/json" id="s">["/a.js","/b.css"]</script>',
      {css: [], js: [], later: ['a.js', 'b.css']},
    ],
    [
      '<link rel="preload" as="font" href="/a.woff2"><link rel="canonical" href="/x">',
      {css: [], js: [], later: []},
    ],
    ['<link rel="prefetch" href="/later.js">', {css: [], js: [], later: []}],
    [
      '<script src="https://else.example/a.js"></script><script src="//else.example/b.js"></script>',
      {css: [], js: [], later: []},
    ],
  ])('of %s is %j', (html, expected) => {
    expect(firstLoad(html, '/')).toEqual(expected);
  });

  it('counts from the base path', () => {
    expect(firstLoad('<script src="/pr-7/assets/a.js"></script>', '/pr-7/').js).toEqual([
      'assets/a.js',
    ]);
  });
});

it('a page weighs what its files weigh, each compressed by itself', () => {
  const html =
    '<link rel="stylesheet" href="/a.css"><script src="/a.js"></script><script src="/b.js"></script><script type="application/json">["/c.js"]</script>';
  const dir = writeFolder({
    'x.html': html,
    'a.css': 'a{}',
    'a.js': 'aaaa',
    'b.js': 'bb',
    'c.js': 'c',
  });
  const sizes = measurePage(dir, '/x', '/');
  removeFolder(dir);
  const {css, js, later} = sizes;
  expect([sizes.html, css, js, later].map(({raw}) => raw)).toEqual([html.length, 3, 6, 1]);
  const packed = (text: string): number => brotliCompressSync(Buffer.from(text)).length;
  expect(sizes.js.brotli).toBe(packed('aaaa') + packed('bb'));
});

describe('overBudget', () => {
  const weight = {raw: 1000, gzip: 1000, brotli: 1000};
  const page = (brotli: number): PageSizes => ({
    html: weight,
    css: weight,
    js: {...weight, brotli},
    later: weight,
  });

  it.each([
    [1000, 0],
    [500, 0],
    [1020, 0],
    [1021, 1],
  ])('%d bytes for a budget of 1000 are %d complaints', (bytes, complaints) => {
    expect(overBudget({'/': page(bytes)}, {'/': page(1000)})).toHaveLength(complaints);
  });

  it('says which figure grew, and by how much', () => {
    expect(overBudget({'/zh/': page(1100)}, {'/zh/': page(1000)})).toEqual([
      '/zh/ js brotli: 1100 bytes, 10.0 % over 1000',
    ]);
  });

  it('does not let a page without a budget through', () => {
    expect(overBudget({'/new': page(1)}, {'/': page(1)})).toEqual(['/new: no budget recorded']);
  });
});
