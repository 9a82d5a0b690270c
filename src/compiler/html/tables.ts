import type {Root, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {Records} from '../records/data';
import {neededRelease} from '../records/history/needs';

/**
 * Names tables by the heading above them, or the title of the page, for those that scroll: a screen reader says where
 * it is. Several below one heading are counted, as no two parts of a page may have the same name.
 */
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

/**
 * Says in tables on flags which release brought each, for who uses an older one. A table with a flag that Rslib never had
 * is about another command.
 */
export function remarkFlagMarks({records}: {readonly records: Pick<Records, 'load'>}) {
  return (tree: Root): void => {
    const {history} = records.load();
    // The parser of the command line brings two.
    const known = new Set(['--help', '--version', ...Object.keys(history.flags)]);
    visit(tree, 'table', ({children: [, ...rows]}) => {
      const cells = rows.flatMap(({children: [cell]}) => cell ?? []);
      const areFlags = (cell: TableCell): boolean =>
        flagsIn(cell).length > 0 && flagsIn(cell).every((flag) => known.has(flag));
      if (!cells.every(areFlags)) return;
      for (const cell of cells)
        cell.data = {hProperties: {dataSince: neededRelease(flagsIn(cell), history)}};
    });
  };
}

const flagsIn = (cell: TableCell): readonly string[] =>
  toString(cell).match(/--[a-z][a-z-]*/g) ?? [];
