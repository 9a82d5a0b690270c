import type {Locale, MessageId} from '../../../site/locales';
import {text} from '../../../lib/locale/localized';
import {say} from '../../say';
import {describeCases} from './cases';
import {differs} from './defaults';
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

/** The same for Rsbuild, where Rslib has another default. */
export function rsbuildLines(option: OptionFact, locale: Locale): readonly string[] {
  return option.defaults && differs(option.defaults)
    ? caseLines(option.defaults.rsbuild, locale)
    : [];
}

export function caseLines(values: readonly CaseValue[], locale: Locale): readonly string[] {
  const colon = say(locale, 'punctuation.colon');
  return values.map(({cases, value, changes}) => {
    const shown = changes
      ? say(locale, 'build.option.same', {changes: code(changes)})
      : valueText(value, locale);
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
