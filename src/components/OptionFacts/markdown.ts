import type {PhrasingContent, RootContent, TableRow} from 'mdast';
import {text} from '../../lib/localized';
import {splitCode} from '../../lib/options/splitCode';
import type {OptionFact} from '../../lib/options/model';
import type {ComponentCall} from '../../plugins/site-mdx/components';
import {code, jsx} from '../../plugins/site-mdx/jsx';
import type {Locale, LocalizedText} from '../../site/locales';

const scopes: Readonly<Record<'top' | 'item', LocalizedText>> = {
  top: {en: 'Top level or each lib item', 'zh-Hans': '顶层或单个 lib 配置项'},
  item: {en: 'Each lib item only', 'zh-Hans': '仅限单个 lib 配置项'},
};

const labels = {
  type: {en: 'Type', 'zh-Hans': '类型'},
  default: {en: 'Default', 'zh-Hans': '默认值'},
  scope: {en: 'Scope', 'zh-Hans': '作用范围'},
  cli: {en: 'Command line', 'zh-Hans': '命令行'},
  since: {en: 'Since', 'zh-Hans': '起始版本'},
  deprecated: {en: 'Deprecated', 'zh-Hans': '已弃用'},
} satisfies Record<string, LocalizedText>;

function scopeText(option: OptionFact, locale: Locale): string {
  return text(locale, scopes[option.scope.includes('top') ? 'top' : 'item']);
}

/** The default with its code in backticks. */
function defaultText(option: OptionFact, locale: Locale): string {
  return typeof option.default === 'string'
    ? `\`${option.default.replace(/\s+/g, ' ')}\``
    : text(locale, option.default);
}

/** A text with code in backticks as Markdown nodes. */
function phrasing(value: string): PhrasingContent[] {
  return splitCode(value).map(({isCode, value: part}) =>
    isCode ? {type: 'inlineCode', value: part} : {type: 'text', value: part},
  );
}

/** `<OptionFacts>` → `<OptionFactsView>`; the type stands as a child so that it is highlighted like all code. */
export function expandOptionFacts({props, data}: ComponentCall) {
  const option = data.option(String(props.name));
  return jsx(
    'OptionFactsView',
    {
      name: option.name,
      typeLabel: text(data.locale, labels.type),
      defaultLabel: text(data.locale, labels.default),
      standard: defaultText(option, data.locale),
      scopeLabel: text(data.locale, labels.scope),
      scope: scopeText(option, data.locale),
      cliLabel: text(data.locale, labels.cli),
      cli: option.cli.join(' '),
      sinceLabel: text(data.locale, labels.since),
      since: option.since,
      deprecatedLabel: text(data.locale, labels.deprecated),
      deprecated: option.deprecated && text(data.locale, option.deprecated),
    },
    [code('ts', option.type, 'inline')],
  );
}

/** The facts as a table of two columns. */
export function serializeOptionFacts({props, data}: ComponentCall): readonly RootContent[] {
  const option = data.option(String(props.name));
  const rows: [LocalizedText, PhrasingContent[]][] = [
    [labels.type, [{type: 'inlineCode', value: option.type.replace(/\s+/g, ' ')}]],
    [labels.default, phrasing(defaultText(option, data.locale))],
    [labels.scope, [{type: 'text', value: scopeText(option, data.locale)}]],
  ];
  if (option.cli.length > 0) {
    rows.push([
      labels.cli,
      option.cli.flatMap((flag, index): PhrasingContent[] => [
        ...(index > 0 ? [{type: 'text' as const, value: ', '}] : []),
        {type: 'inlineCode', value: flag},
      ]),
    ]);
  }
  if (option.since) rows.push([labels.since, [{type: 'text', value: option.since}]]);
  if (option.deprecated) {
    rows.push([labels.deprecated, phrasing(text(data.locale, option.deprecated))]);
  }
  const row = (first: PhrasingContent[], second: PhrasingContent[]): TableRow => ({
    type: 'tableRow',
    children: [
      {type: 'tableCell', children: first},
      {type: 'tableCell', children: second},
    ],
  });
  return [
    {
      type: 'table',
      align: [null, null],
      children: [
        row([{type: 'inlineCode', value: option.name}], [{type: 'text', value: ''}]),
        ...rows.map(([label, value]) =>
          row([{type: 'text', value: text(data.locale, label)}], value),
        ),
      ],
    },
  ];
}
