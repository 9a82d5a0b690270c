import type {PhrasingContent, Table, TableRow} from 'mdast';
import {splitCode} from '../../lib/page/splitCode';

/** A table whose first row is its head; cells are texts with code in backticks. */
export function table(rows: readonly (readonly string[])[]): Table {
  const phrasing = (cell: string): PhrasingContent[] =>
    splitCode(cell).map(({isCode, value}) =>
      isCode ? {type: 'inlineCode', value} : {type: 'text', value},
    );
  return {
    type: 'table',
    align: (rows[0] ?? []).map(() => null),
    children: rows.map((cells): TableRow => ({
      type: 'tableRow',
      children: cells.map((cell) => ({type: 'tableCell', children: phrasing(cell)})),
    })),
  };
}
