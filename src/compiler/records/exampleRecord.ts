import {identity} from '../../site/identity';

export type OutputFile = {
  /** Relative to the package, with `/`. */
  readonly path: string;
  readonly bytes: number;
  /** Null if the file is not text or too long. */
  readonly text: string | null;
  readonly sha256?: string;
};

/** Errors by the program that prints them: `Node.js 22`, `TypeScript 6`, `Firefox`. */
export type Wordings = Readonly<Record<string, readonly string[]>>;

/** Result of building `examples/<name>`: `src/data/examples/<name>.json`. */
export type ExampleRecord = {
  readonly name: string;
  /** Version of `@rslib/core`, or null if another program built it. */
  readonly rslib: string | null;
  /** Package and version of another builder. */
  readonly builder?: string;
  /** Version of TypeScript, or null if the package does not use it. */
  readonly typescript: string | null;
  readonly command: string;
  readonly exitCode: number;
  /** Normalised terminal output, see `normaliseLog.ts`. */
  readonly log: string;
  /** Warnings in the log, without the word `warn`. */
  readonly warnings: readonly string[];
  /** Errors that developers and users see with other versions of their tools. */
  readonly wordings?: Wordings;
  readonly files: readonly string[];
  readonly output: readonly OutputFile[];
};

export function builtWith({rslib, builder}: ExampleRecord): string {
  return builder ?? `${identity.package} ${rslib}`;
}

/** Returns the text of an output file. Throws if there is none. */
export function outputText(record: ExampleRecord, path: string): string {
  const file = record.output.find((candidate) => candidate.path === path);
  if (file?.text == null) {
    const paths = record.output.map((output) => output.path).join(', ');
    throw new Error(`Example ${record.name} has no output text "${path}". It has: ${paths}.`);
  }
  return file.text;
}

export function warningsOf(log: string): readonly string[] {
  return log
    .split('\n')
    .filter((line) => /^warn\s/.test(line))
    .map((line) => line.replace(/^warn\s+/, '').trimEnd());
}
