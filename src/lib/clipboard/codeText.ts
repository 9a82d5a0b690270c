export type CodeLine = {readonly text: string; readonly deleted: boolean};

/** Returns the text that is copied from a code block: without deleted lines of a diff, and without shell prompts. */
export function codeToCopy(lines: readonly CodeLine[], language: string): string {
  const isShell = /^(bash|sh|shell)$/.test(language);
  return lines
    .filter(({deleted}) => !deleted)
    .map(({text}) => text.replace(/\n$/, ''))
    .map((text) => (isShell ? text.replace(/^\$ /, '') : text))
    .join('\n')
    .trimEnd();
}
