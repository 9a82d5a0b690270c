import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {launch} from '../examples/browser';
import {buildExample} from '../examples/build';
import {ensureInstalled, exampleNames, filesIn, hashOf, npm, readJson} from '../examples/workspace';
import {allPages} from '../check/pages';
import {hoversOf} from '../hovers/read';
import {readMessages} from '../options/messages';
import {readOptionData} from '../options/read';
import {cacheDir, root} from '../support/paths';
import {createProgress} from '../support/progress';
import {ensureChromium} from '../test/ensureChromium';
import {withLib} from './lib';
import type {Template} from '../../src/compiler/log/placeholders';
import type {ExampleRecord} from '../../src/compiler/records/example';
import type {HoverRecord} from '../../src/compiler/records/hovers';
import type {OptionData} from '../../src/compiler/records/options/model';
import {needsLib} from '../../src/compiler/releases/model';
import {identity} from '../../src/site/identity';

/** An example as a version builds it. */
export type BuiltExample = {
  readonly record: ExampleRecord;
  /** What a user of the package would stumble over. */
  readonly problems: readonly string[];
};

/** Reads a version that is installed beside the present one; every answer is kept in `.cache`, and not asked for again. */
export type OtherVersion = {
  /** All of them, or those that are named. */
  examples(only?: readonly string[]): Promise<ReadonlyMap<string, BuiltExample>>;
  options(): Promise<{readonly data: OptionData; readonly problems: readonly string[]}>;
  /** All messages in the sources of its packages. */
  messages(): Promise<readonly Template[]>;
  /** What the compiler says about names in the pages. */
  hovers(): Promise<HoverRecord>;
  /** The folder with its packages. */
  folder(): Promise<string>;
  /** Removes what was installed, not what was read. */
  remove(): void;
};

/** Builds at the same time: each is short and uses more than one core. */
const parallel = 2;

const workspace = path.join(root, 'examples');

/** What says which packages the examples have. */
const manifests = ['package.json', 'package-lock.json'];

/** What the examples have by the name of TypeScript. */
export const newest = 'typescript';

/** The newest TypeScript of the examples that all of some versions take, as `^5 || ^6`: what differs is theirs then. */
export async function typescriptFor(versions: readonly string[]): Promise<string> {
  const wanted = `${identity.package}@${versions.join(' || ')}`;
  const said = await npm(root, ['view', wanted, 'peerDependencies.typescript']);
  const ranges = said.split('\n').filter((line) => line.includes('^'));
  const {devDependencies} = readJson(path.join(workspace, 'package.json')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const isTaken = (name: string): boolean => {
    const [, major] = /(\d+)\.\d+\.\d+$/.exec(devDependencies[name]!)!;
    return ranges.every((range) => range.includes(`^${major}`));
  };
  return [newest, 'typescript-6', 'typescript-5'].find(isTaken) ?? newest;
}

/** A version of the package with a TypeScript of the examples; nothing is done for it until it is asked. */
export function otherVersion(version: string, typescript: string): OtherVersion {
  const name = `${version}-${typescript}`;
  const kept = path.join(cacheDir, 'releases', name);
  // Outside of the repository, whose own packages would be found otherwise.
  const target = path.join(
    realpathSync(tmpdir()),
    `rslib-${name}-${hashOf(workspace, manifests).slice(0, 8)}`,
  );
  let installation: Promise<string> | undefined;
  const folder = (): Promise<string> => (installation ??= installed(target, version, typescript));

  async function keep<T>(
    name: string,
    input: string,
    make: (from: string) => Promise<T> | T,
  ): Promise<T> {
    const file = path.join(kept, `${name}.json`);
    const known = existsSync(file) ? (readJson(file) as {input: string; value: T}) : undefined;
    if (known?.input === input) return known.value;
    const value = await make(await folder());
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify({input, value}));
    return value;
  }

  const reader = (): string => hashBelow('tools/options');
  return {
    folder,
    async examples(only = []) {
      let chromium: Promise<Browser> | undefined;
      const browser = (): Promise<Browser> => (chromium ??= ensureChromium().then(launch));
      const all = exampleNames(workspace);
      const names = only.length === 0 ? all : all.filter((name) => only.includes(name));
      const progress = createProgress(`release ${version}`, names.length);
      const built = new Map<string, BuiltExample>();
      const queue = [...names];
      const worker = async (): Promise<void> => {
        for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
          progress.step(name);
          built.set(
            name,
            await keep(`examples/${name}`, inputOf(name), async (from) => {
              const {record, problems} = await buildExample(from, name, browser);
              // Who stops the command stops its builds, too: that is no answer to keep.
              if (record.log.includes('(ended by SIG')) throw new Error(`${name} was stopped`);
              return {record, problems};
            }),
          );
        }
      };
      try {
        await Promise.all(Array.from({length: parallel}, worker));
      } finally {
        progress.end();
        await chromium?.then((running) => running.close());
      }
      return new Map(names.map((name) => [name, built.get(name)!]));
    },
    options: () => keep('options', reader(), readOptionData),
    messages: () =>
      keep('messages', reader(), (from) => readMessages(path.join(from, 'node_modules'))),
    hovers: () =>
      keep(
        'hovers',
        hashBelow('tools/hovers') +
          hashBelow('tools/check/code') +
          hashOf(
            root,
            allPages().map(({file}) => file),
          ),
        (from) => hoversOf(allPages(), from),
      ),
    remove: () => rmSync(target, {recursive: true, force: true}),
  };
}

/** A copy of the workspace with its packages, in which only the version is another; that of an earlier run, if it is complete. */
async function installed(target: string, version: string, typescript: string): Promise<string> {
  const folder = path.join(target, 'examples');
  const stamp = path.join(target, 'installed');
  if (existsSync(stamp)) return folder;
  await ensureInstalled(workspace, console.log);
  rmSync(target, {recursive: true, force: true});
  mkdirSync(path.join(target, 'package'), {recursive: true});
  const wanted = `${identity.package}@${version}`;
  const strategy = ['--legacy-peer-deps', '--package-lock=false'];
  await npm(path.join(target, 'package'), ['install', ...strategy, '--prefix', '.', wanted]);
  linkFiles(workspace, folder);
  if (needsLib(version)) giveLib(folder);
  // What it brings takes the place of what the present one brings; what the examples chose themselves stays.
  const {devDependencies} = readJson(path.join(workspace, 'package.json')) as {
    devDependencies: Readonly<Record<string, string>>;
  };
  const bringing = new Set([identity.package, '@rsbuild/core']);
  for (const name of packagesIn(path.join(target, 'package/node_modules'))) {
    if (name in devDependencies && !bringing.has(name)) continue;
    const own = path.join(folder, 'node_modules', name);
    rmSync(own, {recursive: true, force: true});
    cpSync(path.join(target, 'package/node_modules', name), own, {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  rmSync(path.join(target, 'package'), {recursive: true});
  if (typescript !== newest) {
    const packages = path.join(folder, 'node_modules');
    rmSync(path.join(packages, newest), {recursive: true});
    cpSync(path.join(packages, typescript), path.join(packages, newest), {recursive: true});
  }
  writeFileSync(stamp, '');
  return folder;
}

/** Configurations of the examples as an older version takes them. */
function giveLib(folder: string): void {
  for (const name of exampleNames(folder))
    for (const file of filesIn(path.join(folder, name))) {
      if (!/^rslib\.config\.m?[jt]s$/.test(path.basename(file))) continue;
      const full = path.join(folder, name, file);
      const text = withLib(readFileSync(full, 'utf8'));
      // The file is a link to the repository's own.
      rmSync(full);
      writeFileSync(full, text);
    }
}

/** The names of the packages in a `node_modules`. */
function packagesIn(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(path.join(folder, name)).map((own) => `${name}/${own}`)
        : [name],
    );
}

/** Makes a folder appear at another place too, without its builds. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to, {recursive: true});
  for (const entry of readdirSync(from, {withFileTypes: true})) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === '.work') continue;
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkFiles(source, target);
    else linkOrCopy(source, target);
  }
}

/** Another disk takes no links. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

/** Everything that the result of an example depends on besides the version. */
function inputOf(name: string): string {
  const own = hashOf(workspace, [
    ...filesIn(path.join(workspace, name)).map((file) => `${name}/${file}`),
    ...filesIn(path.join(workspace, 'consumers'))
      .filter((file) => file.startsWith(`${name}.`))
      .map((file) => `consumers/${file}`),
    ...manifests,
  ]);
  return own + hashBelow('tools/examples') + hashOf(root, ['tools/release/lib.ts']);
}

function hashBelow(folder: string): string {
  return hashOf(
    root,
    filesIn(path.join(root, folder)).map((file) => `${folder}/${file}`),
  );
}
