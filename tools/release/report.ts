import type {Change, Fact} from '../../src/compiler/facts/facts';
import type {Section} from '../../src/compiler/facts/sections';
import {locales, type Locale} from '../../src/site/locales';
import {unifiedDiff} from '../support/diff';

/** A change with the sections that show it, in each language. */
export type PlacedChange = Change & {readonly places: Readonly<Record<Locale, readonly Section[]>>};

/** GitHub takes an issue of up to 65,536 characters and a summary of up to 1 MiB. */
const reportLimit = 60_000;

/** No single difference takes the place of all others. */
const partLimit = 4_000;

const kinds: readonly (readonly [string, readonly Fact[0][]])[] = [
  ['Options', ['option', 'setting']],
  ['Command line', ['help']],
  ['Messages', ['messages']],
  ['Outputs', ['example', 'output']],
  ['Types on names', ['hover']],
  ['Versions', ['package', 'release']],
  ['History', ['history', 'flag']],
];

/** How a fact is called in a report. */
export function nameOf([kind, ...names]: Fact): string {
  const [first = '', second = ''] = names;
  switch (kind) {
    case 'example':
      return `examples/${first}: ${second}`;
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

/**
 * What a version changes, as Markdown: first the pages and sections to read again, then each difference with the
 * sections that show it.
 */
export function releaseReport(
  {before, after}: {readonly before: string; readonly after: string},
  changes: readonly PlacedChange[],
  problems: readonly string[],
): string {
  const parts = [`# ${after} compared with ${before}`];
  if (problems.length > 0)
    parts.push(
      '## Could not be read',
      problems.map((problem) => `- ${briefly(problem)}`).join('\n'),
    );
  if (changes.length === 0 && problems.length === 0)
    return `${parts.join('\n\n')}\n\nNothing differs: the pages are true for this version too.\n`;
  parts.push(
    `${changes.length} facts differ. Read these sections, then record with \`npm run release -- ${after} --update\`.`,
    sectionList(changes),
  );
  for (const [title, own] of kinds) {
    const listed = changes.filter(({fact}) => own.includes(fact[0]));
    if (listed.length > 0) parts.push(`## ${title}`, ...listed.map(changePart));
  }
  return `${parts.join('\n\n')}\n`;
}

/** As many whole differences of a report as an issue takes. */
export function forIssue(report: string): string {
  if (report.length <= reportLimit) return report;
  const end = report.lastIndexOf('\n\n### ', reportLimit);
  return `${report.slice(0, end > 0 ? end : reportLimit)}\n\nThe rest is in the log of the run.\n`;
}

/** A problem on one line: of what a program said, the line that names the error, or its first one. */
function briefly(problem: string): string {
  const [what = '', ...said] = problem.split('\n').filter((line) => line.trim() !== '');
  if (!what.endsWith(':')) return what;
  const error = said.find((line) => /^\w*Error\b|: error TS\d/.test(line)) ?? said[0] ?? '';
  return `${what} ${error.trim()}`;
}

const address = ({path, id}: Section): string => (id === '' ? path : `${path}#${id}`);

/** Addresses that both languages share are named once. */
function addressesOf({places}: Pick<PlacedChange, 'places'>): readonly string[] {
  const own = locales.map((locale) => new Set(places[locale].map(address)));
  return [...new Set(own.flatMap((found) => [...found]))].sort().map((found) => {
    const having = locales.filter((_, index) => own[index]!.has(found));
    return having.length === locales.length ? found : `${found} (${having.join(', ')})`;
  });
}

/** Every section that shows something else now, by page, with the number of facts in it. */
function sectionList(changes: readonly PlacedChange[]): string {
  const counts = new Map<string, number>();
  for (const change of changes)
    for (const found of addressesOf(change)) counts.set(found, (counts.get(found) ?? 0) + 1);
  const rows = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return rows.length === 0
    ? 'No section shows any of them.'
    : [
        '| Section | Facts |',
        '| --- | --- |',
        ...rows.map(([at, n]) => `| \`${at}\` | ${n} |`),
      ].join('\n');
}

function changePart(change: PlacedChange): string {
  const {fact, before, after} = change;
  const found = addressesOf(change);
  const diff = unifiedDiff(nameOf(fact), printed(fact, before), printed(fact, after));
  const shown = diff.length > partLimit ? `${diff.slice(0, partLimit)}\n…` : diff;
  const fence = '`'.repeat(
    Math.max(3, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length + 1)),
  );
  const where =
    found.length === 0 ? 'No section shows it.' : found.map((at) => `\`${at}\``).join(', ');
  return [
    `### ${nameOf(fact)}${before === undefined ? ' (new)' : after === undefined ? ' (gone)' : ''}`,
    where,
    `${fence}diff\n${shown.trimEnd()}\n${fence}`,
  ].join('\n\n');
}

/** A value as lines: what a file holds as it is, everything else as JSON. */
function printed([kind]: Fact, value: unknown): string {
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
