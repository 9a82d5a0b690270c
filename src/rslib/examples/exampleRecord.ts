import {identity} from '../../site/identity';

export type OutputFile = {
  /** Path relative to the package, with `/` on every platform. */
  readonly path: string;
  readonly bytes: number;
  /** Content of the file, or null if it is not text or is too long to record. */
  readonly text: string | null;
  readonly sha256?: string;
};

/** Error messages by the program that prints them, such as `Node.js 22`, `TypeScript 6` or `Firefox`. */
export type Wordings = Readonly<Record<string, readonly string[]>>;

/** Content of `src/data/examples/<name>.json`: the result of building `examples/<name>`. */
export type ExampleRecord = {
  readonly name: string;
  /** Version of `@rslib/core`, or null if another program built it. */
  readonly rslib: string | null;
  /** Package and version of the program that built the example, if that is not Rslib. */
  readonly builder?: string;
  /** Version of TypeScript, or null if the package does not use it. */
  readonly typescript: string | null;
  readonly command: string;
  readonly exitCode: number;
  /** Normalised terminal output, see `normaliseLog.ts`. */
  readonly log: string;
  /** Warnings in the log, without the word `warn`. */
  readonly warnings: readonly string[];
  /** The error that the example shows, as each version of Node.js and TypeScript and each browser words it. */
  readonly wordings?: Wordings;
  readonly files: readonly string[];
  readonly output: readonly OutputFile[];
};

export function builtWith({rslib, builder}: ExampleRecord): string {
  return builder ?? `${identity.package} ${rslib}`;
}

/** Returns the text of an output file. Throws if the example has no such file, or no text of it was recorded. */
export function outputText(record: ExampleRecord, path: string): string {
  const file = record.output.find((candidate) => candidate.path === path);
  if (file?.text == null) {
    const paths = record.output.map((output) => output.path).join(', ');
    throw new Error(`Example ${record.name} has no output text "${path}". Output files: ${paths}.`);
  }
  return file.text;
}

export function warningsOf(log: string): readonly string[] {
  return log
    .split('\n')
    .filter((line) => /^warn\s/.test(line))
    .map((line) => line.replace(/^warn\s+/, '').trimEnd());
}
