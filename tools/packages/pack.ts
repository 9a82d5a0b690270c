import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {filesBelow, readJson, toJson} from '../support/files';
import {cacheDir, root} from '../support/paths';
import {execModule, fail} from '../support/process';

type Entry = string | {readonly types: string; readonly default: string};

type Manifest = {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports: Readonly<Record<string, string>>;
};

/** Matches a source file of a package: the path without extension, `c` or `m`, and whether it is TypeScript. */
const source = /^\.\/src\/(.+)\.([cm]?)[jt]sx?$/;

/** Returns the manifest of the published package: compiled files with types instead of sources. */
export function publishedManifest({private: _private, ...manifest}: Manifest): object {
  const entry = (file: string): Entry => {
    const [, name, kind] = source.exec(file) ?? [];
    if (name === undefined) return file;
    return {types: `./lib/${name}.d.${kind}ts`, default: `./lib/${name}.${kind}js`};
  };
  const entries = Object.entries(manifest.exports).map(([name, file]) => [name, entry(file)]);
  const bin = Object.entries(manifest.bin ?? {}).map(([name, file]) => [
    name,
    file.replace(source, './lib/$1.$2js'),
  ]);
  return {
    ...manifest,
    ...(bin.length > 0 && {bin: Object.fromEntries(bin) as object}),
    exports: Object.fromEntries(entries) as object,
  };
}

/** Compiles a workspace package into `.cache/packages` and packs it as npm publishes it. Returns the path of the file. */
export async function pack(name: string): Promise<string> {
  const from = join(root, 'packages', name);
  const folder = join(cacheDir, 'packages', name);
  if (!existsSync(join(from, 'package.json'))) fail(`There is no package ${name} in packages.`);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  const args = ['-p', join(from, 'tsconfig.build.json')];
  if ((await execModule('typescript/bin/tsc', args)) !== 0) fail(`${name} does not compile.`);
  // Copies what is no TypeScript: CommonJS with its types, JSON, and styles.
  for (const file of filesBelow(join(from, 'src'))) {
    if (/(?<!\.d)\.[cm]?tsx?$/.test(file)) continue;
    const text = readFileSync(join(from, 'src', file), 'utf8');
    const target = join(folder, 'lib', file);
    mkdirSync(join(target, '..'), {recursive: true});
    writeFileSync(
      target,
      /\.cjs$/.test(file) ? text.replace(/'(\.{1,2}\/[\w./]+)\.tsx?'/g, "'$1.js'") : text,
    );
  }
  for (const file of ['README.md', 'CHANGELOG.md', 'LICENSE'])
    cpSync(join(from, file), join(folder, file));
  const manifest = readJson(join(from, 'package.json')) as Manifest;
  writeFileSync(join(folder, 'package.json'), toJson(publishedManifest(manifest)));
  const npm = ['pack', '--ignore-scripts', '--silent', '--pack-destination', join(folder, '..')];
  const {status} = spawnSync('npm', npm, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail(`${name} could not be packed, see above.`);
  return join(folder, '..', `${name}-${manifest.version}.tgz`);
}
