import {execFileSync} from 'node:child_process';
import {commitSubjectError} from '../../tools/check/commitSubject';

const git = (...args: readonly string[]): readonly string[] =>
  execFileSync('git', args, {encoding: 'utf8'}).split('\n').filter(Boolean);

it.each(['fix(tabs): keep focus when a group changes', 'feat!: drop Node.js 18', 'Merge branch a'])(
  'accepts "%s"',
  (subject) => expect(commitSubjectError(subject)).toBeUndefined(),
);

it.each([
  ['Fix tabs', /type\(scope\)/],
  ['fix(tabs): Keep focus', /lower-case/],
  ['fix: keep focus.', /full stop/],
  [`fix: ${'a'.repeat(70)}`, /75 characters/],
])('refuses "%s"', (subject, reason) => expect(commitSubjectError(subject)).toMatch(reason));

it('accepts every commit since this check was added', () => {
  // Conventional since then; a shallow clone begins later. Not committed yet: nothing to check.
  const added = git(
    'log',
    '--diff-filter=A',
    '--format=%H',
    '--',
    'tests/content/commits.test.ts',
  ).at(-1);
  const subjects = added ? git('log', '--format=%s', `${added}..HEAD`) : [];
  expect(subjects.map(commitSubjectError).filter(Boolean)).toEqual([]);
});
