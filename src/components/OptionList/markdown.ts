import type {PhrasingContent, RootContent, TableCell} from 'mdast';
import {getMessage} from '../../compiler/messages';
import {jsx, phrasing} from '../../compiler/markdown/nodes';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {shortType, typeFields} from '../../compiler/records/options/typeFields';
import {versionMarks, type VersionMarks} from '../../compiler/records/options/factRows';
import type {OptionFact} from '../../compiler/records/options/optionTypes';
import {briefDefault} from '../../compiler/records/options/optionText';
import {text} from '../../lib/locale/localizedText';

/** Row of the list; code in backticks. */
export type OptionRow = {
  readonly name: string;
  /** Id of the option's heading, if the page has one. */
  readonly id?: string;
  readonly type?: string;
  readonly text: string;
  readonly value: string;
} & VersionMarks;

/** Expands `<OptionList>` to its view, with a filter if it lists a whole page. */
export function expandOptionList(call: ComponentCall) {
  return jsx('OptionListView', {
    rows: rowsOf(call),
    labels: head(call),
    isPage: call.props.page === true || undefined,
  });
}

/** Serializes the options as a table: name and type, description, default. */
export function serializeOptionList(call: ComponentCall): readonly RootContent[] {
  const colon = getMessage(call.data.locale, 'punctuation.colon');
  const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
  const rows = rowsOf(call).map(({name, id, type, text: words, value}) => [
    cell([
      linked(name, id),
      ...(type === undefined
        ? []
        : [{type: 'text' as const, value: colon}, ...phrasing(`\`${type}\``)]),
    ]),
    cell(phrasing(words)),
    cell(phrasing(value)),
  ]);
  const titles = head(call).map((value) => cell([{type: 'text', value}]));
  return [
    {
      type: 'table',
      align: titles.map(() => null),
      children: [titles, ...rows].map((children) => ({type: 'tableRow', children})),
    },
  ];
}

function head({data}: ComponentCall): readonly string[] {
  return (['name', 'summary', 'default'] as const).map((key) =>
    getMessage(data.locale, `build.option.${key}`),
  );
}

function linked(name: string, id: string | undefined): PhrasingContent {
  const code: PhrasingContent = {type: 'inlineCode', value: name};
  return id === undefined ? code : {type: 'link', url: `#${id}`, children: [code]};
}

/** Returns rows for the properties of the option `of`, or for all options of a page. */
function rowsOf({props, data}: ComponentCall): readonly OptionRow[] {
  const {of, page} = props;
  const [names, ids] = [props.names, props.ids].map((list) =>
    Array.isArray(list) ? list.map(String) : [],
  ) as [string[], string[]];
  const idOf = (name: string): string | undefined => ids[names.indexOf(name)];
  const factOf = (name: string): OptionFact | undefined =>
    data.options.options.find((option) => option.name === name);
  const row = (name: string, shown: string, type: string | undefined): OptionRow => {
    const option = factOf(name);
    const id = idOf(name);
    const isClosed = names.some((other) => other.startsWith(`${name}.`)) || undefined;
    return {
      name: shown,
      ...(id === undefined ? {} : {id}),
      ...(type === undefined ? {} : {type: shortType(type, isClosed).replace(/\s+/g, ' ')}),
      text: option ? text(data.locale, option.summary) : '',
      value: option ? briefDefault(option, data.locale) : '',
      ...versionMarks(name, data.locale, data.history),
    };
  };
  if (page === true) {
    return names.map((name) => row(name, name, of === undefined ? undefined : factOf(name)?.type));
  }
  const option = data.option(String(of));
  return typeFields(option.type).map(({name, value}) =>
    row(`${option.name}.${name.replaceAll("'", '')}`, name, value),
  );
}
