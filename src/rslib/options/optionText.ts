import type {Locale, MessageId} from '../../site/locales';
import {text} from '../../lib/locale/localizedText';
import {getMessage} from '../../compiler/messages';
import {describeCases, isBundleMode} from './outputCases';
import {differs} from './readDefaults';
import {briefCode, maxBrief} from './typeFields';
import type {CaseValue, OptionFact, OptionScope, Value} from './optionTypes';

const scopes: Readonly<Record<string, MessageId>> = {
  'top item': 'build.option.scopeBoth',
  item: 'build.option.scopeItem',
  top: 'build.option.scopeTop',
};

export function scopeText(scope: readonly OptionScope[], locale: Locale): string {
  const id = scopes[scope.join(' ')];
  return id === undefined ? '' : getMessage(locale, id);
}

/** Returns the text shown after the type of an option that also accepts an array of such values. */
export function manyText({orMany}: OptionFact, locale: Locale): string | undefined {
  return orMany ? getMessage(locale, 'build.option.many') : undefined;
}

/** Returns the default of an option with code in backticks, one line for each group of outputs that share it. */
export function defaultLines(option: OptionFact, locale: Locale): readonly string[] {
  return option.defaults
    ? caseLines(option.defaults.rslib, locale)
    : [valueText(option.default ?? '', locale)];
}

/**
 * Returns the usual default and the defaults of other outputs on one line: "`'node'`; MF: `'web'`". The usual default
 * has a label as well if it applies to bundle mode only.
 */
export function briefDefault({default: value = '', defaults}: OptionFact, locale: Locale): string {
  const other = firstCode(defaults?.rsbuild);
  const show = (each: Value): string => briefText(each, locale, other, maxBrief.list);
  const [first, ...others] = defaults?.rslib ?? [];
  const usual = show(first?.value ?? value);
  const unusual = others.filter((each) => show(each.value) !== usual);
  const isModes = unusual.length > 0 && isBundleMode(first?.cases ?? []);
  const lines = isModes ? caseLines([first!], locale, show) : [usual];
  return [...lines, ...caseLines(unusual, locale, show)].join(
    getMessage(locale, 'punctuation.semicolon'),
  );
}

export function rsbuildLines(option: OptionFact, locale: Locale): readonly string[] {
  return option.defaults && differs(option.defaults)
    ? caseLines(option.defaults.rsbuild, locale)
    : [];
}

/** Returns the lines of `defaultLines` with long values shortened. */
export function briefDefaultLines(
  {default: value = '', defaults}: OptionFact,
  locale: Locale,
): readonly string[] {
  return defaults
    ? briefLines(defaults.rslib, locale, defaults.rsbuild)
    : [briefText(value, locale)];
}

/** Returns one shortened line per value. Entries that are not in `others`, another package's default, come first. */
export function briefLines(
  values: readonly CaseValue[],
  locale: Locale,
  others?: readonly CaseValue[],
): readonly string[] {
  const other = firstCode(others);
  const max = values.length > 1 ? maxBrief.lines : maxBrief.line;
  return caseLines(values, locale, (value) => briefText(value, locale, other, max));
}

/** Returns one line per value, such as "ESM, CJS: `'node'`": the outputs that the value applies to, then the value. */
export function caseLines(
  values: readonly CaseValue[],
  locale: Locale,
  show = (value: Value): string => valueText(value, locale),
): readonly string[] {
  const colon = getMessage(locale, 'punctuation.colon');
  return values.map(({cases, value, changes}) => {
    const shown = changes
      ? getMessage(locale, 'build.option.same', {changes: show(changes)})
      : show(value);
    const described = cases === undefined ? '' : describeCases(cases, locale);
    return described === '' ? shown : `${described}${colon}${shown}`;
  });
}

function valueText(value: Value, locale: Locale): string {
  return typeof value === 'string' ? code(value) : text(locale, value);
}

function briefText(value: Value, locale: Locale, other?: string, max?: number): string {
  return typeof value === 'string' ? code(briefCode(value, other, max)) : text(locale, value);
}

function firstCode(values: readonly CaseValue[] | undefined): string | undefined {
  const value = values?.[0]?.value;
  return typeof value === 'string' ? value : undefined;
}

function code(value: string): string {
  return `\`${value.replace(/\s+/g, ' ')}\``;
}
