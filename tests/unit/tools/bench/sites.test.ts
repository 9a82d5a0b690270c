import {bytesBySource, moduleName} from '../../../../tools/bench/modules';
import {stockText} from '../../../../tools/bench/stock';
import {withoutScripts} from '../../../../tools/bench/withoutScripts';

describe('a page without scripts', () => {
  it.each([
    ['<p>a</p><script>b</script><p>c</p>', '<p>a</p><p>c</p>'],
    ['<script src="/a.js" async></script>x', 'x'],
    ['<script type="application/json">["/a.js"]</script>', ''],
    ['<script>\nif (1 < 2) {}\n</script>', ''],
    ['<link rel="preload" as="script" href="/a.js">', ''],
    ['<link rel="modulepreload" href="/a.js">', ''],
    ['<link rel=prefetch href=/a.js>', ''],
    ['<link rel="stylesheet" href="/a.css">', '<link rel="stylesheet" href="/a.css">'],
    [
      '<link rel="preload" as="font" href="/a.woff2">',
      '<link rel="preload" as="font" href="/a.woff2">',
    ],
  ])('%s becomes %s', (html, expected) => expect(withoutScripts(html)).toBe(expected));
});

it.each([
  ['[a](http://x.example/config/)', 'http://x.example/', '[a](/config/)'],
  ['[a](http://x.example/zh/config/#b)', 'http://x.example/zh/', '[a](/config/#b)'],
  ['[a](https://rspack.rs)', 'http://x.example/', '[a](https://rspack.rs)'],
])('%s of %s leads to %s in the stock site', (text, origin, expected) => {
  expect(stockText(text, origin)).toBe(expected);
});

it.each([
  ['webpack://rslib-docs/./src/client/head.ts', 'src/client/head.ts'],
  ['webpack://rslib-docs/./node_modules/react-dom/cjs/x.js', 'react-dom'],
  ['webpack://rslib-docs/./node_modules/@docusaurus/core/lib/client/App.js', '@docusaurus/core'],
  ['webpack://x/./node_modules/a/node_modules/@b/c/d.js', '@b/c'],
  ['node_modules/minisearch/dist/es/index.js', 'minisearch'],
  ['webpack://rslib-docs/./.docusaurus/routes.js', 'generated'],
  ['webpack://rslib-docs/json|/srv/site/.docusaurus-bench/i18n.json', 'generated'],
  ['webpack://rslib-docs/./docs/config/lib/dts.mdx', 'text of pages'],
  ['webpack://rslib-docs/webpack/runtime/jsonp', 'bundler'],
])('%s is a module of %s', (source, expected) => expect(moduleName(source)).toBe(expected));

it('shares out a bundle to what its source map names, and the rest to the bundler', () => {
  // Columns 0 to 2 come from a file of ours, 3 and 4 from a package; the second line from nowhere.
  const map = {
    version: 3,
    file: 'x.js',
    sources: ['webpack://s/./src/a.ts', 'webpack://s/./node_modules/b/i.js'],
    sourcesContent: [],
    names: [],
    mappings: 'AAAA,GCAA',
    sourceRoot: '',
  };
  expect(bytesBySource('aaabb\ncc', map)).toEqual({'src/a.ts': 3, b: 2, bundler: 2});
});
