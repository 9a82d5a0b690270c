/** What a command of this repository said when it compared with another version. */
export type CheckRun = {
  readonly title: string;
  readonly command: string;
  readonly exitCode: number;
  readonly output: string;
};

type Outcome = 'same' | 'differs' | 'broken';

/** GitHub shows a summary of up to 1 MiB and drops a longer one without a word. */
export const summaryLimit = 1_000_000;

/** No single difference takes the place of all others. */
const partLimit = 60_000;

const verdicts: Readonly<Record<Outcome, string>> = {
  same: 'no difference',
  differs: '**differs**',
  broken: '**could not run**',
};

type Part = {readonly name: string; readonly word: string; readonly details: string};

/** A line of progress of `npm run examples`: `  dual-package  differs (1.2 s)`. */
const progress = /^ {2}(\S+) +(same|differs|does not work|has no record) \([\d.]+ s\)$/;

/** The examples that are not as recorded, with what the command said about each. */
export function failedExamples(output: string): readonly Part[] {
  const lines = output.split('\n');
  const failed = lines.flatMap((line) => {
    const [, name, word] = progress.exec(line) ?? [];
    return name && word && word !== 'same' ? [{name, word}] : [];
  });
  const starts = new Map(failed.map(({name}) => [name, lines.lastIndexOf(`${name}:`)]));
  const total = lines.findIndex((line) => /^\d+ of \d+ differ$/.test(line));
  const ends = [...starts.values(), total === -1 ? lines.length : total].sort((a, b) => a - b);
  return failed.map(({name, word}) => {
    const start = starts.get(name) ?? -1;
    const end = ends.find((line) => line > start);
    const details =
      start === -1
        ? ''
        : lines
            .slice(start + 1, end)
            .join('\n')
            .trim();
    return {name, word, details};
  });
}

/** A command that fails without having compared anything did not run: that is no difference. */
export function outcomeOf({exitCode, output}: CheckRun): Outcome {
  if (exitCode === 0) return 'same';
  const compared = failedExamples(output).length > 0 || isDiff(output) || /disagree$/m.test(output);
  return compared ? 'differs' : 'broken';
}

const isDiff = (text: string): boolean => /^@@ .* @@/m.test(text);

/** The version that was compared, when the output names it. */
export function versionIn(output: string): string | undefined {
  return /@rslib\/core (\d+\.\d+\.\d+\S*)/.exec(output)?.[1];
}

function fenced(text: string, language: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(({0: run}) => run.length));
  const fence = '`'.repeat(longest + 1);
  const shown =
    text.length > partLimit
      ? `${text.slice(0, partLimit)}\n… ${text.length - partLimit} more characters`
      : text;
  return `${fence}${language}\n${shown.trimEnd()}\n${fence}`;
}

/** The first and the last lines: one says what failed, the other how it ended. */
function endsOf(output: string): string {
  const lines = output.trim().split('\n');
  return lines.length <= 40
    ? lines.join('\n')
    : [...lines.slice(0, 20), '…', ...lines.slice(-20)].join('\n');
}

function section(check: CheckRun): string {
  const outcome = outcomeOf(check);
  const parts = [`## ${check.title}: ${verdicts[outcome]}`, `\`${check.command}\``];
  const examples = failedExamples(check.output);
  if (outcome === 'broken') {
    parts.push(`Exit code ${check.exitCode}.`, fenced(endsOf(check.output), 'text'));
  } else if (examples.length > 0) {
    for (const {name, word, details} of examples) {
      parts.push(`### ${name}: ${word}`);
      if (details !== '') parts.push(fenced(details, isDiff(details) ? 'diff' : 'text'));
    }
  } else if (outcome === 'differs') {
    parts.push(fenced(check.output.trim(), isDiff(check.output) ? 'diff' : 'text'));
  }
  return parts.join('\n\n');
}

/** The summary of a night: a table, then what differs. */
export function nightlySummary(spec: string, checks: readonly CheckRun[]): string {
  const version = checks.map(({output}) => versionIn(output)).find((found) => found !== undefined);
  const head = [
    `# Compared with ${spec}${version ? ` (${version})` : ''}`,
    [
      '| Check | Result |',
      '| --- | --- |',
      ...checks.map((check) => `| ${check.title} | ${resultOf(check)} |`),
    ].join('\n'),
    advice(checks.map(outcomeOf)),
  ];
  const text = [...head, ...checks.filter(isNotSame).map(section)].join('\n\n');
  if (text.length <= summaryLimit) return `${text}\n`;
  const names = checks.flatMap(({output}) => failedExamples(output).map(({name}) => `- ${name}`));
  return `${[...head, 'The differences are too long to be shown here; they are in the log.', names.join('\n')].join('\n\n')}\n`;
}

const isNotSame = (check: CheckRun): boolean => outcomeOf(check) !== 'same';

function resultOf(check: CheckRun): string {
  const count = failedExamples(check.output).length;
  return `${verdicts[outcomeOf(check)]}${count > 0 ? `: ${count}` : ''}`;
}

function advice(outcomes: readonly Outcome[]): string {
  if (outcomes.includes('broken'))
    return 'Something could not run, so nothing is known about it. See below.';
  if (outcomes.includes('differs'))
    return 'This version builds other output than the pages show. Update the package in `examples/`, record with `npm run examples -- --update` and `npm run options -- --update`, and read what changed.';
  return 'The pages are true for this version too.';
}
