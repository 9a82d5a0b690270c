import {
  defaultState,
  stateAt,
  stateCount,
  type State,
} from '../../../../src/rslib/explorer/choices';
import {commandLine, configText, packageJson} from '../../../../src/rslib/explorer/configText';

const state = (changes: Partial<State>): State => ({...defaultState, ...changes});

/** Returns the text between `defineConfig({` and `});` of the configuration for a state. */
const body = (changes: Partial<State>): string =>
  configText(state(changes)).split('defineConfig({\n')[1]!.replace('});\n', '');

test('the default state needs no configuration file', () => {
  expect(configText(defaultState)).toBe('');
  expect(commandLine(defaultState)).toBe('npx rslib');
});

test('options of one output are at the top level', () => {
  const changes = {format: 'cjs', bundle: 'off', dts: 'files', autoExtension: 'types'};
  expect(body(changes)).toBe(
    "  format: 'cjs',\n  dts: { autoExtension: true },\n  bundle: false,\n",
  );
  expect(body({syntax: 'es2015', target: 'web', minify: 'on', sourceMap: 'on'})).toBe(
    "  syntax: 'es2015',\n  output: { target: 'web', minify: true, sourceMap: true },\n",
  );
});

test('an extension that the format has anyway is not configured', () => {
  expect(body({dts: 'files', autoExtension: 'types'})).toBe('  dts: true,\n');
  expect(body({dts: 'bundled', autoExtension: 'types', type: 'commonjs'})).toBe(
    '  dts: { bundle: true, autoExtension: true },\n',
  );
});

test('two formats share declarations, unless these are named after the format', () => {
  const format = 'esm+cjs';
  expect(body({format, dts: 'files'})).toBe(
    "  lib: [{ format: 'esm', dts: true }, { format: 'cjs' }],\n",
  );
  expect(body({format, dts: 'bundled', autoExtension: 'types'})).toBe(
    "  lib: [\n    { format: 'esm', dts: { bundle: true } },\n    { format: 'cjs', dts: { bundle: true, autoExtension: true } },\n  ],\n",
  );
});

test('two formats have separate folders if both would write the same file', () => {
  expect(body({format: 'esm+cjs', autoExtension: 'off'})).toBe(
    "  lib: [\n    { format: 'esm', output: { distPath: './dist/esm' } },\n    { format: 'cjs', output: { distPath: './dist/cjs' } },\n  ],\n  autoExtension: false,\n",
  );
});

test('a format for browsers leaves the dependency outside only if it is configured', () => {
  expect(body({format: 'umd'})).toContain('autoExternal: true');
  expect(body({format: 'umd', externals: 'bundled'})).not.toContain('autoExternal');
});

test('a command has a flag for every option, or there is none', () => {
  const flags = {format: 'cjs', bundle: 'off', dts: 'files', syntax: 'es2015', target: 'web'};
  expect(commandLine(state({...flags, minify: 'on', autoExtension: 'off'}))).toBe(
    'npx rslib --format cjs --no-bundle --dts --no-auto-extension --syntax es2015 --target web --minify',
  );
  for (const changes of [{format: 'esm+cjs'}, {dts: 'bundled'}, {sourceMap: 'on'}])
    expect(commandLine(state(changes))).toBeUndefined();
});

test('no line of a configuration is longer than 80 characters', () => {
  const texts = new Set(Array.from({length: stateCount}, (_, index) => configText(stateAt(index))));
  const long = [...texts].flatMap((text) => text.split('\n')).filter((line) => line.length > 80);
  expect(long).toEqual([]);
});

const manifest = (changes: Partial<State>, files: readonly string[]) =>
  JSON.parse(packageJson(state(changes), files)) as Record<string, unknown>;

test('exports of one file are its path, and types come first', () => {
  expect(manifest({}, ['dist/index.js'])).toEqual({
    name: 'badge',
    version: '1.0.0',
    type: 'module',
    exports: './dist/index.js',
    files: ['dist'],
    dependencies: {clsx: '^2.1.1'},
  });
  const {exports} = manifest({type: 'commonjs'}, ['dist/index.mjs', 'dist/index.d.ts']);
  expect(JSON.stringify(exports)).toBe(
    '{".":{"types":"./dist/index.d.ts","default":"./dist/index.mjs"}}',
  );
});

test('each of two formats has its condition, with the types that it has', () => {
  const format = 'esm+cjs';
  const files = ['dist/index.js', 'dist/index.cjs'];
  expect(manifest({format}, files)).toMatchObject({
    main: './dist/index.cjs',
    exports: {'.': {import: './dist/index.js', require: './dist/index.cjs'}},
  });
  expect(manifest({format}, [...files, 'dist/index.d.ts'])['exports']).toEqual({
    '.': {types: './dist/index.d.ts', import: './dist/index.js', require: './dist/index.cjs'},
  });
  const types = ['dist/index.d.ts', 'dist/index.d.cts'];
  expect(manifest({format, autoExtension: 'types'}, [...files, ...types])['exports']).toEqual({
    '.': {
      import: {types: './dist/index.d.ts', default: './dist/index.js'},
      require: {types: './dist/index.d.cts', default: './dist/index.cjs'},
    },
  });
});

test('stylesheets are exported, scripts are for a CDN, and a bundled package is not a dependency', () => {
  const {exports} = manifest({css: 'imported'}, ['dist/index.js', 'dist/index.css']);
  expect(exports).toEqual({'.': './dist/index.js', './index.css': './dist/index.css'});
  const script = manifest({format: 'iife', externals: 'bundled'}, ['dist/index.js']);
  expect(script).toMatchObject({unpkg: './dist/index.js', devDependencies: {clsx: '^2.1.1'}});
  expect(script).not.toHaveProperty('dependencies');
});

test('without files, package.json has only what the build reads', () => {
  expect(Object.keys(manifest({format: 'umd'}, []))).toEqual([
    ...['name', 'version', 'type', 'files', 'dependencies'],
  ]);
});
