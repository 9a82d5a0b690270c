import {existsSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {filesIn, generatedFolders, hashOf, readJson} from '../../support/files';
import {npmScript, runNode} from './runNode';
import {compareText} from '../../../src/lib/page/fileTree';

/** File with the hash of the installed lockfile, written after the installation: an incomplete one lacks the file. */
const stampFile = 'node_modules/.installed-lock';

/** Returns the names of the examples: folders of the workspace with a package.json. */
export function exampleNames(workspace: string): readonly string[] {
  return readdirSync(workspace, {withFileTypes: true})
    .filter(
      (entry) => entry.isDirectory() && !entry.name.startsWith('.') && !generatedFolders.has(entry.name),
    )
    .map((entry) => entry.name)
    .filter((name) => existsSync(path.join(workspace, name, 'package.json')))
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
