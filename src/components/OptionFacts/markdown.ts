import type {PhrasingContent, RootContent, TableRow} from 'mdast';
import {say} from '../../compiler/say';
import {phrasing} from '../../compiler/markdown/phrasing';
import {factRows, type FactRow} from '../../compiler/records/options/rows';
import {manyText} from '../../compiler/records/options/text';
import {briefType, shortType} from '../../compiler/records/options/fields';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {code, jsx} from '../../compiler/markdown/nodes';

export type {FactRow};

/**
 * `<OptionFacts>` → `<OptionFactsView>`; the type stands as a child so that it is highlighted like all code. Below a
 * heading with marks for a reader's version they have none.
 */
export function expandOptionFacts({props, data}: ComponentCall) {
  const option = data.option(String(props.name));
  const type = shortType(option.type);
  const brief = briefType(type);
  const rows = factRows(option, data.locale, data.history);
  return jsx(
    'OptionFactsView',
    {
      name: option.name,
      typeLabel: say(data.locale, 'build.option.type'),
      typeBrief: brief && `\`${brief}\``,
      typeNote: manyText(option, data.locale),
      tall: type.includes('\n') || undefined,
      rows: props.isMarked ? rows.map(({since: _, changed: _changed, ...row}) => row) : rows,
    },
    [code('ts', type, 'inline')],
  );
}

/** The facts as a table of two columns. */
export function serializeOptionFacts({props, data}: ComponentCall): readonly RootContent[] {
  const option = data.option(String(props.name));
  const note = manyText(option, data.locale);
  const type: PhrasingContent[] = [
    {type: 'inlineCode', value: shortType(option.type).replace(/\s+/g, ' ')},
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
        ...factRows(option, data.locale, data.history).map(({label, lines}) =>
          row([{type: 'text', value: label}], phrasing(lines.join(separator))),
        ),
      ],
    },
  ];
}
