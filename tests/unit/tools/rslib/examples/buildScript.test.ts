import {commandLine, packageOf, parseBuildScript} from '../../../../../tools/rslib/examples/buildScript';

describe('parseBuildScript', () => {
  it.each([
    ['rslib', [['rslib']]],
    ['rslib --lib esm --lib cjs', [['rslib', '--lib', 'esm', '--lib', 'cjs']]],
    ['  rslib   --dts ', [['rslib', '--dts']]],
    ['tsup', [['tsup']]],
    ['tsc', [['tsc']]],
    ['rollup --config', [['rollup', '--config']]],
    ['node release.mjs', [['node', 'release.mjs']]],
    ['rslib && vue-tsc --declaration', [['rslib'], ['vue-tsc', '--declaration']]],
  ])('reads %j', (script, steps) => {
    expect(parseBuildScript(script)).toEqual(steps.map(([program, ...args]) => ({program, args})));
  });

  it.each([
    undefined,
    '',
    'webpack',
    'tsc && rslib',
    'rslib | tee log',
    'rslib; rm -r dist',
    'rslib "--lib"',
    'rslib && ',
    'NODE_ENV=production rslib',
    'rslib > log',
    'rslib $FLAGS',
  ])('throws on %j', (script) => {
    expect(() => parseBuildScript(script)).toThrow(/script "build"/);
  });
});

test('a command line runs every step but a script with npx', () => {
  expect(commandLine(parseBuildScript('rslib --lib esm && vue-tsc'))).toBe(
    'npx rslib --lib esm && npx vue-tsc',
  );
  expect(commandLine(parseBuildScript('node release.mjs'))).toBe('node release.mjs');
});

test('programs belong to packages', () => {
  const packages = ['rslib', 'rsbuild', 'tsc', 'vue-tsc'].map(packageOf);
  expect(packages).toEqual(['@rslib/core', '@rsbuild/core', 'typescript', 'vue-tsc']);
});
