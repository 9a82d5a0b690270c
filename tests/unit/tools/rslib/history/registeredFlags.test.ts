import {registeredFlags} from '../../../../../tools/rslib/history/registeredFlags';

test.each([
  ["cli.option('-w, --watch', 'turn on watch mode')", ['--watch']],
  ["cli.option('-c --config <config>', 'the file')", ['--config']],
  ['cli.option("--bundle", "enable (use --no-bundle to disable)")', ['--bundle', '--no-bundle']],
  ["a.option('--lib <id>', 'one', {type: []}).option('--root <dir>', 'two')", ['--lib', '--root']],
  ["cli.option('--env', 'load `.env` files').option('--env', 'x')", ['--env']],
  ["cli.option('-h, --help', 'Display this').option('-v, --version', 'x')", []],
  ["cli.option(\n  '--dts',\n  'emit declarations',\n)", ['--dts']],
  ["console.log('--dts'); option('dts', '--dts')", []],
])('%s registers %j', (code, expected) => {
  expect(registeredFlags(code)).toEqual(expected);
});
