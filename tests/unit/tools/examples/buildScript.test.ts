import {commandLine, packageOf, parseBuildScript} from '../../../../tools/examples/buildScript';

describe('parseBuildScript', () => {
  it.each([
    ['rslib', [{program: 'rslib', args: []}]],
    ['rslib --lib esm --lib cjs', [{program: 'rslib', args: ['--lib', 'esm', '--lib', 'cjs']}]],
    ['  rslib   --dts ', [{program: 'rslib', args: ['--dts']}]],
    ['tsup', [{program: 'tsup', args: []}]],
    ['tsc', [{program: 'tsc', args: []}]],
    ['rollup --config', [{program: 'rollup', args: ['--config']}]],
    [
      'rslib && vue-tsc --declaration',
      [
        {program: 'rslib', args: []},
        {program: 'vue-tsc', args: ['--declaration']},
      ],
    ],
  ])('reads %j', (script, steps) => {
    expect(parseBuildScript(script)).toEqual(steps);
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

test('a command line runs every step with npx', () => {
  expect(commandLine(parseBuildScript('rslib --lib esm && vue-tsc'))).toBe(
    'npx rslib --lib esm && npx vue-tsc',
  );
});

test('programs belong to packages', () => {
  expect(['rslib', 'rsbuild', 'tsc', 'vue-tsc'].map(packageOf)).toEqual([
    '@rslib/core',
    '@rsbuild/core',
    'typescript',
    'vue-tsc',
  ]);
});
