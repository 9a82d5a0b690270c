// Builds the examples and compares the results with the records in src/data/examples.
//
//   npm run examples                      build examples that changed, and follow the steps of pages that did
//   npm run examples -- --all             build all examples, as with TEST_SCOPE=all
//   npm run examples -- minimal bundled   build the named examples
//   npm run examples -- --update          build all or the named examples, and record instead of compare
//   npm run examples -- --install         only install the packages of the examples
//
// `npm run release` builds the examples with another version of @rslib/core.
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import path from 'node:path';
import {root} from '../../support/paths';
import {parseArgs} from 'node:util';

import type {Browser} from '@playwright/test';

import {chooseExamples} from './chooseExamples';
import {buildExample} from './buildExample';
import {followPage} from './followPage';
import {compareRecords} from './compareRecords';
import {concurrency, inParallel} from './inParallel';
import type {ExampleRecord, Wordings} from '../../../src/rslib/examples/exampleRecord';
import {ensureInstalled, exampleFiles, exampleNames} from './workspace';
import {launchChromium} from '../../test/withSite';
import {onDisk} from '../../check/rules/rule';
import {hashOfInputs, isUnchanged, recordHash} from '../../support/diff';
import {filesIn, hashOf, readCache, readJson, toJson} from '../../support/files';
import {run} from '../../support/process';
import {createProgress} from '../../support/progress';

/** Failed examples are built again if they are at most this many. More failures have a common cause. */
const maxSecondBuilds = 5;

const workspace = path.join(root, 'examples');
const records = path.join(root, 'src/data/examples');
/** JSON file with the hash of each example at the time of its record, by name. */
const recordedFile = path.join(root, 'src/data/example-hashes.json');
/** JSON file with the last results on this machine, by name: the version of Node.js, and the hash after a success. */
const passedFile = path.join(root, '.cache/examples.json');

const {values: options, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    all: {type: 'boolean', default: false},
    install: {type: 'boolean', default: false},
    update: {type: 'boolean', default: false},
  },
});

function writeLine(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Returns one hash of the example's files, its record and everything else that its result depends on. */
function hashOfExample(name: string): string {
  return hashOf(root, [
    ...exampleFiles(workspace, name).map((file) => `examples/${file}`),
    'examples/package-lock.json',
    ...filesIn(path.join(root, 'tools/rslib/examples'))
      .filter((file) => !['index.ts', 'chooseExamples.ts', 'followPage.ts'].includes(file))
      .map((file) => `tools/rslib/examples/${file}`),
    `src/data/examples/${name}.json`,
  ]);
}

function readRecorded(): Readonly<Record<string, string>> {
  return readJson(recordedFile) as Readonly<Record<string, string>>;
}

function readPassed(): Readonly<Record<string, string>> {
  const own = Object.entries(readCache<string>(passedFile))
    .map(([name, value]) => [name, value.split(' ')] as const)
    .filter(([, [version]]) => version === process.version);
  return Object.fromEntries(own.map(([name, [, hash = '']]) => [name, hash]));
}

function storeHashes(names: readonly string[], failed: readonly string[]): void {
  const hashes = Object.fromEntries(
    names.map((name) => [name, failed.includes(name) ? '' : hashOfExample(name)] as const),
  );
  const own = Object.entries(hashes).map(([name, hash]) => [name, `${process.version} ${hash}`]);
  mkdirSync(path.dirname(passedFile), {recursive: true});
  writeFileSync(passedFile, toJson({...readCache(passedFile), ...Object.fromEntries(own)}));
  if (!options.update) return;
  const recorded = {...readRecorded(), ...hashes};
  const known = exampleNames(workspace).filter((name) => name in recorded);
  writeFileSync(recordedFile, toJson(Object.fromEntries(known.map((name) => [name, recorded[name]]))));
}

/** Returns the names of the examples to build. Throws if an argument is not the name of an example. */
function examplesToBuild(known: readonly string[]): readonly string[] {
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No such example: ${unknown.join(', ')}. Choose from: ${known.join(', ')}.`);
  }
  if (positionals.length > 0) return known.filter((name) => positionals.includes(name));
  if (options.all || options.update || process.env.TEST_SCOPE === 'all') return known;
  return chooseExamples(Object.fromEntries(known.map((name) => [name, hashOfExample(name)])), {
    recorded: readRecorded(),
    passed: readPassed(),
  });
}

type Verdict = {
  readonly result: string;
  readonly details: readonly string[];
  readonly passed: boolean;
};

/** Returns the recorded errors that a comparison reuses. Only `--update` runs the browsers and every Node.js again. */
function reusedWordings(recorded: ExampleRecord | undefined): Wordings {
  const all = Object.entries(recorded?.wordings ?? {});
  return Object.fromEntries(
    options.update ? [] : all.filter(([program]) => !program.startsWith('TypeScript')),
  );
}

function compareOrRecord(name: string, built: ExampleRecord): Verdict {
  const file = path.join(records, `${name}.json`);
  const recorded = existsSync(file) ? (readJson(file) as ExampleRecord) : undefined;
  const wordings = {...reusedWordings(recorded), ...built.wordings};
  const now = Object.keys(wordings).length > 0 ? {...built, wordings} : built;
  if (options.update) {
    const text = toJson(now);
    const same = recorded !== undefined && toJson(recorded) === text;
    writeFileSync(file, text);
    return {result: same ? 'same as recorded' : 'recorded', details: [], passed: true};
  }
  if (recorded === undefined) return {result: 'has no record', details: [], passed: false};
  const details = compareRecords(recorded, now);
  const passed = details.length === 0;
  return {result: passed ? 'same' : 'differs', details, passed};
}

let chromium: Promise<Browser> | undefined;

function browser(): Promise<Browser> {
  chromium ??= launchChromium();
  return chromium;
}

type Attempt = Verdict & {
  readonly seconds: string;
  /** Load average of the machine in the last minute. It is printed because some differences occur only under load. */
  readonly load: string;
  readonly terminal: string;
};

async function buildAndCompare(name: string): Promise<Attempt> {
  const start = performance.now();
  const {record, problems, terminal} = await buildExample(
    workspace,
    name,
    browser,
    options.update,
  );
  const verdict: Verdict =
    problems.length > 0
      ? {result: 'does not work', details: problems, passed: false}
      : compareOrRecord(name, record);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return {...verdict, seconds, load: loadavg()[0]!.toFixed(1), terminal};
}

async function buildAll(names: readonly string[]): Promise<readonly string[]> {
  const progress = createProgress('examples', names.length);
  writeLine(`examples to build: ${names.length}, ${concurrency} at once${progress.lastTime}`);
  const failures = new Map<string, Attempt>();
  await inParallel(names, async (name) => {
    progress.step(name);
    const attempt = await buildAndCompare(name);
    if (!attempt.passed) failures.set(name, attempt);
    if (!attempt.passed || attempt.result === 'recorded') {
      progress.print(`  ${name}  ${attempt.result} (${attempt.seconds} s)`);
    }
  });
  progress.end();
  for (const [name, first] of failures) {
    writeLine(`\n${name}:\nbuilt in ${first.seconds} s, load ${first.load}, ${concurrency} at once`);
    first.details.forEach(writeLine);
    if (failures.size <= maxSecondBuilds && !options.update) {
      writeLine(secondBuild(first, await buildAndCompare(name)));
    }
  }
  return [...failures.keys()];
}

/** Describes whether a failed example had the same result when it was built again, with no other build running. */
function secondBuild(first: Attempt, second: Attempt): string {
  const head = `built again, alone, in ${second.seconds} s, load ${second.load}:`;
  const same = second.details.join('\n') === first.details.join('\n');
  if (same && !second.passed) return `${head} the same result`;
  return [
    `${head} ${second.passed ? 'as recorded, so the result is not stable' : 'another difference'}`,
    ...second.details,
    'output of the first build:',
    first.terminal,
    'output of the second build:',
    second.terminal,
  ].join('\n');
}

/** Performs the steps of pages, unless nothing changed since they were recorded. Returns the problems. */
async function followPages(isForced: boolean): Promise<readonly string[]> {
  const pages = onDisk.pages().filter(({source}) => source.includes('<Steps>'));
  const used = pages.flatMap(({source}) =>
    [...source.matchAll(/<Example name="([\w-]+)"/g)].flatMap(([, name]) =>
      exampleFiles(workspace, name!).map((file) => `examples/${file}`),
    ),
  );
  const inputs = ['examples/package-lock.json', 'tools/rslib/examples/followPage.ts'];
  const hash = hashOfInputs([...inputs, ...pages.map(({file}) => file), ...used]);
  if (!isForced && isUnchanged('steps of pages', hash)) return [];
  await ensureInstalled(workspace);
  const problems: string[] = [];
  for (const page of pages) problems.push(...(await followPage(workspace, page)));
  writeLine(`followed the steps of ${pages.length} pages`);
  if (options.update && problems.length === 0) recordHash('steps of pages', hash);
  return problems;
}

async function main(): Promise<number> {
  if (options.install) {
    await ensureInstalled(workspace);
    return 0;
  }
  const known = exampleNames(workspace);
  mkdirSync(records, {recursive: true});
  const stray = filesIn(records)
    .map((file) => path.basename(file, '.json'))
    .filter((name) => !known.includes(name));
  if (stray.length > 0)
    throw new Error(
      `Delete the records without an example from src/data/examples: ${stray.join(', ')}.`,
    );
  const names = examplesToBuild(known);
  if (names.length > 0) await ensureInstalled(workspace);
  const failed = names.length > 0 ? await buildAll(names) : [];
  storeHashes(names, failed);
  const isForced = options.all || options.update;
  const problems = positionals.length > 0 ? [] : await followPages(isForced);
  if (problems.length > 0) {
    writeLine(`\nSteps on pages do not work:\n${problems.join('\n')}`);
    return 1;
  }
  if (failed.length > 0) {
    writeLine(
      `\nexamples: ${failed.length} of ${names.length} failed. To record an intended difference, run`,
    );
    writeLine('  npm run examples -- --update <name>');
    return 1;
  }
  writeLine(
    `examples: ${names.length} of ${known.length} built, ${options.update ? 'recorded' : 'as recorded'}`,
  );
  return 0;
}

run(import.meta.url, async () => {
  try {
    process.exitCode = await main();
  } finally {
    await (await chromium)?.close();
  }
});
