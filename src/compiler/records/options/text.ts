import type {Locale, MessageId} from '../../../site/locales';
import {text} from '../../../lib/locale/localized';
import {say} from '../../say';
import {describeCases} from './cases';
import {differs} from './defaults';
import {briefCode, maxBrief} from './fields';
import type {CaseValue, OptionFact, OptionScope, Value} from './model';

const scopes: Readonly<Record<string, MessageId>> = {
  'top item': 'build.option.scopeBoth',
  item: 'build.option.scopeItem',
  top: 'build.option.scopeTop',
};

/** Where an option may stand. */
export function scopeText(scope: readonly OptionScope[], locale: Locale): string {
  const known = scopes[scope.join(' ')];
  return known === undefined ? '' : say(locale, known);
}

/** What follows the type of an option that takes an array too. */
export function manyText({orMany}: OptionFact, locale: Locale): string | undefined {
  return orMany ? say(locale, 'build.option.many') : undefined;
}

/** The default of an option, a line for each kind of output that has its own; code in backticks. */
export function defaultLines(option: OptionFact, locale: Locale): readonly string[] {
  return option.defaults
    ? caseLines(option.defaults.rslib, locale)
    : [valueText(option.default ?? '', locale)];
}

/** The default at a glance: what it can be, long values in brief, whatever it depends on. */
export function briefDefault(option: OptionFact, locale: Locale): string {
  const values = option.defaults?.rslib.map(({value}) => value) ?? [option.default ?? ''];
  const other = firstCode(option.defaults?.rsbuild);
  const brief = values.map((value) => briefText(value, locale, other, maxBrief.list));
  const [first = '', second, ...more] = new Set(brief);
  if (second === undefined) return first;
  const rest = more.length > 0 ? ' …' : '';
  return first + say(locale, 'build.option.or') + second + rest;
}

/** The same for Rsbuild, where Rslib has another default. */
export function rsbuildLines(option: OptionFact, locale: Locale): readonly string[] {
  return option.defaults && differs(option.defaults)
    ? caseLines(option.defaults.rsbuild, locale)
    : [];
}

/** The lines of the default in brief; see `caseLines`. */
export function briefDefaultLines(
  {default: value = '', defaults}: OptionFact,
  locale: Locale,
): readonly string[] {
  return defaults
    ? briefLines(defaults.rslib, locale, defaults.rsbuild)
    : [briefText(value, locale)];
}

/** The defaults in brief, what differs from another package's first. */
export function briefLines(
  values: readonly CaseValue[],
  locale: Locale,
  others?: readonly CaseValue[],
): readonly string[] {
  const other = firstCode(others);
  const max = values.length > 1 ? maxBrief.lines : maxBrief.line;
  return caseLines(values, locale, (value) => briefText(value, locale, other, max));
}

export function caseLines(
  values: readonly CaseValue[],
  locale: Locale,
  show = (value: Value): string => valueText(value, locale),
): readonly string[] {
  const colon = say(locale, 'punctuation.colon');
  return values.map(({cases, value, changes}) => {
    const shown = changes
      ? say(locale, 'build.option.same', {changes: show(changes)})
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

/** One line of code, also where the package writes several. */
function code(value: string): string {
  return `\`${value.replace(/\s+/g, ' ')}\``;
}
