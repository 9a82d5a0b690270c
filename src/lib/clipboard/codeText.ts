/** A line of a code block as it stands on the page. */
export type CodeLine = {readonly text: string; readonly deleted: boolean};

/** What copying a block yields: removed lines and shell prompts stay behind. */
export function codeToCopy(lines: readonly CodeLine[], language: string): string {
  const isShell = /^(bash|sh|shell)$/.test(language);
  return lines
    .filter(({deleted}) => !deleted)
    .map(({text}) => text.replace(/\n$/, ''))
    .map((text) => (isShell ? text.replace(/^\$ /, '') : text))
    .join('\n')
    .trimEnd();
}
