import type {PhrasingContent, RootContent, Table} from 'mdast';
import {getMessage} from '../../compiler/messages';
import {inlineCode, jsx, link, phrasing, tableOf, type Inline} from '../../compiler/markdown/nodes';
import {differenceRows, optionAddress} from '../../rslib/options/differenceRows';
import {briefLines, caseLines} from '../../rslib/options/optionText';
import type {ComponentCall} from '../../compiler/markdown/forms';
import type {CaseValue} from '../../rslib/options/optionTypes';
import {identity} from '../../site/identity';

/** Expands `<DefaultsTable>` to a table. A cell has one line per default; a long value is short until clicked. */
export function expandDefaultsTable(call: ComponentCall) {
  const more: More = (brief, lines) => ({
    ...jsx('MoreView', {brief, lines}),
    type: 'mdxJsxTextElement',
    children: [],
  });
  const table = defaultsTable(call, [{type: 'break'}], [{type: 'break'}], more);
  return jsx('DefaultsTableView', {}, [table]);
}

/** Returns the table for the Markdown mirror, where a cell cannot have several lines. */
export function serializeDefaultsTable(call: ComponentCall): readonly RootContent[] {
  const {locale} = call.data;
  const semicolon = getMessage(locale, 'punctuation.semicolon');
  const colon = getMessage(locale, 'punctuation.colon');
  return [defaultsTable(call, [semicolon], [colon])];
}

type More = (brief: readonly string[], lines: readonly string[]) => PhrasingContent;

/**
 * Returns the table. `between` separates the defaults in a cell, `before` separates an option from its Rspack setting.
 * `more` renders the short form of a long value, which expands; without it, the cell contains the whole value.
 */
function defaultsTable(
  {data}: ComponentCall,
  between: readonly Inline[],
  before: readonly Inline[],
  more?: More,
): Table {
  const values = (own: readonly CaseValue[], other: readonly CaseValue[]): readonly Inline[] => {
    const lines = caseLines(own, data.locale);
    const brief = briefLines(own, data.locale, other);
    if (more && brief.join('') !== lines.join('')) return [more(brief, lines)];
    return lines.flatMap((line, index) => [...(index > 0 ? between : []), ...phrasing(line)]);
  };
  return tableOf([
    [getMessage(data.locale, 'build.option.name'), identity.buildTool.name, identity.name],
    ...differenceRows(data.options).map(({option, setting, defaults}) => [
      [optionName(option), ...(setting === undefined ? [] : [...before, inlineCode(setting)])],
      values(defaults.rsbuild, defaults.rslib),
      values(defaults.rslib, defaults.rsbuild),
    ]),
  ]);
}

function optionName(option: string): PhrasingContent {
  const name = inlineCode(option);
  const url = optionAddress(option);
  return url === undefined ? name : link(url, name);
}
