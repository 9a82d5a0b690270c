import {
  failedExamples,
  nightlySummary,
  outcomeOf,
  summaryLimit,
  versionIn,
  type CheckRun,
} from '../../../../tools/nightly/summary';

const check = (title: string, exitCode: number, output: string): CheckRun => ({
  title,
  command: `npm run ${title.toLowerCase()}`,
  exitCode,
  output,
});

const differing = [
  'installing @rslib/core@latest in a temporary folder',
  'comparing with @rslib/core 1.1.0',
  '  dual-package  differs (1.2 s)',
  '  24 of 235, 15 s, 2:08 min last time',
  '  banner  does not work (0.9 s)',
  '',
  'dual-package:',
  '--- dist/index.js',
  '+++ dist/index.js',
  '@@ -1 +1 @@',
  '-old',
  '+new ```',
  '',
  'banner:',
  'consumer: it threw',
  '',
  '2 of 3 differ',
].join('\n');

const examples = check('Examples', 1, differing);
const same = check('Options', 0, 'options: 70 as recorded');

it('finds the examples that differ, each with what was said about it', () => {
  expect(failedExamples(differing)).toEqual([
    {
      name: 'dual-package',
      word: 'differs',
      details: '--- dist/index.js\n+++ dist/index.js\n@@ -1 +1 @@\n-old\n+new ```',
    },
    {name: 'banner', word: 'does not work', details: 'consumer: it threw'},
  ]);
});

it('knows the version that was compared', () => {
  expect(versionIn(differing)).toBe('1.1.0');
  expect(versionIn('building with @rslib/core 2.0.0-beta.1')).toBe('2.0.0-beta.1');
  expect(versionIn('installing @rslib/core@latest')).toBeUndefined();
});

it.each([
  ['same', 0, 'no difference'],
  ['differs', 1, differing],
  ['differs', 1, '--- a\n+++ b\n@@ -1 +1 @@\n-1\n+2'],
  ['differs', 1, 'options: the package and the data disagree\n  lib.new is not described'],
  ['broken', 1, 'npm error code E404'],
  ['broken', 2, ''],
] as const)('is %s when a command ends with %i', (outcome, exitCode, output) => {
  expect(outcomeOf(check('Options', exitCode, output))).toBe(outcome);
});

it('says in one table how each check ended and then what differs', () => {
  expect(nightlySummary('@rslib/core@latest', [examples, same])).toBe(
    [
      '# Compared with @rslib/core@latest (1.1.0)',
      '| Check | Result |\n| --- | --- |\n| Examples | **differs**: 2 |\n| Options | no difference |',
      'This version builds other output than the pages show. Update the package in `examples/`, record with `npm run examples -- --update` and `npm run options -- --update`, and read what changed.',
      '## Examples: **differs**',
      '`npm run examples`',
      '### dual-package: differs',
      '````diff\n--- dist/index.js\n+++ dist/index.js\n@@ -1 +1 @@\n-old\n+new ```\n````',
      '### banner: does not work',
      '```text\nconsumer: it threw\n```\n',
    ].join('\n\n'),
  );
});

it('does not take a command that could not run for a difference', () => {
  const text = nightlySummary('@rslib/core@9.9.9', [
    check('Examples', 1, 'npm error code ETARGET'),
    same,
  ]);
  expect(text).toContain('| Examples | **could not run** |');
  expect(text).toContain('Exit code 1.\n\n```text\nnpm error code ETARGET\n```');
  expect(text).toContain('nothing is known about it');
});

it('says that all is well in a few lines', () => {
  const text = nightlySummary('@rslib/core@latest', [check('Examples', 0, 'no difference'), same]);
  expect(text.trim().split('\n\n')).toHaveLength(3);
  expect(text).toContain('The pages are true for this version too.');
});

it('stays below what GitHub shows, and still names what differs', () => {
  const many = Array.from({length: 40}, (_, index) => `example-${index}`);
  const long = [
    ...many.map((name) => `  ${name}  differs (0.1 s)`),
    ...many.flatMap((name) => ['', `${name}:`, `+${'long '.repeat(20_000)}`]),
    '',
    '40 of 40 differ',
  ].join('\n');
  const text = nightlySummary('@rslib/core@latest', [check('Examples', 1, long), same]);
  expect(text.length).toBeLessThan(summaryLimit);
  for (const name of many) expect(text).toContain(`- ${name}\n`);
});
