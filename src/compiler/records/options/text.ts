import type {Locale, LocalizedText} from '../../../site/locales';
import {text} from '../../../lib/locale/localized';
import {describeCases} from './cases';
import {differs} from './defaults';
import type {CaseValue, OptionFact, OptionScope, Value} from './model';

const scopes: Readonly<Record<string, LocalizedText>> = {
  'top item': {en: 'Top level or each lib item', 'zh-Hans': '顶层或单个 lib 配置项'},
  item: {en: 'Each lib item only', 'zh-Hans': '仅限单个 lib 配置项'},
  top: {en: 'Top level only', 'zh-Hans': '仅限顶层'},
};

const many: LocalizedText = {en: 'or an array of these', 'zh-Hans': '或由它们组成的数组'};

const marks = {
  en: {colon: ': ', same: (changes: string) => `like the first, with ${changes}`},
  'zh-Hans': {colon: '：', same: (changes: string) => `同第一项，再合并 ${changes}`},
} as const;

/** Where an option may stand. */
export function scopeText(scope: readonly OptionScope[], locale: Locale): string {
  const known = scopes[scope.join(' ')];
  return known === undefined ? '' : text(locale, known);
}

/** What follows the type of an option that takes an array too. */
export function manyText({orMany}: OptionFact, locale: Locale): string | undefined {
  return orMany ? text(locale, many) : undefined;
}

/** The default of an option, a line for each kind of output that has its own; code in backticks. */
export function defaultLines(option: OptionFact, locale: Locale): readonly string[] {
  return option.defaults
    ? caseLines(option.defaults.rslib, locale)
    : [valueText(option.default ?? '', locale)];
}

/** The same for Rsbuild, where Rslib has another default. */
export function rsbuildLines(option: OptionFact, locale: Locale): readonly string[] {
  return option.defaults && differs(option.defaults)
    ? caseLines(option.defaults.rsbuild, locale)
    : [];
}

export function caseLines(values: readonly CaseValue[], locale: Locale): readonly string[] {
  const {colon, same} = marks[locale];
  return values.map(({cases, value, changes}) => {
    const shown = changes ? same(code(changes)) : valueText(value, locale);
    const described = cases === undefined ? '' : describeCases(cases, locale);
    return described === '' ? shown : `${described}${colon}${shown}`;
  });
}

function valueText(value: Value, locale: Locale): string {
  return typeof value === 'string' ? code(value) : text(locale, value);
}

/** One line of code, also where the package writes several. */
function code(value: string): string {
  return `\`${value.replace(/\s+/g, ' ')}\``;
}
