import type {Change, Fact} from '../../../src/rslib/facts/recordSet';
import {addressOf, type Section} from '../../../src/rslib/facts/factMap';
import {locales, type Locale} from '../../../src/site/locales';
import {unifiedDiff} from '../../support/diff';

/** A change with the sections that show it, by language. */
export type PlacedChange = Change & {readonly places: Readonly<Record<Locale, readonly Section[]>>};

/** Maximum length of a report for an issue, in characters. GitHub allows 65,536. */
const reportLimit = 60_000;

/** Maximum length of the diff of one change, in characters. */
const diffLimit = 4_000;

const kinds: readonly (readonly [string, readonly Fact[0][]])[] = [
  ['Options', ['option', 'setting']],
  ['Command line', ['help']],
  ['Messages', ['messages']],
  ['Outputs', ['example', 'output']],
  ['Types on names', ['hover']],
  ['Versions', ['package', 'release']],
  ['History', ['history', 'flag']],
];

export function factName([kind, ...names]: Fact): string {
  const [first = '', second = ''] = names;
  switch (kind) {
    case 'example':
    case 'output':
      return `examples/${first}: ${second}`;
    case 'help':
      return `rslib ${first} --help`.replace('  ', ' ');
    case 'hover':
      return `block ${first}`;
    default:
      return first || kind;
  }
}

/** Returns a Markdown report: the sections to update, then each difference with the sections that show it. */
export function releaseReport(
  {before, after}: {readonly before: string; readonly after: string},
  changes: readonly PlacedChange[],
  problems: readonly string[],
): string {
  const parts = [`# ${after} compared with ${before}`];
  if (problems.length > 0)
    parts.push('## Problems', problems.map((problem) => `- ${summary(problem)}`).join('\n'));
  if (changes.length === 0 && problems.length === 0)
    return `${parts.join('\n\n')}\n\nNo differences: the pages are correct for this version.\n`;
  parts.push(
    `${changes.length} facts differ. Read these sections, then run \`npm run release -- ${after} --update\`.`,
    sectionList(changes),
  );
  for (const [title, own] of kinds) {
    const listed = changes.filter(({fact}) => own.includes(fact[0]));
    if (listed.length > 0) parts.push(`## ${title}`, ...listed.map(changeSection));
  }
  return `${parts.join('\n\n')}\n`;
}

/** Shortens a report to the maximum length of an issue. If possible, cuts the report between two differences. */
export function forIssue(report: string): string {
  if (report.length <= reportLimit) return report;
  const end = report.lastIndexOf('\n\n### ', reportLimit);
  return `${report.slice(0, end > 0 ? end : reportLimit)}\n\nThe log of the run contains the rest.\n`;
}

/** Shortens a problem with a program's output to its title and one line: the error, or else the output's first line. */
function summary(problem: string): string {
  const [title = '', ...output] = problem.split('\n').filter((line) => line.trim() !== '');
  if (!title.endsWith(':')) return title;
  const error = output.find((line) => /^\w*Error\b|: error TS\d/.test(line)) ?? output[0] ?? '';
  return `${title} ${error.trim()}`;
}

/** Returns the addresses of sections. If only some languages have an address, their names follow the address. */
function addressesOf({places}: Pick<PlacedChange, 'places'>): readonly string[] {
  const own = locales.map((locale) => new Set(places[locale].map(addressOf)));
  return [...new Set(own.flatMap((found) => [...found]))].sort().map((found) => {
    const shownIn = locales.filter((_, index) => own[index]!.has(found));
    return shownIn.length === locales.length ? found : `${found} (${shownIn.join(', ')})`;
  });
}

function sectionList(changes: readonly PlacedChange[]): string {
  const counts = new Map<string, number>();
  for (const change of changes)
    for (const found of addressesOf(change)) counts.set(found, (counts.get(found) ?? 0) + 1);
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return rows.length === 0
    ? 'No section shows these facts.'
    : [
        '| Section | Facts |',
        '| --- | --- |',
        ...rows.map(([at, n]) => `| \`${at}\` | ${n} |`),
      ].join('\n');
}

function changeSection(change: PlacedChange): string {
  const {fact, before, after} = change;
  const found = addressesOf(change);
  const diff = unifiedDiff(factName(fact), linesOf(fact, before), linesOf(fact, after));
  const shown = diff.length > diffLimit ? `${diff.slice(0, diffLimit)}\n…` : diff;
  const fence = '`'.repeat(
    Math.max(3, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length + 1)),
  );
  const where =
    found.length === 0 ? 'No section shows this fact.' : found.map((at) => `\`${at}\``).join(', ');
  return [
    `### ${factName(fact)}${before === undefined ? ' (new)' : after === undefined ? ' (removed)' : ''}`,
    where,
    `${fence}diff\n${shown.trimEnd()}\n${fence}`,
  ].join('\n\n');
}

/** Formats a value as lines: a text as it is, an output file as its text or hash, other values as JSON. */
function linesOf([kind]: Fact, value: unknown): string {
  if (value === undefined) return '';
  if (typeof value === 'string') return value.endsWith('\n') ? value : `${value}\n`;
  if (kind === 'output') {
    const {text, sha256} = value as {text: string | null; sha256?: string};
    return text ?? `sha256 ${sha256}\n`;
  }
  if (Array.isArray(value))
    return value
      .map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`)
      .join('');
  return `${JSON.stringify(value, null, 2)}\n`;
}
