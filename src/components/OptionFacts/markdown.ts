import type {PhrasingContent, RootContent} from 'mdast';
import {getMessage} from '../../compiler/messages';
import {
  code,
  joinNodes,
  jsx,
  link,
  paragraph,
  phrasing,
  tableOf,
} from '../../compiler/markdown/nodes';
import {factRows, type FactRow} from '../../rslib/options/factRows';
import {manyText} from '../../rslib/options/optionText';
import {briefType, shortType} from '../../rslib/options/typeFields';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {optionPlace} from '../../rslib/explorer/optionPlace';
import {releasePage} from '../../rslib/versions/releasePage';
import type {Locale} from '../../site/locales';

export type {FactRow};

/** Expands `<OptionFacts>` to its view. The type is a child, so that it is highlighted as code. */
export function expandOptionFacts({props, data}: ComponentCall) {
  const option = data.option(String(props.name));
  const type = shortType(option.type);
  const brief = briefType(type);
  const rows = factRows(option, data.locale, data.history);
  return jsx(
    'OptionFactsView',
    {
      typeLabel: getMessage(data.locale, 'build.option.type'),
      typeBrief: brief && `\`${brief}\``,
      typeNote: manyText(option, data.locale),
      tall: type.includes('\n') || undefined,
      explorer: explorerLink(option.name, data.locale),
      rows: props.isMarked ? rows.map(({since: _, changed: _changed, ...row}) => row) : rows,
    },
    [code('ts', type, 'inline')],
  );
}

/** Returns the link to the explorer, or undefined if the explorer has no choice for the option. */
function explorerLink(option: string, locale: Locale) {
  const to = optionPlace(option);
  return to && {to, label: getMessage(locale, 'build.option.explorer')};
}

/** Serializes the facts as a table of two columns, followed by the link to the explorer if there is one. */
export function serializeOptionFacts({props, data}: ComponentCall): readonly RootContent[] {
  const option = data.option(String(props.name));
  const note = manyText(option, data.locale);
  const type = `\`${shortType(option.type).replace(/\s+/g, ' ')}\``;
  const separator = getMessage(data.locale, 'punctuation.semicolon');
  const line = (text: string, release: string | undefined): PhrasingContent[] =>
    release === undefined
      ? phrasing(text)
      : [
          link(`/releases/${releasePage(release)}`, release),
          ...phrasing(text.slice(release.length)),
        ];
  const explorer = explorerLink(option.name, data.locale);
  return [
    tableOf([
      [phrasing(`\`${option.name}\``), []],
      [
        phrasing(getMessage(data.locale, 'build.option.type')),
        phrasing(note === undefined ? type : `${type} ${note}`),
      ],
      ...factRows(option, data.locale, data.history).map(({label, lines, releases = []}) => [
        phrasing(label),
        joinNodes(
          lines.map((text, index) => line(text, releases[index])),
          separator,
        ),
      ]),
    ]),
    ...(explorer ? [paragraph(link(explorer.to, explorer.label))] : []),
  ];
}
