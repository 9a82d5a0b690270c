import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {npmScript, runNode} from './runNode';
import {compareText} from '../../src/lib/page/fileTree';

/** Folders that a build or an installation creates in a package. */
const generated = new Set(['node_modules', 'dist', '.rstack']);

/** File with the hash of the installed lockfile, written after the installation: an incomplete one lacks the file. */
const stampFile = 'node_modules/.installed-lock';

/** Returns the names of the examples: folders of the workspace with a package.json. */
export function exampleNames(workspace: string): readonly string[] {
  return readdirSync(workspace, {withFileTypes: true})
    .filter(
      (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !generated.has(entry.name),
    )
    .map((entry) => entry.name)
    .filter((name) => existsSync(path.join(workspace, name, 'package.json')))
    .sort(compareText);
}

/** Returns the sorted paths of all files in a folder, relative to it and with `/`, without the entries in `skip`. */
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

/** Lists the files of an example and of its consumer, relative to the workspace. */
export function exampleFiles(workspace: string, name: string): readonly string[] {
  const consumers = filesIn(path.join(workspace, 'consumers'));
  return [
    ...filesIn(path.join(workspace, name)).map((file) => `${name}/${file}`),
    ...consumers.filter((file) => file.startsWith(`${name}.`)).map((file) => `consumers/${file}`),
  ];
}

/** Returns the folder of a package in the first of the `node_modules` folders `packages` that contains it. */
function folderOf(packages: readonly string[], name: string): string {
  const found = packages
    .map((folder) => path.join(folder, name))
    .find((folder) => existsSync(path.join(folder, 'package.json')));
  if (found === undefined) throw new Error(`${name} is not installed.`);
  return found;
}

export function installedVersion(packages: readonly string[], name: string): string {
  const manifest = readJson(path.join(folderOf(packages, name), 'package.json'));
  return (manifest as {version: string}).version;
}

/** Returns the path of the script that a package's `bin` field defines for a command. */
export function binOf(packages: readonly string[], name: string, command: string): string {
  const folder = folderOf(packages, name);
  const {bin} = readJson(path.join(folder, 'package.json')) as {
    bin: string | Readonly<Record<string, string>>;
  };
  const file = typeof bin === 'string' ? bin : bin[command];
  if (file === undefined) throw new Error(`${name} does not provide the command ${command}.`);
  return path.join(folder, file);
}

/** Installs the packages of the workspace, unless the present lockfile is installed already. */
export async function ensureInstalled(workspace: string): Promise<void> {
  const lock = hashOf(workspace, ['package.json', 'package-lock.json']);
  const stamp = path.join(workspace, stampFile);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('installing the packages of the examples');
  await npm(workspace, ['ci']);
  writeFileSync(stamp, lock);
}

/** Runs npm in a folder and returns its output. Throws if it fails. */
export async function npm(cwd: string, args: readonly string[]): Promise<string> {
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const logFile = path.join(cwd, '.npm.log');
  const {exitCode, output} = await runNode(npmScript(), [...args, ...options], {cwd, logFile});
  if (exitCode !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${output}`);
  return output;
}

/** Returns one hash of the paths and contents of several files. Missing files are allowed. */
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

/** Serialises a record in the format of the files in `src/data`. */
export function toJson(record: unknown): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
