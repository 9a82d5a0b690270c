// Builds the explorer's small package in every state, a combination of choices. Results are in src/data/explorer.
//
//   npm run explorer                        build all states and record them
//   npm run explorer -- --check             build all states and compare them with the records
//   npm run explorer -- --sample 6          build 6 states with the command line of Rslib, and compare them
//   npm run explorer -- --sample 6 --if-changed   the same, if an input changed
//   npm run explorer -- --sample 50 --seed 7 --all   50 other states, also loaded in every version of Node.js
//
// Results are stored in `.cache/explorer`, so an interrupted run can be continued.
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';

import {stateCount} from '../../../src/rslib/explorer/choices';
import {nodeVersions} from '../examples/recordWordings';
import {ensureInstalled, installedVersion} from '../examples/workspace';
import {hashOfInputs, isUnchanged, recordHash} from '../../support/diff';
import {filesIn, hashOf, list} from '../../support/files';
import {cacheDir, root} from '../../support/paths';
import {fail, run} from '../../support/process';
import {buildStates, keyOf} from './buildStates';
import {checkStates} from './checkStates';
import {encode, type ExplorerRecords} from './encode';
import {readRecords, recordsFolder, sampleProblems, sampleStates} from './sampleStates';
import {readSources, workspace} from './stateFolder';

const packages = [
  ...['@rslib/core', '@rsbuild/core', 'typescript', '@microsoft/api-extractor', 'clsx'],
  ...['publint', '@arethetypeswrong/core'],
];

/** Returns the versions of the packages and of Node.js that build and check states. */
function readVersions(): Readonly<Record<string, string>> {
  const modules = [path.join(workspace, 'node_modules')];
  return Object.fromEntries([
    ...packages.map((name) => [name, installedVersion(modules, name)] as const),
    ...nodeVersions.map((version) => [`Node.js ${version.split('.')[0]}`, version] as const),
  ]);
}

/** Returns one hash of the records, the packages, the sources, and the code that builds states. */
function hashOfExplorer(): string {
  const folders = [
    recordsFolder,
    'examples/explorer',
    'src/rslib/explorer',
    'tools/rslib/explorer',
  ];
  const files = folders.flatMap((folder) => list(folder, /^(?!.*\/(?:dist|node_modules)\/)/));
  return hashOfInputs(['examples/package-lock.json', ...files]);
}

const hashOfRecords = (): string => hashOfInputs(list(recordsFolder));

/** Returns the folder of cached results. Its name is a hash of everything that affects results except the state. */
function cacheFolder(versions: Readonly<Record<string, string>>): string {
  const inputs = ['declarations', 'worker', 'stateFolder', 'verdicts', 'loadPackages'];
  const files = inputs.flatMap((name) =>
    ['ts', 'mjs'].map((end) => `tools/rslib/explorer/${name}.${end}`),
  );
  return path.join(cacheDir, 'explorer', keyOf([versions, hashOf(root, files)]));
}

function serialise({index, texts}: ExplorerRecords): ReadonlyMap<string, string> {
  const files: readonly (readonly [string, unknown])[] = [
    ['index.json', index],
    ...texts.map((group, id) => [`texts-${id}.json`, group] as const),
  ];
  return new Map(files.map(([name, value]) => [name, `${JSON.stringify(value)}\n`]));
}

async function buildAll(): Promise<ReadonlyMap<string, string>> {
  const versions = readVersions();
  const cache = cacheFolder(versions);
  const sources = readSources();
  const built = await buildStates(sources, cache);
  const results = await checkStates(built, cache);
  const count = results.filter((result) => 'files' in result).length;
  console.log(`explorer: ${count} of ${stateCount} states build a package`);
  return serialise(encode(results, {versions, sources}));
}

run(import.meta.url, async () => {
  const {values} = parseArgs({
    options: {
      check: {type: 'boolean', default: false},
      all: {type: 'boolean', default: false},
      sample: {type: 'string'},
      seed: {type: 'string', default: '1'},
      'if-changed': {type: 'boolean', default: false},
    },
  });
  if (values['if-changed'] && isUnchanged('explorer', hashOfExplorer())) return;
  // A sample cannot find a record that was edited by hand.
  if (values['if-changed'] && !isUnchanged('explorer records', hashOfRecords()))
    fail(
      `explorer: ${recordsFolder} differs from what was recorded. To record it, run\n  npm run explorer`,
    );
  await ensureInstalled(workspace);
  if (values.sample !== undefined) {
    const states = sampleStates(Number(values.sample), Number(values.seed));
    const problems = await sampleProblems(readRecords(), states, values);
    if (problems.length > 0) fail(problems.join('\n'));
    console.log(`explorer: ${states.length} states are as recorded (seed ${values.seed})`);
    return;
  }
  const records = await buildAll();
  const folder = path.join(root, recordsFolder);
  if (values.check) {
    const stored = existsSync(folder) ? filesIn(folder) : [];
    const differing = [...new Set([...records.keys(), ...stored])].filter((name) => {
      const file = path.join(folder, name);
      return !existsSync(file) || readFileSync(file, 'utf8') !== records.get(name);
    });
    if (differing.length > 0)
      fail(
        `explorer: ${differing.join(', ')} differ from the builds. To record them, run\n  npm run explorer`,
      );
    console.log('explorer: as recorded');
    return;
  }
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(folder, {recursive: true});
  for (const [name, text] of records) writeFileSync(path.join(folder, name), text);
  recordHash('explorer', hashOfExplorer());
  recordHash('explorer records', hashOfRecords());
});
