import type {PhrasingContent, RootContent, Table, TableCell} from 'mdast';
import {say} from '../../compiler/say';
import {phrasing} from '../../compiler/markdown/phrasing';
import {differenceRows, optionAddress} from '../../compiler/records/options/table';
import {briefLines, caseLines} from '../../compiler/records/options/text';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {jsx} from '../../compiler/markdown/nodes';
import type {CaseValue} from '../../compiler/records/options/model';
import {identity} from '../../site/identity';

/** `<DefaultsTable>` → the table, with a line for each kind of output that has its own default; long ones unfold. */
export function expandDefaultsTable(call: ComponentCall) {
  const more = (brief: readonly string[], lines: readonly string[]): PhrasingContent => ({
    ...jsx('MoreView', {brief, lines}),
    type: 'mdxJsxTextElement',
    children: [],
  });
  const table = defaultsTable(call, [{type: 'break'}], [{type: 'break'}], more);
  return jsx('DefaultsTableView', {}, [table]);
}

/** The same in plain Markdown, whose cells have one line. */
export function serializeDefaultsTable(call: ComponentCall): readonly RootContent[] {
  const {locale} = call.data;
  const semicolon = say(locale, 'punctuation.semicolon');
  const colon = say(locale, 'punctuation.colon');
  return [defaultsTable(call, [{type: 'text', value: semicolon}], [{type: 'text', value: colon}])];
}

/** The table with something between the lines of a cell, between an option and what it sets, and for long lines. */
function defaultsTable(
  {data}: ComponentCall,
  between: readonly PhrasingContent[],
  before: readonly PhrasingContent[],
  more?: (brief: readonly string[], lines: readonly string[]) => PhrasingContent,
): Table {
  const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
  const joined = (lines: readonly string[]): PhrasingContent[] =>
    lines.flatMap((line, index) => [...(index > 0 ? between : []), ...phrasing(line)]);
  const values = (own: readonly CaseValue[], other: readonly CaseValue[]): TableCell => {
    const lines = caseLines(own, data.locale);
    const brief = briefLines(own, data.locale, other);
    return cell(more && brief.join('') !== lines.join('') ? [more(brief, lines)] : joined(lines));
  };
  const head = [say(data.locale, 'build.option.name'), identity.buildTool.name, identity.name].map(
    (value) => cell([{type: 'text', value}]),
  );
  const rows = differenceRows(data.options).map(({option, setting, defaults}) => [
    cell([
      named(option),
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

/** The name of an option, with a link to where it is described. */
function named(option: string): PhrasingContent {
  const name: PhrasingContent = {type: 'inlineCode', value: option};
  const url = optionAddress(option);
  return url === undefined ? name : {type: 'link', url, children: [name]};
}
