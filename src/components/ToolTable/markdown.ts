import type {PhrasingContent, RootContent, TableRow} from 'mdast';
import {text} from '../../lib/locale/localizedText';
import {getMessage} from '../../compiler/messages';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {tools} from '../../site/tools';
import {columns} from './columns';

export function serializeToolTable({data}: ComponentCall): readonly RootContent[] {
  const row = (cells: readonly PhrasingContent[]): TableRow => ({
    type: 'tableRow',
    children: cells.map((cell) => ({type: 'tableCell', children: [cell]})),
  });
  const head = columns.map((label) => ({
    type: 'text' as const,
    value: getMessage(data.locale, label),
  }));
  return [
    {
      type: 'table',
      align: columns.map(() => null),
      children: [
        row(head),
        ...tools.map((tool) =>
          row([
            {type: 'link', url: tool.href, children: [{type: 'text', value: tool.name}]},
            {type: 'text', value: text(data.locale, tool.description)},
            {type: 'inlineCode', value: tool.npmPackage ?? ''},
          ]),
        ),
      ],
    },
  ];
}
