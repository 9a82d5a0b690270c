import type {Locale, MessageId} from '../../site/locales';
import {getMessage} from '../../compiler/messages';
import {compareVersions} from '../versions/compareVersions';
import {isAccepted, members} from '../options/typeFields';
import {describeCases} from '../options/outputCases';
import type {CaseValue} from '../options/optionTypes';
import {briefLines} from '../options/optionText';
import {isAfterBaseline} from './releaseSpans';
import type {OptionHistory} from './historyTypes';
import {differingCases, groupsFor} from './sameDefault';

/** A change of an option in a release, as text with code in backticks. */
export type Change = {readonly version: string; readonly text: string};

/** A former default as a sentence (empty if it reads like the current one), and the first release without it. */
export type PastDefault = {readonly until: string; readonly text: string};

/** Describes the former defaults of an option, oldest first. Those of long objects are described at the properties. */
export function pastDefaults(
  {since, defaults = []}: OptionHistory,
  locale: Locale,
): readonly PastDefault[] {
  const now = defaults.at(-1)?.value ?? [];
  const past = pairs(defaults).map(([{value: values}, {version: until}]): PastDefault => {
    const cases = differingCases(values, now);
    const groups = groupsFor(values, cases);
    const brief = (some: readonly CaseValue[]): string => briefLines(some, locale).join();
    const isOfParts = groups.some(({changes}) => changes !== undefined);
    if (isOfParts || brief(groups) === brief(groupsFor(now, cases))) return {until, text: ''};
    const before = groups.map((group) => {
      const value = brief([{value: group.value}]);
      const own = group.cases?.filter((id) => cases.includes(id)) ?? [];
      const described = describeCases(own, locale);
      return described === ''
        ? value
        : getMessage(locale, 'build.history.thenOf', {value, cases: described});
    });
    const list = before.join(getMessage(locale, 'punctuation.semicolon'));
    return {until, text: getMessage(locale, 'build.history.then', {version: until, before: list})};
  });
  // An entry applies to releases from `until` of the entry before it, so only entries after the last text are removed.
  const said = [{until: since, text: ''}, ...past].filter(({until}) => isAfterBaseline(until));
  return said.filter((_entry, index) => said.slice(index).some(({text}) => text !== ''));
}

export function optionChanges(option: OptionHistory, locale: Locale): readonly Change[] {
  const {types = [], defaults = [], deprecated, earlier = [], since} = option;
  const change = (
    key: MessageId,
    version: string,
    values: Record<string, string> = {},
  ): Change => ({
    version,
    text: getMessage(locale, key, values),
  });
  const shown = (values: readonly CaseValue[]): string =>
    briefLines(values, locale).join(getMessage(locale, 'punctuation.semicolon'));
  return [
    ...earlier.flatMap((span) => [
      change('build.history.added', span.since),
      change('build.history.removed', span.removed),
    ]),
    change('build.history.added', since),
    ...pairs(types).flatMap(([before, after]) => {
      const added = newMembers(after.value, before.value);
      const refused = newMembers(before.value, after.value);
      return [
        ...(added === '' ? [] : [change('build.history.takes', after.version, {type: added})]),
        ...(refused === ''
          ? []
          : [change('build.history.refuses', after.version, {type: refused})]),
      ];
    }),
    ...pairs(defaults).flatMap(([before, after]) => {
      const cases = differingCases(before.value, after.value);
      const [old, now] = [before, after].map(({value}) => groupsFor(value, cases)) as [
        readonly CaseValue[],
        readonly CaseValue[],
      ];
      const [one, other] = [old[0], now[0]];
      // The usual case: one value replaced another, for some kinds of output only (`''` stands for all kinds).
      if (old.length === 1 && now.length === 1 && one && other && !cases.includes('')) {
        const values = {before: shown([{value: one.value}]), after: shown([{value: other.value}])};
        const described = describeCases(cases, locale);
        if (values.before === values.after) return [];
        return described === ''
          ? [change('build.history.default', after.version, values)]
          : [change('build.history.defaultOf', after.version, {...values, cases: described})];
      }
      const values = {before: shown(before.value), after: shown(after.value)};
      // A long object is left out, because its changed properties have a history of their own.
      const isOfParts =
        [...old, ...now].some(({changes}) => changes !== undefined) ||
        /[{[] … /.test(values.before + values.after);
      return isOfParts || values.before === values.after
        ? []
        : [change('build.history.default', after.version, values)];
    }),
    ...(deprecated === undefined || deprecated === since
      ? []
      : [change('build.history.deprecated', deprecated)]),
    ...(option.removed === undefined ? [] : [change('build.history.removed', option.removed)]),
  ].sort((a, b) => compareVersions(a.version, b.version));
}

function pairs<T>(items: readonly T[]): readonly (readonly [T, T])[] {
  return items.slice(1).map((item, index) => [items[index]!, item]);
}

/** Types that mean the same in every release, unlike named types, which may change or be renamed. */
const plain = /^(?:'[^']*'|boolean|string|number|true|false|RegExp|(?:string|number|boolean)\[\])$/;

/** Lists the plain members that only the first union has; `''` if a named type in `other` may include them. */
function newMembers(type: string, other: string): string {
  const [own, others] = [type, other].map(members) as [readonly string[], readonly string[]];
  const isOpaque = (member: string): boolean => !plain.test(member) && !member.startsWith('{');
  if (others.some((member) => isOpaque(member) && !own.includes(member))) return '';
  return own
    .filter((member) => plain.test(member) && !isAccepted(member, others))
    .map((member) => `\`${member}\``)
    .join(', ');
}
