import {describeParts} from '../../../../src/rslib/releases/changeWords';

const diff = (part: string, ...lines: readonly string[]) => ({
  part,
  diff: ['@@ -1,1 +1,1 @@', ...lines].join('\n'),
});

test.each([
  ['a new file', diff('files', ' a.js', '+b.js'), ['writes', {files: ['b.js']}]],
  ['a missing file', diff('files', '-a.js', '-b.js'), ['writesNot', {files: ['a.js', 'b.js']}]],
  [
    'another file',
    diff('files', '-a.js', '+b.wasm'),
    ['writesInstead', {before: ['a.js'], after: ['b.wasm']}],
  ],
  [
    'other file names',
    diff('files', '-1.js', '-2.js', '+a.js', '+b.js'),
    ['renames', {before: ['1.js'], after: ['a.js']}],
  ],
  ['a new message', diff('log', '+warn    [x] It is old.'), ['prints', {message: ['It is old.']}]],
  [
    'a message that is gone',
    diff('log', '-warn    It is old.'),
    ['printsNot', {message: ['It is old.']}],
  ],
  ['other sizes', diff('log', '-a.js  1.20 kB', '+a.js  12 kB'), ['sizes', {}]],
  ['another log', diff('log', '-a', '+b'), ['printsOther', {}]],
  [
    'another word in one line',
    diff('a.d.ts', "-export * from './sum';", "+export * from './sum.js';"),
    ['nowIs', {file: ['a.d.ts'], before: ["'./sum'"], after: ["'./sum.js'"]}],
  ],
  ['a new line', diff('a.js', '+b'), ['lineDiffers', {file: ['a.js'], count: ['1']}]],
  ['more lines', diff('a.js', '-a', '-b', '+c'), ['linesDiffer', {file: ['a.js'], count: ['2']}]],
])('%s is described', (_what, part, [key, values]) => {
  expect(describeParts([part])).toEqual([{key, values}]);
});

test('other sizes in the terminal are not described if there is a new file', () => {
  const sizes = diff('log', '-a.js  1 kB', '+a.js  2 kB');
  const keys = describeParts([sizes, diff('files', '+b.js')]).map(({key}) => key);
  expect(keys).toEqual(['writes']);
});
