import type {ExampleRecord} from '../../../../src/compiler/records/example';
import {changedMessages, releaseRecord, type Side} from '../../../../tools/release/record';

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
const side = (version: string, change: Partial<ExampleRecord> = {}): Side => ({
  version,
  examples: {
    minimal: {...example, rslib: version, log: `Rslib v${version}\n\nready built\n`, ...change},
  },
  messages: [],
  shown: [],
});
const parts = (change: Partial<ExampleRecord>) =>
  releaseRecord(side('1.0.0'), side('1.1.0', change)).examples[0];

test('the version in a log is no difference', () => {
  expect(releaseRecord(side('1.0.0'), side('1.1.0'))).toEqual({
    version: '1.1.0',
    previous: '1.0.0',
    examples: [],
    messages: [],
  });
});

test('a file is recorded by its hunks', () => {
  const output = [{path: 'dist/index.js', bytes: 12, text: 'var a = 1;\nexport { a };\n'}];
  expect(parts({output})?.parts).toEqual([
    {part: 'dist/index.js', diff: '@@ -1,2 +1,2 @@\n-const a = 1;\n+var a = 1;\n export { a };'},
  ]);
});

test('a file that is new stands in the list of files', () => {
  const output = [...example.output, {path: 'dist/index.d.ts', bytes: 1, text: 'x'}];
  expect(parts({output})?.parts).toEqual([
    {part: 'files', diff: '@@ -1,1 +1,2 @@\n dist/index.js\n+dist/index.d.ts'},
  ]);
});

test.each([
  ['a minified line', `${'a;'.repeat(300)}b`, `${'a;'.repeat(300)}c`],
  ['a folder of the machine', 'import "/srv/a/.work/minimal.1/b"', 'import "./b"'],
  ['more lines than anybody reads', 'a\n'.repeat(60), 'b\n'.repeat(60)],
])('%s is not recorded', (_, before, after) => {
  const output = (text: string) => ({output: [{path: 'dist/index.js', bytes: 1, text}]});
  const record = releaseRecord(side('1.0.0', output(before)), side('1.1.0', output(after)));
  expect(record.examples).toEqual([]);
});

test('a file that ends without a new line is recorded without saying so', () => {
  const output = [{path: 'dist/index.js', bytes: 12, text: 'const a = 1;'}];
  expect(parts({output})?.parts[0]?.diff).not.toContain('No newline');
});

test('a build that no longer works says so', () => {
  expect(parts({exitCode: 1, log: 'Rslib v1.1.0\n\nready built\n'})?.exitCodes).toEqual([0, 1]);
});

test('an example that the version before had not is no difference', () => {
  const before: Side = {...side('1.0.0'), examples: {}};
  expect(releaseRecord(before, side('1.1.0')).examples).toEqual([]);
});

const shown = (messages: readonly string[][]) => ({messages, shown: messages});

test.each([
  ['a new message', [], [['Cannot find ', '.']], [{after: 'Cannot find … .'}]],
  ['a message that is gone', [['Cannot find ', '.']], [], [{before: 'Cannot find … .'}]],
  ['what Node says itself', [], [['Cannot find module ', '']], []],
  ['the same message with other spaces', [['Cannot find  ', '.']], [['Cannot find ', ' .']], []],
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
    'another message in its place',
    [['The entry is missing']],
    [['No plugin was given']],
    [{after: 'No plugin was given'}, {before: 'The entry is missing'}],
  ],
])('%s', (_, before, after, expected) => {
  expect(changedMessages(shown(before), shown(after))).toEqual(expected);
});

test('a message that pages show is reworded also where they show one of both words alone; what they never show is left out', () => {
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

test('a log with another stack is the same; the message above the stack counts', () => {
  const log = (message: string, line: number) => ({
    log: `error   ${message}\n        │     at done (file://rspack/index.js:${line}:68)\n    at file://a.js:${line}:1\n`,
  });
  const between = (before: object, after: object) =>
    releaseRecord(side('1.0.0', before), side('1.1.0', after)).examples;
  expect(between(log('No.', 676), log('No.', 711))).toEqual([]);
  expect(between(log('No.', 676), log('None.', 711))[0]?.parts[0]?.diff).not.toContain(' at ');
});

test('what a failed build lacked is no difference of its output', () => {
  const failed = {exitCode: 1, output: [], log: 'error\n'};
  expect(releaseRecord(side('1.0.0', failed), side('1.1.0')).examples).toEqual([]);
});

test('a crash is no difference, whatever became of the build; another error is one', () => {
  const failed = (error: string) => ({exitCode: 1, output: [], log: `error   ${error}\n`});
  const since = (before: string) =>
    releaseRecord(side('1.0.0', failed(before)), side('1.1.0', failed('No entry.'))).examples;
  expect(since('TypeError: config.lib is not iterable')).toEqual([]);
  expect(since('No entry')).toHaveLength(1);
});
