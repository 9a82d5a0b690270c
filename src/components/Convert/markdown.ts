import type {PhrasingContent, RootContent, Text} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {
  fillSentence,
  inlineCode,
  jsx,
  link,
  paragraph,
  phrasing,
  tableOf,
  textNode,
  type Inline,
} from '../../compiler/markdown/nodes';
import {getMessage, getViewMessages} from '../../compiler/messages';
import {trials} from '../../data/convert.json';
import {text} from '../../lib/locale/localizedText';
import {rowsOf, type Row} from '../../rslib/convert/rows';
import {toolIds, tools} from '../../rslib/convert/tools';
import {optionAddress} from '../../rslib/options/differenceRows';
import {identity} from '../../site/identity';

/** Expands `<Convert />` to its view. */
export const expandConvert = ({data}: ComponentCall) =>
  jsx('ConvertView', {words: getViewMessages(data.locale, 'Convert')});

/** Returns the sentence for readers without scripts. */
export const serializeConvert = ({data}: ComponentCall): readonly RootContent[] => [
  paragraph(textNode(getMessage(data.locale, 'build.Convert.noScript'))),
];

/** Expands `<ConvertTable tool="tsup" group="files" />` to the table of the tool's options. */
export const expandConvertTable = (call: ComponentCall) =>
  jsx('div', {className: 'prose'}, serializeConvertTable(call));

/** Returns the table, and a sentence with the options that have no counterpart and need none. */
export function serializeConvertTable({props, data}: ComponentCall): readonly RootContent[] {
  const {locale} = data;
  const tool = toolIds.find((id) => id === props.tool);
  if (!tool) throw new Error(`"${String(props.tool)}" is no tool: ${toolIds.join(', ')}.`);
  const words = getViewMessages(locale, 'Convert');
  const rows = rowsOf(tool, props.group as string | undefined);
  const isSilent = ({becomes, kind, text: own}: Row) => kind === 'none' && !becomes && !own;
  const silent = rows.filter(isSilent).flatMap(({options}) => options);
  const comma = textNode(getMessage(locale, 'punctuation.comma'));
  return [
    tableOf([
      [tools[tool].name, identity.name],
      ...rows
        .filter((row) => !isSilent(row))
        .map(({options, becomes, text: own}): (readonly Inline[])[] => [
          listed(options, textNode(' ')),
          [
            ...(becomes ? [optionCode(becomes)] : []),
            ...(becomes && own ? [textNode(words.stop)] : []),
            ...(own ? linked(sentence(text(locale, own))) : []),
            ...(becomes || own ? [] : [textNode(words.same)]),
          ],
        ]),
    ]),
    ...(silent.length > 0
      ? [paragraph(...fillSentence(words.silent, {options: listed(silent, comma)}))]
      : []),
  ];
}

/** Expands `<ConvertTrials tool="tsup" />` to the options that were built with the tool and with Rslib. */
export const expandConvertTrials = (call: ComponentCall) =>
  jsx('div', {className: 'prose'}, serializeConvertTrials(call));

export function serializeConvertTrials({props, data}: ComponentCall): readonly RootContent[] {
  const {locale} = data;
  const tool = props.tool as keyof typeof trials;
  const words = getViewMessages(locale, 'Convert');
  const comma = textNode(getMessage(locale, 'punctuation.comma'));
  const names = (isSame: boolean) =>
    listed(
      Object.entries(trials[tool]).flatMap(([option, files]) =>
        (files === '') === isSame ? [option] : [],
      ),
      comma,
    );
  const {name, version} = tools[tool];
  return [
    paragraph(
      ...fillSentence(words.tried, {tool: name, version, same: names(true)}),
      ...(names(false).length > 0 ? fillSentence(words.differ, {others: names(false)}) : []),
    ),
  ];
}

const listed = (names: readonly string[], between: Text): readonly PhrasingContent[] =>
  names.flatMap((name, index) => [...(index > 0 ? [between] : []), inlineCode(name)]);

/** Returns an option with its value, as a link to its section if there is one. */
function optionCode(option: string): PhrasingContent {
  const [name = ''] = /^[\w.]+/.exec(option) ?? [];
  const url = name === 'plugins' ? '/config/rsbuild/plugins' : optionAddress(name);
  return url === undefined ? inlineCode(option) : link(url, inlineCode(option));
}

/** Converts a text with code in backticks and Markdown links to nodes. */
const linked = (value: string): readonly PhrasingContent[] =>
  value.split(/(\[[^\]]+\]\([/#][^)]*\))/).flatMap((part) => {
    const [, label, url] = /^\[([^\]]+)\]\((.*)\)$/.exec(part) ?? [];
    return url === undefined ? phrasing(part) : [link(url, phrasing(label!))];
  });

/** Returns a note without the places for values. */
const sentence = (note: string): string => note.replace(/\[\[[^\]]*\]\]/g, '');
