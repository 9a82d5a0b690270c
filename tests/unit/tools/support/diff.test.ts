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

test.each([
  ['a new text', '', 'a\n', '@@ -0,0 +1,1 @@\n+a'],
  ['a text that is gone', 'a\n', '', '@@ -1,1 +0,0 @@\n-a'],
  ['a missing line end', 'a\n', 'a', '@@ -1,1 +1,1 @@\n-a\n+a\n\\ No newline at end of file'],
  ['an empty line at the end', 'a\nb\n\n', 'c\nb\n\n', '@@ -1,3 +1,3 @@\n-a\n+c\n b\n '],
])('%s is shown', (_case, before, after, hunk) => {
  expect(unifiedDiff('f', before, after)).toBe(`--- f (recorded)\n+++ f (now)\n${hunk}`);
});
