import type {Browser} from '@playwright/test';
import {createHash} from 'node:crypto';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import {warningsOf, type ExampleRecord, type OutputFile, type Wordings} from '../../../src/rslib/examples/exampleRecord';
import {filesIn, readJson} from '../../support/files';
import {commandLine, packageOf, parseBuildScript, type Step} from './buildScript';
import {normaliseLog} from './normaliseLog';
import {openInBrowser} from './openInBrowser';
import {browserWordings, compilerErrors, compilerWordings, nodeWordings} from './recordWordings';
import {runNode} from './runNode';
import {binOf, installedVersion} from './workspace';

export type BuiltExample = {
  readonly record: ExampleRecord;
  /** Terminal output of the build, before `normaliseLog`. */
  readonly terminal: string;
  /** Errors of the consumers, and paths of this machine in the output. An example with problems is not recorded. */
  readonly problems: readonly string[];
};

type Manifest = {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly workspaces?: readonly string[];
};

/** The script "build" of each example that is a monorepo. npm builds its packages in the order of `workspaces`. */
const workspacesScript = 'npm run build --workspaces --if-present';

const temporary = new Set(['node_modules', '.rstack']);

/** Extensions of consumers of a built example. Node.js runs `.?js`, tsc checks `.?ts`, and Chromium opens `.html`. */
const consumerExtensions = ['mjs', 'cjs', 'mts', 'cts', 'html'] as const;

/** Arguments of tsc for `.mts` and `.cts` consumers: the options of the strictest user, without a tsconfig.json. */
const typeCheck = '--noEmit --ignoreConfig --strict --target esnext --module nodenext'.split(' ');

/**
 * Builds a copy of an example without caches, and runs its consumers. Calls `browser` only for HTML consumers. With
 * `all`, records error messages of every supported Node.js and installed browser, otherwise only of this Node.js.
 */
export async function buildExample(
  workspace: string,
  name: string,
  browser: () => Promise<Browser>,
  all = false,
): Promise<BuiltExample> {
  // With the process id, each of several simultaneous runs has its own folder.
  const work = path.join(workspace, '.work', `${name}.${process.pid}`);
  try {
    return await buildIn(work, workspace, name, {browser, all});
  } finally {
    rmSync(work, {recursive: true, force: true, maxRetries: 3});
  }
}

async function buildIn(
  work: string,
  workspace: string,
  name: string,
  {browser, all}: {readonly browser: () => Promise<Browser>; readonly all: boolean},
): Promise<BuiltExample> {
  const source = path.join(workspace, name);
  const files = filesIn(source);
  const manifest = readJson(path.join(source, 'package.json')) as Manifest;
  const isMonorepo = manifest.scripts?.build === workspacesScript;
  const steps = isMonorepo
    ? (manifest.workspaces ?? []).flatMap((folder) => stepsIn(source, folder))
    : parseBuildScript(joined(manifest.scripts));
  rmSync(work, {recursive: true, force: true});
  mkdirSync(work, {recursive: true});
  for (const file of files) cpSync(path.join(source, file), path.join(work, file));
  const own = path.join(source, 'node_modules');
  const packages = [own, path.join(workspace, 'node_modules')].filter(existsSync);
  if (packages.length > 1) {
    // An example's own packages, such as an older TypeScript, are linked one by one. A cache that the build writes
    // to `node_modules` is then deleted with the copy.
    mkdirSync(path.join(work, 'node_modules'));
    for (const entry of readdirSync(own).filter((found) => !found.startsWith('.'))) {
      symlinkSync(path.join(own, entry), path.join(work, 'node_modules', entry), 'junction');
    }
  }
  linkWorkspaces(work, manifest.workspaces ?? []);
  const {exitCode, log} = await runSteps(packages, steps, work);
  const folders = [
    {path: work, name: ''},
    {path: workspace, name: 'examples'},
  ];
  const builder = builderOf(packages, steps);
  // No page shows what another tool prints, and its order and times vary.
  const normalised = builder.builder && exitCode === 0 ? '' : normaliseLog(log, {folders});
  const hasTypes = 'typescript' in (manifest.devDependencies ?? {});
  const record: ExampleRecord = {
    name,
    ...builder,
    typescript: hasTypes ? installedVersion(packages, 'typescript') : null,
    command: isMonorepo ? workspacesScript : commandLine(steps),
    exitCode,
    log: normalised,
    warnings: warningsOf(normalised),
    files,
    output: readOutput(work, new Set(files)),
  };
  const consumers = path.join(workspace, 'consumers', name);
  const problems = [
    ...machinePaths(record, workspace),
    ...(await consume(consumers, work, packages, browser)),
  ];
  const found: Wordings[] = [];
  if (existsSync(`${consumers}.fails.mjs`))
    found.push(await nodeWordings(`${consumers}.fails.mjs`, work, {workspace, all}));
  if (all && existsSync(`${consumers}.fails.html`))
    found.push(await browserWordings(`${consumers}.fails.html`, work));
  if (hasTypes && exitCode !== 0 && compilerErrors(normalised).length > 0) {
    const own = [path.join(work, 'node_modules'), ...packages];
    const build = async (): Promise<string> =>
      normaliseLog((await runSteps(own, steps, work)).log, {folders});
    found.push(await compilerWordings(workspace, work, build));
  }
  const wordings = Object.assign({}, ...found) as Wordings;
  return {
    record: Object.keys(wordings).length > 0 ? {...record, wordings} : record,
    terminal: log,
    problems,
  };
}

/** Returns the script "build", followed by the script "test" if there is one, so that the record shows its result. */
function joined({build, test}: Manifest['scripts'] = {}): string | undefined {
  return build !== undefined && test !== undefined ? `${build} && ${test}` : build;
}

function linkWorkspaces(work: string, folders: readonly string[]): void {
  for (const folder of folders) {
    const target = path.join(work, folder);
    const {name} = readJson(path.join(target, 'package.json')) as {readonly name: string};
    const link = path.join(work, 'node_modules', name);
    mkdirSync(path.dirname(link), {recursive: true});
    symlinkSync(target, link, 'junction');
  }
}

function stepsIn(source: string, folder: string): readonly Step[] {
  const {scripts} = readJson(path.join(source, folder, 'package.json')) as Manifest;
  return scripts?.build === undefined
    ? []
    : parseBuildScript(scripts.build).map((step) => ({...step, folder}));
}

function builderOf(
  packages: readonly string[],
  steps: readonly Step[],
): Pick<ExampleRecord, 'rslib' | 'builder'> {
  const name = packageOf(steps[0]?.program ?? '');
  const version = installedVersion(packages, name);
  return name === '@rslib/core' ? {rslib: version} : {rslib: null, builder: `${name} ${version}`};
}

async function runSteps(
  packages: readonly string[],
  steps: readonly Step[],
  work: string,
): Promise<{readonly exitCode: number; readonly log: string}> {
  let log = '';
  for (const {program, args, folder = ''} of steps) {
    const cwd = path.join(work, folder);
    const [script, rest] =
      program === 'node'
        ? [path.join(cwd, args[0] ?? ''), args.slice(1)]
        : [binOf(packages, packageOf(program), program), args];
    const {exitCode, output} = await runNode(script, rest, {cwd, logFile: `${work}.log`});
    log += output;
    if (exitCode !== 0) return {exitCode, log};
  }
  return {exitCode: 0, log};
}

function readOutput(work: string, inputs: ReadonlySet<string>): readonly OutputFile[] {
  return filesIn(work, temporary)
    .filter((file) => !inputs.has(file))
    .map((file) => outputFile(file, readFileSync(path.join(work, file))));
}

/** Returns a problem for each output file, and for the log, that contains the path of this machine's workspace. */
function machinePaths(record: ExampleRecord, workspace: string): readonly string[] {
  return [
    ...record.output.map(({path: file, text}) => ({file, text})),
    {file: 'The log', text: record.log},
  ]
    .filter(({text}) => text?.includes(workspace) ?? false)
    .map(({file}) => `${file} contains a path of this machine`);
}

/** Runs the files `<consumers>.<extension>` in the built copy `work` of an example, and returns their errors. */
async function consume(
  consumers: string,
  work: string,
  packages: readonly string[],
  browser: () => Promise<Browser>,
): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const extension of consumerExtensions) {
    const consumer = `${consumers}.${extension}`;
    if (!existsSync(consumer)) continue;
    const name = `consumers/${path.basename(consumer)}`;
    const file = `consumer.${extension}`;
    cpSync(consumer, path.join(work, file));
    if (extension === 'html') {
      const found = await openInBrowser(await browser(), work, file);
      problems.push(...found.map((problem) => `${name} failed: ${problem}`));
      continue;
    }
    const [script, args] = extension.endsWith('ts')
      ? [binOf(packages.slice(-1), 'typescript', 'tsc'), [...typeCheck, file]]
      : [path.join(work, file), []];
    const {exitCode, output} = await runNode(script, args, {cwd: work, logFile: `${work}.log`});
    if (exitCode !== 0) problems.push(`${name} failed:\n${output.trimEnd()}`);
  }
  return problems;
}

/** Maximum length of a file that is recorded as text, in UTF-16 code units. No page shows a longer file. */
const maxTextLength = 20_000;

/** Pattern of files that contain the time of the build, so that their hash differs each time and is not recorded. */
const timestamped = /\.zip$/;

/** Returns the record of an output file, with its text, or with a hash if it is long or not text. */
export function outputFile(path: string, content: Buffer): OutputFile {
  const text = content.toString('utf8');
  const isText = !text.includes('\0') && Buffer.from(text, 'utf8').equals(content);
  const bytes = content.length;
  if (isText && text.length <= maxTextLength) {
    return {path, bytes, text};
  }
  if (timestamped.test(path)) {
    return {path, bytes, text: null};
  }
  return {path, bytes, text: null, sha256: createHash('sha256').update(content).digest('hex')};
}
