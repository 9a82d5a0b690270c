import type {ExampleRecord} from '../../../../../src/rslib/examples/exampleRecord';
import {
  changedMessages,
  releaseRecord,
  type ReleaseContents,
} from '../../../../../tools/rslib/release/releaseRecord';

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
const examplesOf = (before: Partial<ExampleRecord>, after: Partial<ExampleRecord>) =>
  releaseRecord(side('1.0.0', before), side('1.1.0', after)).examples;
const changeOf = (change: Partial<ExampleRecord>) => examplesOf({}, change)[0];
const outputOf = (text: string) => ({output: [{path: 'dist/index.js', bytes: 1, text}]});

test('the version in a log is not a difference', () => {
  expect(releaseRecord(side('1.0.0'), side('1.1.0'))).toEqual({
    version: '1.1.0',
    previous: '1.0.0',
    examples: [],
    messages: [],
  });
});

const more = [...example.output, {path: 'dist/index.d.ts', bytes: 1, text: 'x'}];

test.each([
  [
    'a changed file',
    outputOf('var a = 1;\nexport { a };\n'),
    'dist/index.js',
    '@@ -1,2 +1,2 @@\n-const a = 1;\n+var a = 1;\n export { a };',
  ],
  ['a new file', {output: more}, 'files', '@@ -1,1 +1,2 @@\n dist/index.js\n+dist/index.d.ts'],
])('%s is recorded as hunks of a diff', (_, change, part, diff) => {
  expect(changeOf(change)?.parts).toEqual([{part, diff}]);
});

test.each([
  ['a minified line', `${'a;'.repeat(300)}b`, `${'a;'.repeat(300)}c`],
  ['a path of the machine', 'import "/srv/a/.work/minimal.1/b"', 'import "./b"'],
  ['a long difference', 'a\n'.repeat(60), 'b\n'.repeat(60)],
])('%s is not recorded', (_, before, after) => {
  expect(examplesOf(outputOf(before), outputOf(after))).toEqual([]);
});

test('a missing newline at the end of a file is not recorded', () => {
  expect(changeOf(outputOf('const a = 1;'))?.parts[0]?.diff).not.toContain('No newline');
});

test('a build that fails is recorded with its exit code', () => {
  expect(changeOf({exitCode: 1})?.exitCodes).toEqual([0, 1]);
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
    [['Cannot find ', ' in this folder']],
    [['Cannot find ', ' in the folder']],
    [{before: 'Cannot find … in this folder', after: 'Cannot find … in the folder'}],
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
  const [old, now] = [7, 8].map((major) => [`No tsgo with TypeScript ${major} or higher.`]) as [
    string[],
    string[],
  ];
  const before = {messages: [old, ['Another message']], shown: []};
  const after = {messages: [now, ['Some other words']], shown: [now]};
  const reworded = [{before: old[0], after: now[0]}];
  expect(changedMessages(before, after)).toEqual(reworded);
  expect(changedMessages({...before, shown: [old]}, {...after, shown: []})).toEqual(reworded);
});

test('an earlier failure or crash is not a difference, but another error is', () => {
  const failed = (error: string) => ({exitCode: 1, output: [], log: `error   ${error}\n`});
  const crash = failed('TypeError: config.lib is not iterable');
  expect(examplesOf(failed('No entry'), {})).toEqual([]);
  expect(examplesOf(crash, failed('No entry.'))).toEqual([]);
  expect(examplesOf(failed('No entry'), failed('No entry.'))).toHaveLength(1);
});
