export type Entry = {
  readonly name: string;
  readonly note: string;
  readonly children: readonly Entry[];
};

/** Renders files as a tree of text, with the notes in a column. */
export function treeLines(entries: readonly Entry[]): string {
  const lines = rows(entries, '', true);
  const width = Math.max(...lines.map(({text, note}) => (note ? text.length : 0)));
  return lines.map(({text, note}) => (note ? `${text.padEnd(width)}  ${note}` : text)).join('\n');
}

type Row = {readonly text: string; readonly note: string};

function rows(entries: readonly Entry[], indent: string, isFirst: boolean): readonly Row[] {
  return entries.flatMap(({name, note, children}, index) => {
    const isLast = index === entries.length - 1;
    const connector = isFirst ? '' : isLast ? '└── ' : '├── ';
    const below = isFirst ? '' : isLast ? '    ' : '│   ';
    return [{text: `${indent}${connector}${name}`, note}, ...rows(children, indent + below, false)];
  });
}
