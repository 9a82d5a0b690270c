import {unifiedDiff} from '../../../../tools/support/diff';

const lines = (...values: string[]): string => values.map((value) => `${value}\n`).join('');

test('equal texts have no difference', () => {
  expect(unifiedDiff('a', 'x\n', 'x\n')).toBe('');
});

test('a changed line shows with its context', () => {
  const before = lines('1', '2', '3', '4', '5', '6', '7', '8', '9');
  expect(unifiedDiff('file', before, before.replace('5', 'five'))).toBe(
    [
      '--- file (recorded)',
      '+++ file (now)',
      '@@ -2,7 +2,7 @@',
      ' 2',
      ' 3',
      ' 4',
      '-5',
      '+five',
      ' 6',
      ' 7',
      ' 8',
    ].join('\n'),
  );
});

test('changes that are far apart are shown in two hunks', () => {
  const before = lines(...Array.from({length: 20}, (_, index) => `line ${index}`));
  const after = before.replace('line 1\n', 'one\n').replace('line 18\n', 'eighteen\n');
  expect(unifiedDiff('file', before, after).match(/^@@/gm)).toHaveLength(2);
});

test.each([
  ['a new text', '', 'a\n', '@@ -0,0 +1,1 @@\n+a'],
  ['a text that is gone', 'a\n', '', '@@ -1,1 +0,0 @@\n-a'],
  ['an added line', 'a\nc\n', 'a\nb\nc\n', '@@ -1,2 +1,3 @@\n a\n+b\n c'],
  ['a missing line end', 'a\n', 'a', '@@ -1,1 +1,2 @@\n a\n+\\ No newline at end of file'],
])('%s is shown', (_case, before, after, hunk) => {
  expect(unifiedDiff('f', before, after)).toBe(`--- f (recorded)\n+++ f (now)\n${hunk}`);
});
