import {identity} from '../../site/identity';
import {compareText} from '../../lib/page/fileTree';

/** One file that the build wrote. */
export type OutputFile = {
  /** Relative to the package, with `/`. */
  readonly path: string;
  readonly bytes: number;
  /** The content, or null for a file that is not text, or too long for anybody to read. */
  readonly text: string | null;
  /** Stands for the content where that is null. */
  readonly sha256?: string;
};

/** What building `examples/<name>` gave: `src/data/examples/<name>.json`. */
export type ExampleRecord = {
  readonly name: string;
  /** Version of `@rslib/core` that built it, or null when another program did. */
  readonly rslib: string | null;
  /** That other program: package and version. */
  readonly builder?: string;
  /** Version of TypeScript, or null when the package does not use it. */
  readonly typescript: string | null;
  /** What a reader types to get the same. */
  readonly command: string;
  readonly exitCode: number;
  /** What the terminal showed, see `normalise.ts`. */
  readonly log: string;
  /** The warnings among the lines of the log, without the word `warn`. */
  readonly warnings: readonly string[];
  /** The package's own files, sorted. */
  readonly files: readonly string[];
  /** The files that the build wrote, sorted. */
  readonly output: readonly OutputFile[];
};

/** Package and version of what built an example. */
export function builtWith({rslib, builder}: ExampleRecord): string {
  return builder ?? `${identity.package} ${rslib}`;
}

/** The content of an output file; throws with the names that exist. */
export function outputText(record: ExampleRecord, path: string): string {
  const file = record.output.find((candidate) => candidate.path === path);
  if (file?.text == null) {
    const known = record.output.map((output) => output.path).join(', ');
    throw new Error(`Example ${record.name} has no output text "${path}". It has: ${known}.`);
  }
  return file.text;
}

/** The warnings in a normalised log. */
export function warningsOf(log: string): readonly string[] {
  return log
    .split('\n')
    .filter((line) => /^warn\s/.test(line))
    .map((line) => line.replace(/^warn\s+/, '').trimEnd());
}

/** A record as it is written to disk. */
export function serialiseRecord(record: ExampleRecord): string {
  const sorted: ExampleRecord = {
    name: record.name,
    rslib: record.rslib,
    builder: record.builder,
    typescript: record.typescript,
    command: record.command,
    exitCode: record.exitCode,
    log: record.log,
    warnings: record.warnings,
    files: [...record.files].sort(compareText),
    output: [...record.output].sort((a, b) => compareText(a.path, b.path)),
  };
  return `${JSON.stringify(sorted, null, 2)}\n`;
}
