import {say} from '../../say';
import {text} from '../../../lib/locale/localized';
import {optionChanges, pastDefaults, type Change, type PastDefault} from '../history/lines';
import type {History, OptionHistory} from '../history/model';
import {isTold} from '../history/at';
import type {OptionFact} from './model';
import {briefDefaultLines, briefLines, defaultLines, rsbuildLines, scopeText} from './text';
import type {Locale, LocalizedText} from '../../../site/locales';

/** One fact about an option; code in backticks. */
export type FactRow = {
  readonly label: string;
  readonly lines: readonly string[];
  /** What stands for the lines until they are unfolded, where they are long. */
  readonly brief?: readonly string[];
  /** Has a row of its own: too long to stand beside others. */
  readonly isWide?: true;
  /** A sentence, or code of many lines' length: never beside another fact. */
  readonly isFull?: true;
  /** What stood there before: for readers who say which version they use. */
  readonly past?: readonly PastDefault[];
} & VersionMarks;

/** Since when an option is there, and when it changed last. */
export type VersionMarks = {readonly since?: string; readonly changed?: string};

type Label = 'default' | 'rsbuild' | 'scope' | 'cli' | 'since' | 'changed' | 'deprecated' | 'note';

/** More than this, in characters, does not stand beside others. */
const maxShort = 48;

/** More than this on a line does not stand in the narrow column beside a type of several lines. */
const maxBeside = 96;

/** Everything about an option but its type: what needs a row of its own first, notes last. */
export function factRows(option: OptionFact, locale: Locale, history: History): readonly FactRow[] {
  const row = (key: Label, lines: readonly string[], brief = lines): FactRow[] => {
    const isWide = lines.length > 1 || (lines[0]?.length ?? 0) > maxShort;
    const isFull = lines.some(({length}) => length > maxBeside);
    const isLong = brief.join('') !== lines.join('');
    const label = say(locale, `build.option.${key}`);
    if (lines.length === 0) return [];
    return [
      {
        label,
        lines,
        ...(isLong ? {brief} : {}),
        ...(isWide ? {isWide} : {}),
        ...(isFull ? {isFull} : {}),
      },
    ];
  };
  const note = (key: Label, value: LocalizedText | undefined): FactRow[] =>
    value === undefined
      ? []
      : [
          {
            label: say(locale, `build.option.${key}`),
            lines: [text(locale, value)],
            isWide: true,
            isFull: true,
          },
        ];
  const flags = option.cli.map((flag) => `\`${flag}\``).join(say(locale, 'punctuation.comma'));
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

/** Since when an option is there, or when it changed last; behind it all that has changed. Nothing where nothing has. */
function historyRow({name}: OptionFact, locale: Locale, {options}: History): readonly FactRow[] {
  const option = options[name];
  if (option === undefined) return [];
  const changes = toldChanges(option, locale);
  const marks = marksOf(option, changes);
  const {since, changed = since} = marks;
  if (changed === undefined) return [];
  const label = say(locale, since ? 'build.option.since' : 'build.option.changed');
  if (changes.length === 1 && since) return [{label, lines: [since], ...marks}];
  const colon = say(locale, 'punctuation.colon');
  const lines = changes.map(({version, text: what}) => `${version}${colon}${what}`);
  return [{label, lines, brief: [since ?? changed], ...marks}];
}

const toldChanges = (option: OptionHistory, locale: Locale): readonly Change[] =>
  optionChanges(option, locale).filter(({version}) => isTold(version));

function marksOf({since}: OptionHistory, changes: readonly Change[]): VersionMarks {
  const changed = changes.at(-1)?.version;
  return {
    ...(isTold(since) && {since}),
    ...(changed !== undefined && changed !== since && {changed}),
  };
}

/** Since when an option is there and when it changed last, as far as readers may tell. */
export function versionMarks(name: string, locale: Locale, {options}: History): VersionMarks {
  const option = options[name];
  return option ? marksOf(option, toldChanges(option, locale)) : {};
}
