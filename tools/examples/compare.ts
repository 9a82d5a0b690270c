import {unifiedDiff} from '../support/diff';
import {builtWith, type ExampleRecord, type OutputFile} from '../../src/compiler/records/example';
import {compareText} from '../../src/lib/page/fileTree';

/** What differs between two records, each part as a unified diff; empty when nothing does. */
export function compareRecords(recorded: ExampleRecord, now: ExampleRecord): readonly string[] {
  const parts = [
    unifiedDiff('build', facts(recorded), facts(now)),
    unifiedDiff('log', recorded.log, now.log),
    unifiedDiff('files', list(recorded.files), list(now.files)),
    unifiedDiff('output', tree(recorded), tree(now)),
    ...texts(recorded, now),
  ];
  return parts.filter((part) => part !== '');
}

/**
 * A record as another version of Rslib should have made it: only the version is different. What
 * another program built stays as it is.
 */
export function withVersion(record: ExampleRecord, rslib: string | null): ExampleRecord {
  if (record.rslib === null || rslib === null) {
    return record;
  }
  const log = record.log.replaceAll(`Rslib v${record.rslib}`, `Rslib v${rslib}`);
  return {...record, rslib, log};
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

function tree(record: ExampleRecord): string {
  return list(record.output.map(({path, bytes}) => `${path} (${bytes} bytes)`));
}

/** Files that are new or gone already stand in the list of files; here only those in both. */
function texts(recorded: ExampleRecord, now: ExampleRecord): readonly string[] {
  const before = new Map(recorded.output.map((file) => [file.path, content(file)]));
  return [...now.output]
    .filter(({path}) => before.has(path))
    .sort((a, b) => compareText(a.path, b.path))
    .map((file) => unifiedDiff(file.path, before.get(file.path) ?? '', content(file)));
}

function content({text, sha256 = ''}: OutputFile): string {
  return text ?? `sha256 ${sha256}\n`;
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
