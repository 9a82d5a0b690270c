import {compareRecords} from '../../../../tools/rslib/examples/compareRecords';
import {
  builtWith,
  outputText,
  warningsOf,
  type ExampleRecord,
} from '../../../../src/rslib/examples/exampleRecord';

const record: ExampleRecord = {
  name: 'minimal',
  rslib: '1.0.1',
  typescript: null,
  command: 'npx rslib',
  exitCode: 0,
  log: 'Rslib v1.0.1\n\nready   built in <time>\n',
  warnings: [],
  files: ['package.json', 'src/index.ts'],
  output: [
    {path: 'dist/index.js', bytes: 3, text: '1;\n'},
    {path: 'dist/logo.png', bytes: 9, text: null},
  ],
};

test('equal records do not differ', () => {
  expect(compareRecords(record, structuredClone(record))).toEqual([]);
});

test.each<[string, Partial<ExampleRecord>, string]>([
  ['exit code', {exitCode: 1}, '-exit code 0\n+exit code 1'],
  ['warning', {warnings: ['old option']}, '+warning: old option'],
  ['log', {log: `${record.log}more\n`}, '+more'],
  ['input', {files: ['package.json']}, '-src/index.ts'],
  ['TypeScript', {typescript: '7.0.2'}, '+typescript 7.0.2'],
  ['error of a program', {wordings: {'Node.js 22': ['Error: no']}}, '+Node.js 22: Error: no'],
  ['missing output', {output: record.output.slice(0, 1)}, '-dist/logo.png (9 bytes)'],
  [
    'text',
    {output: [{path: 'dist/index.js', bytes: 3, text: '2;\n'}, ...record.output.slice(1)]},
    '-1;\n+2;',
  ],
])('a different %s is shown', (_what, change, expected) => {
  expect(compareRecords(record, {...record, ...change}).join('\n')).toContain(expected);
});

test('the record of another build tool names the tool', () => {
  const other: ExampleRecord = {...record, rslib: null, builder: 'tsup 9.0.0'};
  expect([record, other].map(builtWith)).toEqual(['@rslib/core 1.0.1', 'tsup 9.0.0']);
  expect(compareRecords(record, other)[0]).toContain('-@rslib/core 1.0.1\n+tsup 9.0.0');
  expect(compareRecords(other, {...other, builder: 'tsup 9.1.0'})).toHaveLength(1);
});

test('warnings are read from the log', () => {
  expect(warningsOf('info    a\nwarn    b is old \nready   c\n')).toEqual(['b is old']);
});

test('output that is missing or not text throws with the files that exist', () => {
  expect(outputText(record, 'dist/index.js')).toBe('1;\n');
  expect(() => outputText(record, 'dist/nope.js')).toThrow('dist/index.js, dist/logo.png');
  expect(() => outputText(record, 'dist/logo.png')).toThrow('no output text');
});
