// Builds the examples and compares the result with its record in src/data/examples.
//
//   npm run examples                      those that changed since the last successful check
//   npm run examples -- --all             all of them
//   npm run examples -- minimal bundled   these
//   npm run examples -- --update          record instead of compare
//   npm run examples -- --install         only install their packages
//   npm run examples -- --with @rslib/core@1.0.0   compare another version, in a temporary folder
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {loadavg} from 'node:os';
import path from 'node:path';
import {root} from '../support/paths';
import {parseArgs} from 'node:util';

import type {Browser} from '@playwright/test';

import {launch} from './browser';
import {buildExample} from './build';
import {followPage} from './followPage';
import {compareRecords, withVersion} from './compare';
import {serialiseRecord, type ExampleRecord} from '../../src/compiler/records/example';
import {
  ensureInstalled,
  exampleNames,
  filesIn,
  hashOf,
  readJson,
  withOther,
} from './workspace';
import {ensureChromium} from '../test/ensureChromium';
import {onDisk} from '../check/rules/rule';
import {createProgress} from '../support/progress';

/** Builds at the same time: each is short and uses more than one core. */
const parallel = 2;

/** When more examples fail, something that they share has changed, and a second build says nothing. */
const mostSecondBuilds = 5;

const workspace = path.join(root, 'examples');
const records = path.join(root, 'src/data/examples');
const memoryFile = path.join(root, '.cache/examples.json');

const {values: options, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    all: {type: 'boolean', default: false},
    install: {type: 'boolean', default: false},
    update: {type: 'boolean', default: false},
    with: {type: 'string'},
  },
});

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function recordFile(name: string): string {
  return path.join(records, `${name}.json`);
}

/** Everything that the result of an example depends on. */
function inputHash(name: string): string {
  return hashOf(root, [
    ...filesIn(path.join(workspace, name)).map((file) => `examples/${name}/${file}`),
    ...filesIn(path.join(workspace, 'consumers'))
      .filter((file) => file.startsWith(`${name}.`))
      .map((file) => `examples/consumers/${file}`),
    'examples/package-lock.json',
    ...filesIn(path.join(root, 'tools/examples')).map((file) => `tools/examples/${file}`),
    `src/data/examples/${name}.json`,
  ]);
}

function readMemory(): Record<string, string> {
  try {
    return readJson(memoryFile) as Record<string, string>;
  } catch {
    return {};
  }
}

function remember(names: readonly string[], failed: readonly string[]): void {
  const memory = readMemory();
  for (const name of names) {
    memory[name] = failed.includes(name) ? '' : `${process.version} ${inputHash(name)}`;
  }
  mkdirSync(path.dirname(memoryFile), {recursive: true});
  writeFileSync(memoryFile, `${JSON.stringify(memory, null, 2)}\n`);
}

/** The names to work on; unknown ones are an error. */
function choose(known: readonly string[]): readonly string[] {
  const unknown = positionals.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No such example: ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  }
  if (positionals.length > 0) {
    return known.filter((name) => positionals.includes(name));
  }
  if (options.all || options.update || options.with !== undefined) {
    return known;
  }
  const memory = readMemory();
  return known.filter((name) => memory[name] !== `${process.version} ${inputHash(name)}`);
}

async function inParallel(
  names: readonly string[],
  work: (name: string) => Promise<void>,
): Promise<void> {
  const queue = [...names];
  const worker = async (): Promise<void> => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
      await work(name);
    }
  };
  await Promise.all(Array.from({length: parallel}, worker));
}

type Verdict = {
  readonly word: string;
  readonly details: readonly string[];
  readonly passed: boolean;
};

function judge(name: string, now: ExampleRecord): Verdict {
  const file = recordFile(name);
  const recorded = existsSync(file) ? (readJson(file) as ExampleRecord) : undefined;
  if (options.update) {
    const text = serialiseRecord(now);
    const same = recorded !== undefined && serialiseRecord(recorded) === text;
    writeFileSync(file, text);
    return {word: same ? 'same as recorded' : 'recorded', details: [], passed: true};
  }
  if (recorded === undefined) {
    return {word: 'has no record', details: [], passed: false};
  }
  const expected = options.with === undefined ? recorded : withVersion(recorded, now.rslib);
  const details = compareRecords(expected, now);
  return {word: details.length === 0 ? 'same' : 'differs', details, passed: details.length === 0};
}

let chromium: Promise<Browser> | undefined;

/** One Chromium for all examples that ask for it. */
function browser(): Promise<Browser> {
  chromium ??= ensureChromium().then(launch);
  return chromium;
}

type Attempt = Verdict & {
  readonly seconds: string;
  /** The machine's load, since some differences only come when it is busy. */
  readonly load: string;
  readonly terminal: string;
};

async function attempt(folder: string, name: string): Promise<Attempt> {
  const start = performance.now();
  const {record, problems, terminal} = await buildExample(folder, name, browser);
  const verdict: Verdict =
    problems.length > 0
      ? {word: 'does not work', details: problems, passed: false}
      : judge(name, record);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return {...verdict, seconds, load: loadavg()[0]!.toFixed(1), terminal};
}

async function buildAll(folder: string, names: readonly string[]): Promise<readonly string[]> {
  const progress = createProgress('examples', names.length);
  say(`examples to build: ${names.length}, ${parallel} at once${progress.lastTime}`);
  const failures = new Map<string, Attempt>();
  await inParallel(names, async (name) => {
    progress.step(name);
    const result = await attempt(folder, name);
    if (!result.passed) {
      failures.set(name, result);
    }
    if (!result.passed || result.word === 'recorded') {
      progress.say(`  ${name}  ${result.word} (${result.seconds} s)`);
    }
  });
  progress.end();
  for (const [name, first] of failures) {
    say(`\n${name}:\nbuilt in ${first.seconds} s, load ${first.load}, ${parallel} at once`);
    first.details.forEach(say);
    if (failures.size <= mostSecondBuilds && options.with === undefined && !options.update) {
      say(secondBuild(first, await attempt(folder, name)));
    }
  }
  return [...failures.keys()];
}

/** Tells a result that varies from one that changed: only the first is worth a look at load and order. */
function secondBuild(first: Attempt, second: Attempt): string {
  const head = `built again, alone, in ${second.seconds} s, load ${second.load}:`;
  const same = second.details.join('\n') === first.details.join('\n');
  if (same && !second.passed) return `${head} the same again`;
  return [
    `${head} ${second.passed ? 'as recorded, so the result varies' : 'another difference'}`,
    ...second.details,
    'the terminal of the first build:',
    first.terminal,
    'the terminal of the second build:',
    second.terminal,
  ].join('\n');
}

/** Records of examples that are gone would be shown by pages for ever. */
function strayRecords(known: readonly string[]): readonly string[] {
  return filesIn(records)
    .map((file) => path.basename(file, '.json'))
    .filter((name) => !known.includes(name));
}

async function compareWith(spec: string): Promise<number> {
  if (options.update) throw new Error('--with compares; leave --update out.');
  return withOther(workspace, spec, say, async (folder, installed) => {
    const names = choose(exampleNames(workspace));
    say(`comparing with ${installed}`);
    const failed = await buildAll(folder, names);
    say(failed.length === 0 ? 'no difference' : `\n${failed.length} of ${names.length} differ`);
    return failed.length === 0 ? 0 : 1;
  });
}

/** Pages with numbered steps are followed from an empty folder, block after block. */
async function followPages(): Promise<readonly string[]> {
  const pages = onDisk.pages().filter(({source}) => source.includes('<Steps>'));
  const problems: string[] = [];
  for (const page of pages) problems.push(...(await followPage(workspace, page)));
  say(`pages followed step by step: ${pages.length}`);
  return problems;
}

async function main(): Promise<number> {
  if (options.with !== undefined) {
    return compareWith(options.with);
  }
  if (options.install) {
    await ensureInstalled(workspace, say);
    return 0;
  }
  const known = exampleNames(workspace);
  mkdirSync(records, {recursive: true});
  const stray = strayRecords(known);
  if (stray.length > 0) {
    throw new Error(
      `Records without an example in src/data/examples: ${stray.join(', ')}. Delete them.`,
    );
  }
  const names = choose(known);
  if (names.length === 0) {
    say(`examples: all ${known.length} unchanged since they were last checked`);
    return 0;
  }
  await ensureInstalled(workspace, say);
  const failed = await buildAll(workspace, names);
  remember(names, failed);
  const stumbles = positionals.length > 0 ? [] : await followPages();
  if (stumbles.length > 0) {
    say(`\nWho follows a page step by step stumbles:\n${stumbles.join('\n')}`);
    return 1;
  }
  if (failed.length > 0) {
    say(
      `\nexamples: ${failed.length} of ${names.length} failed. If a difference is wanted, record it:`,
    );
    say('  npm run examples -- --update <name>');
    return 1;
  }
  say(`examples: ${names.length} ${options.update ? 'recorded' : 'as recorded'}`);
  return 0;
}

main()
  .then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      process.exitCode = 1;
    },
  )
  .finally(() =>
    chromium?.then(
      (running) => running.close(),
      () => undefined,
    ),
  );
