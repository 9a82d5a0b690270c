import type {Root, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Records} from '../records/pageData';
import {neededRelease} from '../records/history/neededRelease';

/** Labels each table with the heading above it or the page's title; the second table below a heading gets `(2)`. */
export function remarkTableNames() {
  return (tree: Root, file: VFile): void => {
    const {title} = (file.data.frontMatter ?? {}) as {title?: string};
    const counts = new Map<string, number>();
    let heading = title ?? '';
    visit(tree, ['heading', 'table'], (node) => {
      if (node.type === 'heading') heading = toString(node);
      if (node.type !== 'table' || heading === '') return;
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      const name = count === 1 ? heading : `${heading} (${count})`;
      node.data = {...node.data, hProperties: {ariaLabel: name}};
    });
  };
}

/** Sets `data-since` in each row of a table of command-line flags: the release that introduced the flag. */
export function remarkFlagMarks({records}: {readonly records: Pick<Records, 'load'>}) {
  return (tree: Root): void => {
    const {history} = records.load();
    // The command-line parser adds `--help` and `--version`, so the history does not contain them.
    const documented = new Set(['--help', '--version', ...Object.keys(history.flags)]);
    visit(tree, 'table', ({children: [, ...rows]}) => {
      const cells = rows.flatMap(({children: [cell]}) => cell ?? []);
      const areFlags = (cell: TableCell): boolean =>
        flagsIn(cell).length > 0 && flagsIn(cell).every((flag) => documented.has(flag));
      if (!cells.every(areFlags)) return;
      for (const cell of cells)
        cell.data = {hProperties: {dataSince: neededRelease(flagsIn(cell), history)}};
    });
  };
}

const flagsIn = (cell: TableCell): readonly string[] =>
  toString(cell).match(/--[a-z][a-z-]*/g) ?? [];
