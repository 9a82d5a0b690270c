import type {Change, Fact} from '../../../src/rslib/facts/recordSet';
import {addressOf, type Section} from '../../../src/rslib/facts/changedSections';
import {locales, type Locale} from '../../../src/site/locales';
import {unifiedDiff} from '../../support/diff';

/** The sections that a new version changes, by language. */
export type ChangedSections = Readonly<Record<Locale, readonly Section[]>>;

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

function factName([kind, ...names]: Fact): string {
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

/** Returns a Markdown report: the sections to update, then each difference. */
export function releaseReport(
  {before, after}: {readonly before: string; readonly after: string},
  changes: readonly Change[],
  sections: ChangedSections,
  problems: readonly string[],
): string {
  const parts = [`# ${after} compared with ${before}`];
  if (problems.length > 0)
    parts.push('## Problems', problems.map((problem) => `- ${summary(problem)}`).join('\n'));
  if (changes.length === 0 && problems.length === 0)
    return `${parts.join('\n\n')}\n\nNo differences: the pages are correct for this version.\n`;
  parts.push(
    `${changes.length} facts differ. Read these sections, then run \`npm run release -- ${after} --update\`.`,
    sectionList(sections),
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

/** Lists the addresses of sections. If only some languages have an address, their names follow the address. */
function sectionList(sections: ChangedSections): string {
  const own = locales.map((locale) => new Set(sections[locale].map(addressOf)));
  const all = [...new Set(own.flatMap((found) => [...found]))].sort();
  if (all.length === 0) return 'No section shows these facts.';
  return all
    .map((found) => {
      const shownIn = locales.filter((_, index) => own[index]!.has(found));
      return `- \`${found}\`${shownIn.length === locales.length ? '' : ` (${shownIn.join(', ')})`}`;
    })
    .join('\n');
}

function changeSection({fact, before, after}: Change): string {
  const diff = unifiedDiff(factName(fact), linesOf(fact, before), linesOf(fact, after));
  const shown = diff.length > diffLimit ? `${diff.slice(0, diffLimit)}\n…` : diff;
  const fence = '`'.repeat(
    Math.max(3, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length + 1)),
  );
  return [
    `### ${factName(fact)}${before === undefined ? ' (new)' : after === undefined ? ' (removed)' : ''}`,
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
