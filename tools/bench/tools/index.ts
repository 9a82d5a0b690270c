// Builds examples/comparison with several tools and compares time, output and configuration.
//
//   npm run bench:tools                medians of 9 cold builds per tool
//   npm run bench:tools -- --runs 3
//   npm run bench:tools -- --update    records the results in src/data/comparison.json
//   npm run bench:tools -- --runs 1 --update --keep-times    on a busy machine: recorded times and their date stay
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {availableParallelism, loadavg} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {ComparedTool, Comparison} from '../../../src/rslib/examples/comparison';
import {packageOf} from '../../rslib/examples/buildScript';
import {runNode} from '../../rslib/examples/runNode';
import {binOf, ensureInstalled, installedVersion} from '../../rslib/examples/workspace';
import {filesIn, readJson, toJson} from '../../support/files';
import {examplesDir, root} from '../../support/paths';
import {run} from '../../support/process';
import {createProgress} from '../../support/progress';
import {median} from '../median';
import {checkPackage, checks} from './checkPackage';

const source = path.join(examplesDir, 'comparison');
const own = path.join(source, 'node_modules');
const shared = path.join(examplesDir, 'node_modules');
const record = path.join(root, 'src/data/comparison.json');

type Entry = {readonly types: string; readonly default: string};

type Tool = {
  readonly id: ComparedTool['id'];
  readonly commands: readonly string[];
  readonly packages: readonly string[];
  readonly configs: readonly string[];
  /** True for a tool that builds with TypeScript 7. Other tools get version 6, which some of their plugins need. */
  readonly latestTypeScript?: true;
  /** Contents, by path, of files that the built package needs but that the tool does not write. */
  readonly byHand?: Readonly<Record<string, string>>;
  /** Entry points for `import` and for `require()`, if they differ from those in `package.json`. */
  readonly entries?: readonly [Entry, Entry];
};

/** Entry points of a package whose declarations are beside the code of each format. */
const besideCode = [
  {types: './dist/index.d.ts', default: './dist/index.js'},
  {types: './dist/index.d.cts', default: './dist/index.cjs'},
] as const;

const rslib = {commands: ['rslib'], packages: ['@rslib/core'], configs: ['rslib.config.ts']};
const tools: readonly Tool[] = [
  {id: 'rslib', ...rslib, latestTypeScript: true},
  {id: 'rslib6', ...rslib},
  {
    id: 'tsup',
    commands: ['tsup'],
    packages: ['tsup'],
    configs: ['tsup.config.ts'],
    entries: besideCode,
  },
  {
    id: 'tsdown',
    commands: ['tsdown'],
    packages: ['tsdown'],
    configs: ['tsdown.config.ts'],
    entries: [
      {types: './dist/index.d.mts', default: './dist/index.mjs'},
      {types: './dist/index.d.cts', default: './dist/index.cjs'},
    ],
  },
  {
    id: 'vite',
    commands: ['vite build'],
    packages: ['vite', 'vite-plugin-dts'],
    configs: ['vite.config.ts'],
    entries: [
      {types: './dist/index.d.ts', default: './dist/index.js'},
      {types: './dist/index.d.ts', default: './dist/index.cjs'},
    ],
  },
  {
    id: 'rollup',
    commands: ['rollup --config'],
    packages: ['rollup', '@rollup/plugin-typescript', 'rollup-plugin-dts', 'tslib'],
    configs: ['rollup.config.js'],
    entries: besideCode,
  },
  {
    id: 'tsc',
    commands: ['tsc -p tsconfig.esm.json', 'tsc -p tsconfig.cjs.json'],
    packages: [],
    configs: ['tsconfig.esm.json', 'tsconfig.cjs.json'],
    latestTypeScript: true,
    byHand: {'dist/cjs/package.json': '{"type": "commonjs"}\n'},
    entries: [
      {types: './dist/esm/index.d.ts', default: './dist/esm/index.js'},
      {types: './dist/cjs/index.d.ts', default: './dist/cjs/index.js'},
    ],
  },
];

/** Returns the folders in which a tool looks for packages: the `node_modules` of its copy, then of the workspace. */
const packagesIn = (work: string): readonly string[] => [path.join(work, 'node_modules'), shared];

/** Copies the compared package to `work` without output and caches, and adds the dependencies for the tool. */
function copySource(tool: Tool, work: string): void {
  rmSync(work, {recursive: true, force: true, maxRetries: 3});
  for (const file of filesIn(source)) cpSync(path.join(source, file), path.join(work, file));
  mkdirSync(path.join(work, 'node_modules'));
  for (const name of readdirSync(own).filter((entry) => !entry.startsWith('.'))) {
    const [from, to] = [path.join(own, name), path.join(work, 'node_modules', name)];
    if (!tool.latestTypeScript) symlinkSync(from, to, 'junction');
    // Copies the package: a linked package would find TypeScript 6, which is installed beside its real path.
    else if (name !== 'typescript') cpSync(from, to, {recursive: true});
  }
  if (!tool.entries) return;
  const file = path.join(work, 'package.json');
  const [esm, cjs] = tool.entries;
  const exports = {'.': {import: esm, require: cjs}};
  writeFileSync(file, toJson({...(readJson(file) as object), exports}));
}

/** Builds a fresh copy of the package and returns the duration of the commands in s. Throws if a command fails. */
async function build(tool: Tool, work: string): Promise<number> {
  copySource(tool, work);
  let seconds = 0;
  for (const command of tool.commands) {
    const [program = '', ...args] = command.split(' ');
    const script = binOf(packagesIn(work), packageOf(program), program);
    const start = performance.now();
    const {exitCode, output} = await runNode(script, args, {cwd: work, logFile: `${work}.log`});
    seconds += (performance.now() - start) / 1000;
    if (exitCode !== 0) throw new Error(`${command} failed:\n${output}`);
  }
  for (const [file, text] of Object.entries(tool.byHand ?? {})) {
    writeFileSync(path.join(work, file), text);
  }
  return seconds;
}

async function buildsWithLatest(tool: Tool, work: string): Promise<boolean> {
  try {
    await build({...tool, latestTypeScript: true}, work);
    return true;
  } catch {
    return false;
  }
}

/** Counts lines that are neither empty nor an import. */
const linesOf = (folder: string, files: readonly string[]): number =>
  files
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '' && !line.startsWith('import ')).length;

function outputOf(work: string): Pick<ComparedTool, 'files' | 'bytes'> {
  const files = filesIn(path.join(work, 'dist'), new Set()).map((name) => `/${name}`);
  const bytes = (pattern: RegExp): number =>
    files
      .filter((name) => pattern.test(name))
      .reduce((sum, name) => sum + readFileSync(path.join(work, 'dist', name)).length, 0);
  return {
    files: files.length,
    bytes: {
      esm: bytes(/^(?!\/cjs\/).*\.m?js$/),
      cjs: bytes(/^\/cjs\/.*\.js$|\.cjs$/),
      types: bytes(/\.d\.[cm]?ts$/),
    },
  };
}

/** Returns a comparison with the recorded times; a tool without one has 0. */
function withTimes({
  source: modules,
  checks: used,
  latestTypeScript,
  tools: now,
}: Comparison): Comparison {
  const recorded = readJson(record) as Comparison;
  const secondsOf = (id: ComparedTool['id']) =>
    recorded.tools.find((tool) => tool.id === id)?.seconds ?? 0;
  return {
    ...recorded,
    ...{source: modules, checks: used, latestTypeScript},
    tools: now.map((tool) => ({...tool, seconds: secondsOf(tool.id)})),
  };
}

const withVersion = (packages: readonly string[], name: string): string =>
  `${name} ${installedVersion(packages, name)}`;

run(import.meta.url, async () => {
  const {values} = parseArgs({
    options: {
      runs: {type: 'string', default: '9'},
      update: {type: 'boolean', default: false},
      'keep-times': {type: 'boolean', default: false},
    },
  });
  const runs = Number(values.runs);
  await ensureInstalled(examplesDir);
  const load = loadavg()[0]!;
  const folder = path.join(examplesDir, '.work', `comparison.${process.pid}`);
  const seconds = new Map<Tool, number[]>(tools.map((tool) => [tool, []]));
  const measured: ComparedTool[] = [];
  try {
    const progress = createProgress('bench:tools', (runs + 1) * tools.length);
    // Round 0 is not recorded. The tools run alternately, so that other load on the machine affects all of them.
    for (let count = 0; count <= runs; count++) {
      for (const tool of tools) {
        progress.step(tool.id);
        const took = await build(tool, path.join(folder, tool.id));
        if (count > 0) seconds.get(tool)!.push(took);
      }
    }
    progress.end();
    for (const tool of tools) {
      const work = path.join(folder, tool.id);
      const packages = packagesIn(work);
      measured.push({
        id: tool.id,
        packages: tool.packages.map((name) => withVersion(packages, name)),
        typescript: installedVersion(packages, 'typescript'),
        configs: [...tool.configs, ...Object.keys(tool.byHand ?? {})],
        configLines: linesOf(work, tool.configs),
        seconds: Math.round(median(seconds.get(tool)!) * 100) / 100,
        ...outputOf(work),
        problems: await checkPackage(work, examplesDir),
        buildsWithLatest: tool.latestTypeScript ?? (await buildsWithLatest(tool, work)),
      });
    }
  } finally {
    rmSync(folder, {recursive: true, force: true, maxRetries: 3});
  }
  const modules = filesIn(path.join(source, 'src'));
  const comparison: Comparison = {
    date: new Date().toISOString().slice(0, 10),
    node: process.versions.node,
    cores: availableParallelism(),
    load: Math.round(load * 10) / 10,
    runs,
    source: {modules: modules.length, lines: linesOf(path.join(source, 'src'), modules)},
    checks: checks.map((name) => withVersion([own, shared], name)),
    latestTypeScript: installedVersion([shared], 'typescript'),
    tools: measured,
  };
  for (const {id, seconds: took, configLines, files, bytes, problems} of measured) {
    const sizes = `${bytes.esm} B ESM, ${bytes.cjs} B CommonJS, ${bytes.types} B types`;
    const verdict = problems.length > 0 ? problems.join(', ') : 'no problems';
    console.log(
      `${id.padEnd(8)}${took.toFixed(2)} s  ${configLines} lines  ${files} files  ${sizes}  ${verdict}`,
    );
  }
  console.log(`medians of ${runs} cold builds, load ${comparison.load} at the start`);
  if (values.update)
    writeFileSync(record, toJson(values['keep-times'] ? withTimes(comparison) : comparison));
});
