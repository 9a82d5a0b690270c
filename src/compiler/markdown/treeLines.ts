/** A file or a folder that a writer lists. */
export type Entry = {
  readonly name: string;
  readonly note: string;
  readonly children: readonly Entry[];
};

/** Files as a tree of text: connectors below the first level, notes in a column of their own. */
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
