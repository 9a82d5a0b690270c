import {commandsIn, flagsFor, flagsIn, listedFlags} from '../../../../tools/options/helpText';

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

test('listed flags do not include those in descriptions', () => {
  const listed = ['--watch', '--bundle', '--auto-extension', '--dist-path', '--no-env'];
  expect(listedFlags(help)).toEqual(listed);
  expect(flagsIn(help)).toEqual(new Set([...listed, '--no-bundle']));
});

test('commands are found', () => {
  expect(commandsIn(help)).toEqual(['build', 'mf-dev']);
  expect(commandsIn(['Options:', '  --help'])).toEqual([]);
});

test.each([
  ['bundle', ['--bundle', '--no-bundle']],
  ['autoExtension', ['--auto-extension']],
  ['dts.distPath', []],
  ['id', []],
])('the flags of %s are found', (name, flags) => {
  expect(flagsFor(name, help)).toEqual(flags);
});
