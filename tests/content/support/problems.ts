/**
 * Fails with one line per problem. A problem begins with `file:line:`, which terminals open, and names the fault; the
 * advice names the remedy.
 */
export function expectNone(problems: readonly string[], advice: string): void {
  if (problems.length === 0) return;
  const shown = problems.slice(0, 60);
  const rest = problems.length - shown.length;
  const error = new Error(
    `${advice}\n\n${shown.join('\n')}${rest > 0 ? `\n… and ${rest} more` : ''}\n`,
  );
  // The stack would only point into this file.
  error.stack = error.message;
  throw error;
}
