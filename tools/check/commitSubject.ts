const types = 'build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test';
const pattern = new RegExp(`^(?:${types})(?:\\([a-z][\\w-]*\\))?!?: [^A-Z\\s].*[^.\\s]$`);
const longest = 72;

/**
 * Returns the reason why a commit subject is refused, or `undefined`: it has to be `type(scope): imperative`
 * in at most 72 characters, as in Conventional Commits 1.0.0. Merge commits have the subject that git writes.
 */
export function commitSubjectError(subject: string): string | undefined {
  if (subject.startsWith('Merge ')) return undefined;
  if (subject.length > longest)
    return `"${subject}" has ${subject.length} characters; cut it to ${longest}.`;
  if (pattern.test(subject)) return undefined;
  return `"${subject}" is not "type(scope): change", with one of the types ${types.replaceAll('|', ', ')}, a lower-case letter after the colon and no full stop.`;
}
