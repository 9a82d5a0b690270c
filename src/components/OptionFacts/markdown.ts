import type {PhrasingContent, RootContent, TableRow} from 'mdast';
import {say} from '../../compiler/say';
import {phrasing} from '../../compiler/markdown/phrasing';
import {factRows, type FactRow} from '../../compiler/records/options/rows';
import {manyText} from '../../compiler/records/options/text';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {code, jsx} from '../../compiler/markdown/nodes';

export type {FactRow};

/** Types of more lines than this are set as running text, so that the first example of a page keeps its place. */
const maxLines = 7;

/** `<OptionFacts>` → `<OptionFactsView>`; the type stands as a child so that it is highlighted like all code. */
export function expandOptionFacts({props, data}: ComponentCall) {
  const option = data.option(String(props.name));
  return jsx(
    'OptionFactsView',
    {
      name: option.name,
      typeLabel: say(data.locale, 'build.option.type'),
      typeNote: manyText(option, data.locale),
      tall: isTall(option.type) || undefined,
      rows: factRows(option, data.locale),
    },
    [code('ts', option.type, 'inline')],
  );
}

function isTall(type: string): boolean {
  const {length} = type.split('\n');
  return length > 1 && length <= maxLines;
}

/** The facts as a table of two columns. */
export function serializeOptionFacts({props, data}: ComponentCall): readonly RootContent[] {
  const option = data.option(String(props.name));
  const note = manyText(option, data.locale);
  const type: PhrasingContent[] = [
    {type: 'inlineCode', value: option.type.replace(/\s+/g, ' ')},
    ...(note === undefined ? [] : [{type: 'text' as const, value: ` ${note}`}]),
  ];
  const row = (first: PhrasingContent[], second: PhrasingContent[]): TableRow => ({
    type: 'tableRow',
    children: [
      {type: 'tableCell', children: first},
      {type: 'tableCell', children: second},
    ],
  });
  const separator = say(data.locale, 'punctuation.semicolon');
  return [
    {
      type: 'table',
      align: [null, null],
      children: [
        row([{type: 'inlineCode', value: option.name}], [{type: 'text', value: ''}]),
        row([{type: 'text', value: say(data.locale, 'build.option.type')}], type),
        ...factRows(option, data.locale).map(({label, lines}) =>
          row([{type: 'text', value: label}], phrasing(lines.join(separator))),
        ),
      ],
    },
  ];
}
