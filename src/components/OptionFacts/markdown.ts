import type {PhrasingContent, RootContent, TableRow} from 'mdast';
import {text} from '../../lib/localized';
import type {ComponentCall} from '../../plugins/site-mdx/components';
import type {OptionRecord} from '../../plugins/site-mdx/data';
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

function scopeText(option: OptionRecord, locale: Locale): string {
  return text(locale, scopes[option.scope.includes('top') ? 'top' : 'item']);
}

function defaultText(option: OptionRecord, locale: Locale): {value: string; isCode: boolean} {
  return typeof option.default === 'string'
    ? {value: option.default, isCode: true}
    : {value: text(locale, option.default), isCode: false};
}

/** `<OptionFacts>` → `<OptionFactsView>`; the type stands as a child so that it is highlighted like all code. */
export function expandOptionFacts({props, data}: ComponentCall) {
  const option = data.option(String(props.name));
  const standard = defaultText(option, data.locale);
  return jsx(
    'OptionFactsView',
    {
      name: option.name,
      typeLabel: text(data.locale, labels.type),
      defaultLabel: text(data.locale, labels.default),
      standard: standard.value,
      isCode: String(standard.isCode),
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
  const standard = defaultText(option, data.locale);
  const rows: [LocalizedText, PhrasingContent][] = [
    [labels.type, {type: 'inlineCode', value: option.type.replace(/\s+/g, ' ')}],
    [
      labels.default,
      standard.isCode
        ? {type: 'inlineCode', value: standard.value}
        : {type: 'text', value: standard.value},
    ],
    [labels.scope, {type: 'text', value: scopeText(option, data.locale)}],
  ];
  if (option.cli.length > 0) {
    rows.push([labels.cli, {type: 'inlineCode', value: option.cli.join(' ')}]);
  }
  if (option.since) rows.push([labels.since, {type: 'text', value: option.since}]);
  if (option.deprecated) {
    rows.push([labels.deprecated, {type: 'text', value: text(data.locale, option.deprecated)}]);
  }
  const row = (first: PhrasingContent, second: PhrasingContent): TableRow => ({
    type: 'tableRow',
    children: [
      {type: 'tableCell', children: [first]},
      {type: 'tableCell', children: [second]},
    ],
  });
  return [
    {
      type: 'table',
      align: [null, null],
      children: [
        row({type: 'inlineCode', value: option.name}, {type: 'text', value: ''}),
        ...rows.map(([label, value]) => row({type: 'text', value: text(data.locale, label)}, value)),
      ],
    },
  ];
}
