// Process that imports Rslib once and builds many states. `buildStates.ts` sends builds and receives their results.
import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import type {Build, Built} from './buildStates';
import {shareDeclarations} from './declarations';
import {readOutput, workspace, writePackage, type Inputs} from './stateFolder';

type Config = Readonly<Record<string, unknown>> & {
  readonly lib?: readonly {readonly dts?: unknown}[];
  readonly dts?: unknown;
};

type Rslib = {
  readonly createRslib: (options: {readonly cwd: string; readonly config: Config}) => Promise<{
    build(): Promise<{close(): Promise<void>}>;
  }>;
};

const [cache, work] = process.argv.slice(2) as [string, string];
const expectDeclarations = shareDeclarations(path.join(cache, 'declarations'));
const entry = createRequire(path.join(workspace, 'package.json')).resolve('@rslib/core');
const {createRslib} = (await import(pathToFileURL(entry).href)) as Rslib;

/** Evaluates the text of a configuration file, which imports only `defineConfig`. */
async function evaluate(text: string): Promise<Config> {
  if (text === '') return {};
  const module = text.replace(/^import .*$/m, 'const defineConfig = (config) => config;');
  const url = `data:text/javascript,${encodeURIComponent(module)}`;
  // Returns a copy, because Rslib changes the object, and a later import of the same text returns the same object.
  return structuredClone(((await import(url)) as {readonly default: Config}).default);
}

function store(text: string): string {
  const id = createHash('sha256').update(text).digest('hex').slice(0, 24);
  const file = path.join(cache, 'texts', id);
  if (!existsSync(file)) writeFileSync(file, text);
  return id;
}

/** Returns a folder with the package of a build. Builds that differ only in their configuration share a folder. */
function folderOf(inputs: Inputs): string {
  const {'rslib.config.ts': _, ...rest} = inputs;
  const id = createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 8);
  const folder = path.join(work, id);
  if (!existsSync(folder)) writePackage(folder, rest);
  rmSync(path.join(folder, 'dist'), {recursive: true, force: true, maxRetries: 3});
  return folder;
}

async function build({inputs}: Build): Promise<Built> {
  const cwd = folderOf(inputs);
  process.chdir(cwd);
  const config = await evaluate(inputs['rslib.config.ts'] ?? '');
  expectDeclarations((config.lib ?? [config]).filter(({dts}) => dts !== undefined).length);
  try {
    // Turns the bundler's cache off, because it only makes repeated builds faster.
    const settings = {logLevel: 'silent', performance: {buildCache: false}};
    const rslib = await createRslib({cwd, config: {...config, ...settings}});
    await (await rslib.build()).close();
    return {files: [...readOutput(cwd)].map(([name, text]) => [name, store(text)])};
  } catch (error) {
    return {message: error instanceof Error ? error.message : String(error)};
  }
}

mkdirSync(path.join(cache, 'texts'), {recursive: true});
process.on('message', (each: Build) => {
  void build(each).then((built) => process.send?.(built));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
