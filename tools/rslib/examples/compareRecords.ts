import {unifiedDiff} from '../../support/diff';
import {
  builtWith,
  type ExampleRecord,
  type OutputFile,
} from '../../../src/rslib/examples/exampleRecord';

/** Returns the differences between two records as unified diffs. */
export function compareRecords(recorded: ExampleRecord, now: ExampleRecord): readonly string[] {
  const parts = [
    unifiedDiff('build', facts(recorded), facts(now)),
    unifiedDiff('log', recorded.log, now.log),
    unifiedDiff('errors', errors(recorded), errors(now)),
    unifiedDiff('files', list(recorded.files), list(now.files)),
    unifiedDiff('output', tree(recorded), tree(now)),
    ...texts(recorded, now),
  ];
  return parts.filter((part) => part !== '');
}

function facts(record: ExampleRecord): string {
  const {typescript, command, exitCode, warnings} = record;
  return list([
    builtWith(record),
    `typescript ${typescript ?? '-'}`,
    `$ ${command}`,
    `exit code ${exitCode}`,
    ...warnings.map((warning) => `warning: ${warning}`),
  ]);
}

function errors({wordings = {}}: ExampleRecord): string {
  return list(
    Object.entries(wordings)
      .flatMap(([program, lines]) => lines.map((line) => `${program}: ${line}`))
      .sort(),
  );
}

function tree(record: ExampleRecord): string {
  return list(record.output.map(({path, bytes}) => `${path} (${bytes} bytes)`));
}

/** Returns the diffs of output files that are in both records. The diff of `tree` shows added and removed files. */
function texts(recorded: ExampleRecord, now: ExampleRecord): readonly string[] {
  const before = new Map(recorded.output.map((file) => [file.path, content(file)]));
  return now.output
    .filter(({path}) => before.has(path))
    .map((file) => unifiedDiff(file.path, before.get(file.path) ?? '', content(file)));
}

function content({text, sha256 = ''}: OutputFile): string {
  return text ?? `sha256 ${sha256}\n`;
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
