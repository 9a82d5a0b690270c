import {existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {allPages} from '../../check/sourcePages';
import {buildExample, type BuiltExample} from '../examples/buildExample';
import {inParallel} from '../examples/inParallel';
import {exampleFiles, exampleNames} from '../examples/workspace';
import {filesIn, hashOf, readJson} from '../../support/files';
import {readRecords, sampleProblems, sampleStates} from '../explorer/sampleStates';
import {collectHovers} from '../hovers/collectHovers';
import {readMessages} from '../options/packageMessages';
import {readOptionData} from '../options/readOptionData';
import {cacheDir, examplesDir, root} from '../../support/paths';
import {createProgress} from '../../support/progress';
import {launchChromium} from '../../test/withSite';
import {installationFolder, installVersion, manifests} from './installVersion';

type ExampleResult = Pick<BuiltExample, 'record' | 'problems'>;

export type OtherVersion = ReturnType<typeof otherVersion>;

/**
 * Returns functions that build examples and read options, messages and types with a version of Rslib and TypeScript.
 * Results are cached in `.cache/releases`. Installs the version in a temporary folder if a result is not cached.
 */
export function otherVersion(version: string, typescript: string) {
  const cache = path.join(cacheDir, 'releases', `${version}-${typescript}`);
  const target = installationFolder(version, typescript);
  let installation: Promise<string> | undefined;

  /** Returns the cached value if it was computed from the same `input`. Otherwise, computes and stores it. */
  async function cached<T>(
    name: string,
    input: string,
    compute: (folder: string) => Promise<T> | T,
  ): Promise<T> {
    const file = path.join(cache, `${name}.json`);
    const stored = existsSync(file) ? (readJson(file) as {input: string; value: T}) : undefined;
    if (stored?.input === input) return stored.value;
    const value = await compute(
      await (installation ??= installVersion(target, version, typescript)),
    );
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, JSON.stringify({input, value}));
    return value;
  }

  return {
    /** Builds the named examples, or all if there are no names. */
    async examples(only: readonly string[]): Promise<ReadonlyMap<string, ExampleResult>> {
      let chromium: Promise<Browser> | undefined;
      const browser = (): Promise<Browser> => (chromium ??= launchChromium());
      const all = exampleNames(examplesDir);
      const names = only.length === 0 ? all : all.filter((name) => only.includes(name));
      const progress = createProgress(`release ${version}`, names.length);
      const built = new Map<string, ExampleResult>();
      const build = (name: string) => async (folder: string) => {
        const {record, problems} = await buildExample(folder, name, browser);
        // If the user stops the command, its builds are stopped too. The error prevents that their results are cached.
        if (record.log.includes('(ended by SIG')) throw new Error(`${name} was stopped`);
        return {record, problems};
      };
      try {
        await inParallel(names, async (name) => {
          progress.step(name);
          built.set(name, await cached(`examples/${name}`, exampleInput(name), build(name)));
        });
      } finally {
        progress.end();
        await chromium?.then((running) => running.close());
      }
      return new Map(names.map((name) => [name, built.get(name)!]));
    },
    options: () => cached('options', folderHash('tools/rslib/options'), readOptionData),
    messages: () =>
      cached('messages', folderHash('tools/rslib/options'), (folder) =>
        readMessages(path.join(folder, 'node_modules')),
      ),
    hovers: () => {
      const files = allPages().map(({file}) => file);
      const tools = folderHash('tools/rslib/hovers') + folderHash('tools/check/code');
      return cached('hovers', tools + hashOf(root, files), (folder) =>
        collectHovers(allPages(), folder),
      );
    },
    /** Rebuilds some states of the explorer, and returns the first line of each difference: the state and the file. */
    explorer: () =>
      cached('explorer', explorerInput(), async (from) => {
        const states = sampleStates(releaseSample, 1);
        const problems = await sampleProblems(readRecords(), states, {from});
        return problems.map((problem) => problem.split('\n', 1)[0]!);
      }),
    /** Removes the installation but not the cached results. */
    remove: () => rmSync(target, {recursive: true, force: true}),
  };
}

/** Number of states of the explorer that a comparison of versions rebuilds. */
const releaseSample = 40;

function explorerInput(): string {
  const inputs = [
    'examples/explorer',
    'src/rslib/explorer',
    'src/data/explorer',
    'tools/rslib/explorer',
  ];
  return inputs.map(folderHash).join('');
}

/** Returns a hash of everything that the result of an example depends on besides the version. */
function exampleInput(name: string): string {
  const own = hashOf(examplesDir, [...exampleFiles(examplesDir, name), ...manifests]);
  return (
    own + folderHash('tools/rslib/examples') + hashOf(root, ['tools/rslib/release/addLibItem.ts'])
  );
}

function folderHash(folder: string): string {
  return hashOf(
    root,
    filesIn(path.join(root, folder)).map((file) => `${folder}/${file}`),
  );
}
