import type {ExampleRecord} from '../../../../src/compiler/records/exampleRecord';
import {
  changedMessages,
  releaseRecord,
  type ReleaseContents,
} from '../../../../tools/release/releaseRecord';

const example: ExampleRecord = {
  name: 'minimal',
  rslib: '1.0.0',
  typescript: null,
  command: 'npx rslib',
  exitCode: 0,
  log: 'Rslib v1.0.0\n\nready built\n',
  warnings: [],
  files: ['package.json'],
  output: [{path: 'dist/index.js', bytes: 12, text: 'const a = 1;\nexport { a };\n'}],
};
const side = (version: string, change: Partial<ExampleRecord> = {}): ReleaseContents => ({
  version,
  examples: {
    minimal: {...example, rslib: version, log: `Rslib v${version}\n\nready built\n`, ...change},
  },
  messages: [],
  shown: [],
});
const parts = (change: Partial<ExampleRecord>) =>
  releaseRecord(side('1.0.0'), side('1.1.0', change)).examples[0];

test('the version in a log is not a difference', () => {
  expect(releaseRecord(side('1.0.0'), side('1.1.0'))).toEqual({
    version: '1.1.0',
    previous: '1.0.0',
    examples: [],
    messages: [],
  });
});

test('a changed file is recorded as hunks of a diff', () => {
  const output = [{path: 'dist/index.js', bytes: 12, text: 'var a = 1;\nexport { a };\n'}];
  expect(parts({output})?.parts).toEqual([
    {part: 'dist/index.js', diff: '@@ -1,2 +1,2 @@\n-const a = 1;\n+var a = 1;\n export { a };'},
  ]);
});

test('a new file is recorded in the list of files', () => {
  const output = [...example.output, {path: 'dist/index.d.ts', bytes: 1, text: 'x'}];
  expect(parts({output})?.parts).toEqual([
    {part: 'files', diff: '@@ -1,1 +1,2 @@\n dist/index.js\n+dist/index.d.ts'},
  ]);
});

test.each([
  ['a minified line', `${'a;'.repeat(300)}b`, `${'a;'.repeat(300)}c`],
  ['a path of the machine', 'import "/srv/a/.work/minimal.1/b"', 'import "./b"'],
  ['a long difference', 'a\n'.repeat(60), 'b\n'.repeat(60)],
])('%s is not recorded', (_, before, after) => {
  const output = (text: string) => ({output: [{path: 'dist/index.js', bytes: 1, text}]});
  const record = releaseRecord(side('1.0.0', output(before)), side('1.1.0', output(after)));
  expect(record.examples).toEqual([]);
});

test('a missing newline at the end of a file is not recorded', () => {
  const output = [{path: 'dist/index.js', bytes: 12, text: 'const a = 1;'}];
  expect(parts({output})?.parts[0]?.diff).not.toContain('No newline');
});

test('a build that fails is recorded with its exit code', () => {
  expect(parts({exitCode: 1, log: 'Rslib v1.1.0\n\nready built\n'})?.exitCodes).toEqual([0, 1]);
});

test('an example that the earlier release lacks is not a difference', () => {
  const before: ReleaseContents = {...side('1.0.0'), examples: {}};
  expect(releaseRecord(before, side('1.1.0')).examples).toEqual([]);
});

const shown = (messages: readonly string[][]) => ({messages, shown: messages});

test.each([
  ['a new message', [], [['Cannot find ', '.']], [{after: 'Cannot find … .'}]],
  ['a removed message', [['Cannot find ', '.']], [], [{before: 'Cannot find … .'}]],
  ['a message of Node', [], [['Cannot find module ', '']], []],
  ['a message with other spaces', [['Cannot find  ', '.']], [['Cannot find ', ' .']], []],
  [
    'a reworded message',
    [['Cannot find the entry ', ' in this folder']],
    [['Cannot find the entry ', ' in the folder']],
    [
      {
        before: 'Cannot find the entry … in this folder',
        after: 'Cannot find the entry … in the folder',
      },
    ],
  ],
  [
    'an unrelated message',
    [['The entry is missing']],
    [['No plugin was given']],
    [{after: 'No plugin was given'}, {before: 'The entry is missing'}],
  ],
])('messages are compared: %s', (_, before, after, expected) => {
  expect(changedMessages(shown(before), shown(after))).toEqual(expected);
});

test('a reworded message is recorded if pages show it before or after', () => {
  const [old, now] = [
    ['No tsgo with TypeScript 7 or higher.'],
    ['No tsgo with TypeScript 8 or higher.'],
  ];
  const before = {messages: [old, ['Another message']], shown: []};
  const after = {messages: [now, ['Some other words']], shown: [now]};
  const reworded = [{before: old[0], after: now[0]}];
  expect(changedMessages(before, after)).toEqual(reworded);
  expect(changedMessages({...before, shown: [old]}, {...after, shown: []})).toEqual(reworded);
});

test('stack frames in a log are not compared, but the message above them is', () => {
  const log = (message: string, line: number) => ({
    log: `error   ${message}\n        │     at done (file://rspack/index.js:${line}:68)\n    at file://a.js:${line}:1\n`,
  });
  const between = (before: object, after: object) =>
    releaseRecord(side('1.0.0', before), side('1.1.0', after)).examples;
  expect(between(log('No.', 676), log('No.', 711))).toEqual([]);
  expect(between(log('No.', 676), log('None.', 711))[0]?.parts[0]?.diff).not.toContain(' at ');
});

test('an example that failed to build before is not a difference', () => {
  const failed = {exitCode: 1, output: [], log: 'error\n'};
  expect(releaseRecord(side('1.0.0', failed), side('1.1.0')).examples).toEqual([]);
});

test('an earlier crash is not a difference, but another error is', () => {
  const failed = (error: string) => ({exitCode: 1, output: [], log: `error   ${error}\n`});
  const since = (before: string) =>
    releaseRecord(side('1.0.0', failed(before)), side('1.1.0', failed('No entry.'))).examples;
  expect(since('TypeError: config.lib is not iterable')).toEqual([]);
  expect(since('No entry')).toHaveLength(1);
});
