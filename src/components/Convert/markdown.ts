import type {RootContent, Table} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {
  inlineCode,
  jsx,
  paragraph,
  phrasing,
  tableOf,
  textNode,
  type Inline,
} from '../../compiler/markdown/nodes';
import {getMessage, getViewMessages} from '../../compiler/messages';
import {text} from '../../lib/locale/localizedText';
import {noteTexts} from '../../rslib/convert/notes';
import {rowsOf} from '../../rslib/convert/rows';
import {toolIds, tools, type ToolId} from '../../rslib/convert/tools';

/** Expands `<Convert />` to its view. */
export const expandConvert = ({data}: ComponentCall) =>
  jsx('ConvertView', {words: getViewMessages(data.locale, 'Convert')});

/** Returns the sentence for readers without scripts. */
export const serializeConvert = ({data}: ComponentCall): readonly RootContent[] => [
  paragraph(textNode(getMessage(data.locale, 'build.Convert.noScript'))),
];

/** Expands `<ConvertTable tool="tsup" />` to the table of the tool's options. */
export const expandConvertTable = (call: ComponentCall) =>
  jsx('div', {className: 'convert-table'}, [optionTable(call)]);

export const serializeConvertTable = (call: ComponentCall): readonly RootContent[] => [
  optionTable(call),
];

function optionTable({props, data}: ComponentCall): Table {
  const {locale} = data;
  const tool = toolIds.find((id) => id === props.tool);
  if (!tool) throw new Error(`"${String(props.tool)}" is no tool: ${toolIds.join(', ')}.`);
  const words = getViewMessages(locale, 'Convert');
  return tableOf([
    [tools[tool satisfies ToolId].name, 'Rslib', words.difference],
    ...rowsOf(tool).map(({options, becomes, kind, note}): (readonly Inline[])[] => [
      options.flatMap((option, index) => [
        ...(index > 0 ? [textNode(' ')] : []),
        inlineCode(option),
      ]),
      becomes
        ? [inlineCode(becomes)]
        : [textNode(kind === 'same' ? words.sameWithout : words.none)],
      note ? phrasing(sentence(text(locale, noteTexts[note]))) : [textNode(words[kind])],
    ]),
  ]);
}

/** Returns a note without the places for values. */
const sentence = (note: string): string => note.replace(/\[\[[^\]]*\]\]/g, '');
