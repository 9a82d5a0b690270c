import {getMessage} from '../../compiler/messages';
import {text} from '../../lib/locale/localizedText';
import {optionChanges, pastDefaults, type Change, type PastDefault} from '../history/optionChanges';
import type {History, OptionHistory} from '../history/historyTypes';
import {isAfterBaseline} from '../history/releaseSpans';
import type {OptionFact} from './optionTypes';
import {briefDefaultLines, briefLines, defaultLines, rsbuildLines, scopeText} from './optionText';
import type {Locale, LocalizedText} from '../../site/locales';

export type FactRow = {
  readonly label: string;
  readonly lines: readonly string[];
  /** Short form of long lines, shown until the row is expanded. */
  readonly brief?: readonly string[];
  readonly isWide?: true;
  readonly isFull?: true;
  /** Releases at the start of the lines, one per line, which the view links to the pages of the releases. */
  readonly releases?: readonly string[];
  /** Former defaults, shown if an older version is selected. */
  readonly past?: readonly PastDefault[];
} & VersionMarks;

/** The release that introduced an option, and the last release that changed it. */
export type VersionMarks = {readonly since?: string; readonly changed?: string};

type Label = 'default' | 'rsbuild' | 'scope' | 'cli' | 'since' | 'changed' | 'deprecated' | 'note';

/** Maximum line length, in characters, of a fact that is shown beside other facts. */
const maxShort = 48;

/** Maximum line length, in characters, of a fact that is shown beside a type of several lines. */
const maxBeside = 96;

/** Returns the facts about an option, except its type: wide facts first, notes last. */
export function factRows(option: OptionFact, locale: Locale, history: History): readonly FactRow[] {
  const row = (key: Label, lines: readonly string[], brief = lines): FactRow[] => {
    if (lines.length === 0) return [];
    const isWide = lines.length > 1 || (lines[0]?.length ?? 0) > maxShort;
    const isFull = lines.some(({length}) => length > maxBeside);
    const isLong = brief.join('') !== lines.join('');
    const label = getMessage(locale, `build.option.${key}`);
    return [
      {label, lines, ...(isLong && {brief}), ...(isWide && {isWide}), ...(isFull && {isFull})},
    ];
  };
  const note = (key: Label, value: LocalizedText | undefined): FactRow[] =>
    row(key, value === undefined ? [] : [text(locale, value)]).map((fact): FactRow => ({
      ...fact,
      isWide: true,
      isFull: true,
    }));
  const flags = option.cli
    .map((flag) => `\`${flag}\``)
    .join(getMessage(locale, 'punctuation.comma'));
  const {rslib, rsbuild} = option.defaults ?? {};
  const own = history.options[option.name];
  const past = own ? pastDefaults(own, locale) : [];
  const rows = [
    ...row('default', defaultLines(option, locale), briefDefaultLines(option, locale)).map(
      (fact) => (past.length > 0 ? {...fact, past} : fact),
    ),
    ...row('rsbuild', rsbuildLines(option, locale), rsbuild && briefLines(rsbuild, locale, rslib)),
    ...row('scope', [scopeText(option.scope, locale)]),
    ...row('cli', flags === '' ? [] : [flags]),
    ...historyRow(option, locale, history),
  ];
  return [
    ...rows.filter(({isWide}) => isWide),
    ...rows.filter(({isWide}) => !isWide),
    ...note('deprecated', option.deprecated),
    ...note('note', option.note),
  ];
}

/** Returns at most one row: the release that introduced or last changed an option, expandable to all changes. */
function historyRow({name}: OptionFact, locale: Locale, {options}: History): readonly FactRow[] {
  const option = options[name];
  if (option === undefined) return [];
  const changes = changesAfterBaseline(option, locale);
  const marks = marksOf(option, changes);
  const {since, changed = since} = marks;
  if (changed === undefined) return [];
  const label = getMessage(locale, since ? 'build.option.since' : 'build.option.changed');
  const releases = changes.map(({version}) => version);
  if (changes.length === 1 && since) return [{label, lines: [since], releases, ...marks}];
  const colon = getMessage(locale, 'punctuation.colon');
  const lines = changes.map(({version, text: what}) => `${version}${colon}${what}`);
  return [{label, lines, releases, brief: [since ?? changed], ...marks}];
}

const changesAfterBaseline = (option: OptionHistory, locale: Locale): readonly Change[] =>
  optionChanges(option, locale).filter(({version}) => isAfterBaseline(version));

function marksOf({since}: OptionHistory, changes: readonly Change[]): VersionMarks {
  const changed = changes.at(-1)?.version;
  return {
    ...(isAfterBaseline(since) && {since}),
    ...(changed !== undefined && changed !== since && {changed}),
  };
}

/** Returns the releases that introduced and last changed an option, if they are after the baseline. */
export function versionMarks(name: string, locale: Locale, {options}: History): VersionMarks {
  const option = options[name];
  return option ? marksOf(option, changesAfterBaseline(option, locale)) : {};
}
