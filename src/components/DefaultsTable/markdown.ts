import type {PhrasingContent, RootContent, Table, TableCell} from 'mdast';
import {getMessage} from '../../compiler/messages';
import {jsx, phrasing} from '../../compiler/markdown/nodes';
import {differenceRows, optionAddress} from '../../compiler/records/options/differenceRows';
import {briefLines, caseLines} from '../../compiler/records/options/optionText';
import type {ComponentCall} from '../../compiler/markdown/forms';
import type {CaseValue} from '../../compiler/records/options/optionTypes';
import {identity} from '../../site/identity';

/** `<DefaultsTable>` → the table, with a line per default of a cell. Long values unfold. */
export function expandDefaultsTable(call: ComponentCall) {
  const more: More = (brief, lines) => ({
    ...jsx('MoreView', {brief, lines}),
    type: 'mdxJsxTextElement',
    children: [],
  });
  const table = defaultsTable(call, [{type: 'break'}], [{type: 'break'}], more);
  return jsx('DefaultsTableView', {}, [table]);
}

/** Returns the table in plain Markdown, whose cells have one line. */
export function serializeDefaultsTable(call: ComponentCall): readonly RootContent[] {
  const {locale} = call.data;
  const semicolon = getMessage(locale, 'punctuation.semicolon');
  const colon = getMessage(locale, 'punctuation.colon');
  return [defaultsTable(call, [{type: 'text', value: semicolon}], [{type: 'text', value: colon}])];
}

type More = (brief: readonly string[], lines: readonly string[]) => PhrasingContent;

/**
 * Returns the table. `between` separates the lines of a cell, `before` an option from the setting that
 * changes it; `more` renders shortened values.
 */
function defaultsTable(
  {data}: ComponentCall,
  between: readonly PhrasingContent[],
  before: readonly PhrasingContent[],
  more?: More,
): Table {
  const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
  const joined = (lines: readonly string[]): PhrasingContent[] =>
    lines.flatMap((line, index) => [...(index > 0 ? between : []), ...phrasing(line)]);
  const values = (own: readonly CaseValue[], other: readonly CaseValue[]): TableCell => {
    const lines = caseLines(own, data.locale);
    const brief = briefLines(own, data.locale, other);
    return cell(more && brief.join('') !== lines.join('') ? [more(brief, lines)] : joined(lines));
  };
  const head = [
    getMessage(data.locale, 'build.option.name'),
    identity.buildTool.name,
    identity.name,
  ].map((value) => cell([{type: 'text', value}]));
  const rows = differenceRows(data.options).map(({option, setting, defaults}) => [
    cell([
      optionName(option),
      ...(setting === undefined ? [] : [...before, ...phrasing(`\`${setting}\``)]),
    ]),
    values(defaults.rsbuild, defaults.rslib),
    values(defaults.rslib, defaults.rsbuild),
  ]);
  return {
    type: 'table',
    align: head.map(() => null),
    children: [head, ...rows].map((children) => ({type: 'tableRow', children})),
  };
}

function optionName(option: string): PhrasingContent {
  const name: PhrasingContent = {type: 'inlineCode', value: option};
  const url = optionAddress(option);
  return url === undefined ? name : {type: 'link', url, children: [name]};
}
