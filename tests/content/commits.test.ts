import {execFileSync} from 'node:child_process';

const types = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test';
const pattern = new RegExp(`^(?:${types})(?:\\([a-z][\\w-]*\\))?!?: [^A-Z\\s].*[^.\\s]$`);
const longest = 72;

/**
 * Returns the reason why a commit subject is refused, or `undefined`: it has to be `type(scope): imperative`
 * in at most 72 characters, as in Conventional Commits 1.0.0. Merge commits have the subject that git writes.
 */
function commitSubjectError(subject: string): string | undefined {
  if (subject.startsWith('Merge ')) return undefined;
  if (subject.length > longest)
    return `"${subject}" has ${subject.length} characters; cut it to ${longest}.`;
  if (pattern.test(subject)) return undefined;
  return `"${subject}" is not "type(scope): change", with one of the types ${types.replaceAll('|', ', ')}, a lower-case letter after the colon and no full stop.`;
}

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
  // The commit that added this file; in a shallow clone, the oldest commit. Undefined if this file is not committed.
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
