import {cpSync, existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {normaliseLog} from './normalise';
import {runNode} from './process';
import {warningsOf, type ExampleRecord, type OutputFile} from './record';
import {binOf, emptyFolder, filesIn, installedVersion, readJson} from './workspace';

type Built = {
  readonly record: ExampleRecord;
  /** What a user of the package would stumble over; a build with problems is not recorded. */
  readonly problems: readonly string[];
};

/** Temporary files of the build, which are not its result. */
const temporary = new Set(['node_modules', '.rstack']);

/** `.mjs` and `.cjs` are run, `.mts` and `.cts` are type-checked. */
const consumerExtensions = ['mjs', 'cjs', 'mts', 'cts'] as const;

/** Module settings of the strictest consumer: Node's own resolution, no tsconfig around. */
const typeCheck = [
  '--noEmit',
  '--ignoreConfig',
  '--strict',
  '--target',
  'esnext',
  '--module',
  'nodenext',
];

/**
 * Builds an example in a fresh copy, without a cache of an earlier build, and uses the result as
 * its consumers do.
 */
export async function buildExample(workspace: string, name: string): Promise<Built> {
  const source = path.join(workspace, name);
  const work = path.join(workspace, '.work', name);
  const logFile = path.join(workspace, '.work', `${name}.log`);
  const files = filesIn(source);
  emptyFolder(work);
  for (const file of files) {
    cpSync(path.join(source, file), path.join(work, file));
  }
  const {exitCode, output: log} = await runNode(binOf(workspace, '@rslib/core', 'rslib'), [], {
    cwd: work,
    logFile,
  });
  const normalised = normaliseLog(log, {
    folders: [
      {path: work, name: ''},
      {path: workspace, name: 'examples'},
    ],
  });
  const record: ExampleRecord = {
    name,
    rslib: installedVersion(workspace, '@rslib/core'),
    typescript: usesTypeScript(source) ? installedVersion(workspace, 'typescript') : null,
    command: 'npx rslib',
    exitCode,
    log: normalised,
    warnings: warningsOf(normalised),
    files,
    output: readOutput(work, new Set(files)),
  };
  return {
    record,
    problems: [
      ...machinePaths(record, workspace),
      ...(await consume(workspace, name, work, logFile)),
    ],
  };
}

function usesTypeScript(source: string): boolean {
  const {devDependencies = {}} = readJson(path.join(source, 'package.json')) as {
    devDependencies?: Record<string, string>;
  };
  return 'typescript' in devDependencies;
}

function readOutput(work: string, inputs: ReadonlySet<string>): readonly OutputFile[] {
  return filesIn(work, temporary)
    .filter((file) => !inputs.has(file))
    .map((file) => {
      const content = readFileSync(path.join(work, file));
      const text = content.toString('utf8');
      const isText = !text.includes('\0') && Buffer.from(text, 'utf8').equals(content);
      return {path: file, bytes: content.length, text: isText ? text : null};
    });
}

/** A path of this machine in the output would be another one elsewhere. */
function machinePaths(record: ExampleRecord, workspace: string): readonly string[] {
  return [
    ...record.output.map(({path: file, text}) => ({file, text})),
    {file: 'the log', text: record.log},
  ]
    .filter(({text}) => text?.includes(workspace) ?? false)
    .map(({file}) => `${file} contains a path of this machine`);
}

async function consume(
  workspace: string,
  name: string,
  work: string,
  logFile: string,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const extension of consumerExtensions) {
    const consumer = path.join(workspace, 'consumers', `${name}.${extension}`);
    if (!existsSync(consumer)) {
      continue;
    }
    const file = `consumer.${extension}`;
    cpSync(consumer, path.join(work, file));
    const [script, args] = extension.endsWith('ts')
      ? [binOf(workspace, 'typescript', 'tsc'), [...typeCheck, file]]
      : [path.join(work, file), []];
    const {exitCode, output} = await runNode(script, args, {cwd: work, logFile});
    if (exitCode !== 0) {
      problems.push(`consumers/${name}.${extension} failed:\n${output.trimEnd()}`);
    }
  }
  return problems;
}
