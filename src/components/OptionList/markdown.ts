import type {RootContent} from 'mdast';
import {getMessage} from '../../compiler/messages';
import {jsx, table} from '../../compiler/markdown/nodes';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {shortType, typeFields} from '../../rslib/options/typeFields';
import {versionMarks, type VersionMarks} from '../../rslib/options/factRows';
import {briefDefault} from '../../rslib/options/optionText';
import {text} from '../../lib/locale/localizedText';

/** Row of the list: texts, with code in backticks, and the releases that added and last changed the option. */
export type OptionRow = {
  readonly name: string;
  readonly type: string;
  readonly text: string;
  readonly value: string;
} & VersionMarks;

export function expandOptionList(call: ComponentCall) {
  return jsx('OptionListView', {rows: rowsOf(call), labels: head(call)});
}

/** Serializes the options as a table: name and type, description, default. */
export function serializeOptionList(call: ComponentCall): readonly RootContent[] {
  const colon = getMessage(call.data.locale, 'punctuation.colon');
  const rows = rowsOf(call).map(({name, type, text: words, value}) => [
    `\`${name}\`${colon}\`${type}\``,
    words,
    value,
  ]);
  return [table([head(call), ...rows])];
}

function head({data}: ComponentCall): readonly string[] {
  return (['name', 'summary', 'default'] as const).map((key) =>
    getMessage(data.locale, `build.option.${key}`),
  );
}

/** Returns a row for each property of the option `of` that `names` lists. */
function rowsOf({props, data}: ComponentCall): readonly OptionRow[] {
  const option = data.option(String(props.of));
  const names = Array.isArray(props.names) ? props.names.map(String) : [];
  return typeFields(option.type).flatMap(({name, value}) => {
    const property = name.replaceAll("'", '');
    if (!names.includes(property)) return [];
    const path = `${option.name}.${property}`;
    const fact = data.options.options.find((each) => each.name === path);
    return {
      name,
      type: shortType(value).replace(/\s+/g, ' '),
      text: fact ? text(data.locale, fact.summary) : '',
      value: fact ? briefDefault(fact, data.locale) : '',
      ...versionMarks(path, data.locale, data.history),
    };
  });
}
