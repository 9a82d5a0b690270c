import {createHash} from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {npmScript, runNode} from './process';
import {compareText} from '../../src/lib/page/fileTree';

/** What a build or an installation leaves in a package; none of it is the package. */
const generated = new Set(['node_modules', 'dist', '.rstack']);

/** Written after a complete installation, removed together with it. */
const stampFile = 'node_modules/.installed-lock';

/** The examples: folders of the workspace with a package.json. */
export function exampleNames(workspace: string): readonly string[] {
  return readdirSync(workspace, {withFileTypes: true})
    .filter(
      (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !generated.has(entry.name),
    )
    .map((entry) => entry.name)
    .filter((name) => existsSync(path.join(workspace, name, 'package.json')))
    .sort(compareText);
}

/** A folder's files below it, relative, with `/`, sorted; without what is generated. */
export function filesIn(folder: string, skip: ReadonlySet<string> = generated): readonly string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => !skip.has(entry.name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(path.join(folder, entry.name), skip).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
    .sort(compareText);
}

/** The folder of an installed package: the first of several `node_modules` that has it. */
function folderOf(packages: readonly string[], name: string): string {
  const found = packages
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
  if (found === undefined) {
    throw new Error(`${name} is not installed.`);
  }
  return found;
}

/** The version of a package that is installed in one of several `node_modules`. */
export function installedVersion(packages: readonly string[], name: string): string {
  const manifest = readJson(path.join(folderOf(packages, name), 'package.json'));
  return (manifest as {version: string}).version;
}

/** The script of a command of a package that is installed in one of several `node_modules`. */
export function binOf(packages: readonly string[], name: string, command: string): string {
  const folder = folderOf(packages, name);
  const {bin} = readJson(path.join(folder, 'package.json')) as {
    bin: string | Readonly<Record<string, string>>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) {
    throw new Error(`${name} has no command ${command}.`);
  }
  return path.join(folder, file);
}

/** Installs the workspace from its lockfile, unless exactly that is installed already. */
export async function ensureInstalled(
  workspace: string,
  say: (line: string) => void,
): Promise<void> {
  const lock = hashOf(workspace, ['package.json', 'package-lock.json']);
  const stamp = path.join(workspace, stampFile);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) {
    return;
  }
  say('installing the packages of the examples');
  await npm(workspace, ['ci']);
  writeFileSync(stamp, lock);
}

/** A copy of the workspace outside of the repository with another version of Rslib. */
async function installOther(workspace: string, target: string, rslib: string): Promise<void> {
  mkdirSync(target, {recursive: true});
  const skip = new Set([...generated, '.work', 'package-lock.json']);
  for (const file of filesIn(workspace, skip)) {
    cpSync(path.join(workspace, file), path.join(target, file));
  }
  for (const folder of ['.', ...exampleNames(target)]) {
    const file = path.join(target, folder, 'package.json');
    const manifest = readJson(file) as {devDependencies: Record<string, string>};
    if ('@rslib/core' in manifest.devDependencies) {
      manifest.devDependencies['@rslib/core'] = rslib;
      writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
    }
  }
  await npm(target, ['install', '--package-lock=false']);
}

/**
 * Does something in a copy of the workspace with another version of Rslib, which is gone afterwards.
 * @param spec - The package as npm names it: `@rslib/core@1.0.0`, `@rslib/core@latest`. Anything else throws.
 * @param work - Is given the folder of the copy, and what was installed as `@rslib/core 1.0.0`.
 */
export async function withOther<T>(
  workspace: string,
  spec: string,
  say: (line: string) => void,
  work: (folder: string, installed: string) => Promise<T> | T,
): Promise<T> {
  const [, name = '', version] = /^(@rslib\/core)@(.+)$/.exec(spec) ?? [];
  if (version === undefined) throw new Error('Write --with @rslib/core@<version>.');
  const folder = path.join(realpathSync(mkdtempSync(path.join(os.tmpdir(), 'rslib-'))), 'examples');
  try {
    say(`installing ${spec} in a temporary folder`);
    await installOther(workspace, folder, version);
    return await work(
      folder,
      `${name} ${installedVersion([path.join(folder, 'node_modules')], name)}`,
    );
  } finally {
    rmSync(path.dirname(folder), {recursive: true, force: true});
  }
}

/** Runs npm in a folder and returns what it says; throws when it fails. */
export async function npm(cwd: string, args: readonly string[]): Promise<string> {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const logFile = path.join(cwd, '.npm.log');
  const {exitCode, output} = await runNode(npmScript(), [...args, ...options], {cwd, logFile});
  if (exitCode !== 0) {
    throw new Error(`npm ${args.join(' ')} failed:\n${output}`);
  }
  return output;
}

/** One fingerprint of several files; a file that does not exist counts as such. */
export function hashOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const full = path.join(folder, file);
    hash
      .update(`${file}\0`)
      .update(existsSync(full) ? readFileSync(full) : '\0')
      .update('\0');
  }
  return hash.digest('hex');
}

/** Removes a folder and makes it anew. */
export function emptyFolder(folder: string): void {
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
