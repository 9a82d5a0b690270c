import {unifiedDiff} from '../../../../tools/support/diff';

test('equal texts have no difference', () => {
  expect(unifiedDiff('a', 'x\n', 'x\n')).toBe('');
});

test.each([
  [
    'a changed line',
    '1\n2\n3\n4\n5\n',
    '1\n2\n3\n4\nfive\n',
    '@@ -2,4 +2,4 @@\n 2\n 3\n 4\n-5\n+five',
  ],
  ['a new text', '', 'a\n', '@@ -0,0 +1,1 @@\n+a'],
  ['a deleted text', 'a\n', '', '@@ -1,1 +0,0 @@\n-a'],
  ['a missing line end', 'a\n', 'a', '@@ -1,1 +1,1 @@\n-a\n+a\n\\ No newline at end of file'],
])('%s shows with its context', (_case, before, after, hunk) => {
  expect(unifiedDiff('f', before, after)).toBe(`--- f (recorded)\n+++ f (now)\n${hunk}`);
});
