import type {Root, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {Records} from '../pageData';
import {neededRelease} from './neededRelease';

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
