import {neededRelease, optionName, optionsSet} from '../../../../src/rslib/history/neededRelease';

test.each<[string, string, readonly string[]]>([
  [
    'options within `lib` and beside it',
    "export default defineConfig({\n  lib: [{format: 'esm', dts: {bundle: true}}],\n  output: {target: 'web'},\n});",
    ['format', 'dts', 'dts.bundle', 'output', 'output.target'],
  ],
  [
    'several items, each name once',
    "export default defineConfig({lib: [{format: 'esm'}, {format: 'cjs', syntax: 'es2020'}]});",
    ['format', 'syntax'],
  ],
  [
    'names in quotes',
    "export default defineConfig({lib: [{shims: {cjs: {'import.meta.url': false}}}]});",
    ['shims', 'shims.cjs', 'shims.cjs.import.meta.url'],
  ],
  [
    'comments with what looks like options',
    "// dts: true\nexport default defineConfig({\n  /* bundle: false, */ lib: [{\n    id: 'a', // 'b': {\n  }],\n});",
    ['id'],
  ],
  ['a function', 'export default defineConfig(() => ({lib: [{bundle: false}]}));', ['bundle']],
  [
    'a URL in a string',
    "export default defineConfig({output: {assetPrefix: 'https://x.y/'}});",
    ['output', 'output.assetPrefix'],
  ],
  ['no configuration', 'export const a = 1;', []],
])('the options of a configuration: %s', (_what, config, expected) => {
  expect(optionsSet(config)).toEqual(expected);
});

test('an example needs the release of its newest option', () => {
  const history = {
    options: {format: {since: '0.0.5'}, dts: {since: '0.22.0'}, outBase: {since: '0.9.0'}},
    flags: {'--dts': {since: '0.16.0'}},
  };
  expect(neededRelease(['format', 'unknown'], history)).toBeUndefined();
  expect(neededRelease(['format', 'outBase', '--dts'], history)).toBe('0.16.0');
  expect(neededRelease(['dts', 'outBase'], history)).toBe('0.22.0');
});

test.each([
  ['lib.dts', 'dts'],
  ['output.target', 'output.target'],
  ["shims.cjs['import.meta.url']", 'shims.cjs.import.meta.url'],
  ['Which files are written', 'Which files are written'],
])('the heading %s names the option %s', (heading, expected) => {
  expect(optionName(heading)).toBe(expected);
});
