import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {needsLib} from '../../../src/rslib/releases/releaseChanges';
import {identity} from '../../../src/site/identity';
import {ensureInstalled, exampleNames, npm} from '../examples/workspace';
import {filesIn, hashOf, readJson} from '../../support/files';
import {examplesDir, root} from '../../support/paths';
import {addLibItem} from './addLibItem';

export const manifests = ['package.json', 'package-lock.json'];

/** Name under which the examples install the newest TypeScript. Older ones are `typescript-6` and `typescript-5`. */
export const newestTypeScript = 'typescript';

function devDependencies(): Readonly<Record<string, string>> {
  const manifest = readJson(path.join(examplesDir, 'package.json')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  return manifest.devDependencies;
}

/**
 * Returns the newest TypeScript of the examples that all of the versions support, so that a comparison of two
 * versions shows no differences of TypeScript.
 */
export async function commonTypeScript(versions: readonly string[]): Promise<string> {
  const wanted = `${identity.package}@${versions.join(' || ')}`;
  const output = await npm(root, ['view', wanted, 'peerDependencies.typescript']);
  const ranges = output.split('\n').filter((line) => line.includes('^'));
  const isSupported = (name: string): boolean => {
    const [, major] = /(\d+)\.\d+\.\d+$/.exec(devDependencies()[name]!)!;
    return ranges.every((range) => range.includes(`^${major}`));
  };
  return [newestTypeScript, 'typescript-6', 'typescript-5'].find(isSupported) ?? newestTypeScript;
}

/** Returns a folder outside of the repository, so that Node.js does not find packages of the repository from it. */
export function installationFolder(version: string, typescript: string): string {
  const name = `rslib-${version}-${typescript}-${hashOf(examplesDir, manifests).slice(0, 8)}`;
  return path.join(realpathSync(tmpdir()), name);
}

/**
 * Copies the examples with their packages into `target`, replaces Rslib and its dependencies by the packages of the
 * version, and returns the folder of the copy. Reuses a complete installation.
 */
export async function installVersion(
  target: string,
  version: string,
  typescript: string,
): Promise<string> {
  const folder = path.join(target, 'examples');
  const packages = path.join(folder, 'node_modules');
  const stamp = path.join(target, 'installed');
  if (existsSync(stamp)) return folder;
  await ensureInstalled(examplesDir);
  rmSync(target, {recursive: true, force: true});
  const separate = path.join(target, 'package');
  mkdirSync(separate, {recursive: true});
  const options = ['--legacy-peer-deps', '--package-lock=false', '--prefix', '.'];
  await npm(separate, ['install', ...options, `${identity.package}@${version}`]);
  copyFolder(examplesDir, folder);
  if (needsLib(version)) addLibItems(folder);
  // Does not replace other packages that are direct dependencies of the examples.
  const replaced = [identity.package, '@rsbuild/core'];
  for (const name of packagesIn(path.join(separate, 'node_modules'))) {
    if (name in devDependencies() && !replaced.includes(name)) continue;
    replaceFolder(path.join(separate, 'node_modules', name), path.join(packages, name));
  }
  rmSync(separate, {recursive: true});
  if (typescript !== newestTypeScript) {
    replaceFolder(path.join(packages, typescript), path.join(packages, newestTypeScript));
  }
  writeFileSync(stamp, '');
  return folder;
}

function copyFolder(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (source) => path.basename(source) !== '.work',
  });
}

function replaceFolder(from: string, to: string): void {
  rmSync(to, {recursive: true, force: true});
  copyFolder(from, to);
}

function addLibItems(folder: string): void {
  for (const name of exampleNames(folder))
    for (const file of filesIn(path.join(folder, name))) {
      if (!/^rslib\.config\.m?[jt]s$/.test(path.basename(file))) continue;
      const full = path.join(folder, name, file);
      writeFileSync(full, addLibItem(readFileSync(full, 'utf8')));
    }
}

function packagesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(path.join(folder, name)).map((own) => `${name}/${own}`)
        : [name],
    );
}
