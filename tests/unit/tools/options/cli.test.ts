import {commandsIn, flagsFor, flagsIn, listedFlags} from '../../../../tools/options/cli';

const help = [
  'Usage:',
  '  $ tool [command] [options]',
  '',
  'Commands:',
  '  build    build it',
  '  mf-dev   start it',
  '',
  'Options:',
  '  -w, --watch       watch',
  '  --bundle          enable it (use --no-bundle to disable)',
  '  --auto-extension  control it',
  '  --dist-path <dir>',
  '  --no-env          leave it',
];

test('flags in explanations count', () => {
  expect([...flagsIn(help)]).toEqual([
    '--watch',
    '--bundle',
    '--no-bundle',
    '--auto-extension',
    '--dist-path',
    '--no-env',
  ]);
});

test('flags are listed once, without those in explanations', () => {
  expect(listedFlags(help)).toEqual([
    '--watch',
    '--bundle',
    '--auto-extension',
    '--dist-path',
    '--no-env',
  ]);
});

test('commands are listed', () => {
  expect(commandsIn(help)).toEqual(['build', 'mf-dev']);
  expect(commandsIn(['Options:', '  --help'])).toEqual([]);
});

test.each([
  ['bundle', ['--bundle', '--no-bundle']],
  ['autoExtension', ['--auto-extension']],
  ['dts.distPath', []],
  ['id', []],
])('the flags of %s are found in the help', (name, flags) => {
  expect(flagsFor(name, help)).toEqual(flags);
});
