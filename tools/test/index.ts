import type {SpawnOptions} from 'node:child_process';
import {closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {freePort} from '../serve/listen';
import {
  formatSummary,
  jestCounts,
  partCounts,
  playwrightCounts,
  type Counts,
  type PartResult,
} from './summary';
import {ensureChromium} from './ensureChromium';
import {createProgress} from '../support/progress';
import {fixtureDir} from './variants';
import {schedule, type Step} from './schedule';
import {cacheDir} from '../support/paths';
import {exec, execModule, fail, run} from '../support/process';

type Outcome = {readonly code: number; readonly counts?: Counts | null};

/** How a part is started. */
type How = {
  readonly args: readonly string[];
  /** True when no other part runs: it has all cores, and prints as it goes. */
  readonly alone: boolean;
  readonly options: SpawnOptions;
};

type Part = Step & {
  readonly start: (how: How) => Promise<Outcome>;
  /** True for what `npm test` leaves to `npm run test:all`. */
  readonly isSlow?: boolean;
};

/**
 * Parts beside each other: most keep one core busy, and take between one and two gigabytes of memory, which more
 * than two would not find on a small machine.
 */
const lanes = 2;

/** Of what a failed part printed, repeated before the summary. */
const failureLines = 40;

const resultsDir = join(cacheDir, 'results');

function couldNotStart(error: unknown): Outcome {
  console.error(error instanceof Error ? error.message : error);
  return {code: 1};
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** One core for a part beside another, and a new process before what test files leave behind fills the memory. */
const besideOthers = ['--maxWorkers=1', '--workerIdleMemoryLimit=1.5GB'];

async function jest(name: string, projects: readonly string[], {args, alone, options}: How) {
  const report = join(resultsDir, `${name}.json`);
  rmSync(report, {force: true});
  const code = await execModule(
    'jest/bin/jest.js',
    [
      ...['--selectProjects', ...projects],
      ...['--json', `--outputFile=${report}`, '--ci', ...(alone ? [] : besideOthers), ...args],
    ],
    {},
    options,
  );
  return {code, counts: jestCounts(readReport(report))};
}

async function playwright(name: string, config: readonly string[], {args, options}: How) {
  const report = join(resultsDir, `${name}.json`);
  rmSync(report, {force: true});
  const code = await execModule(
    '@playwright/test/cli.js',
    [
      'test',
      ...config,
      // Playwright refuses `baseUrl: null`, which Docusaurus' base needs.
      '--tsconfig=tests/e2e/playwright.tsconfig.json',
      ...args,
    ],
    {
      CHROMIUM_PATH: await ensureChromium(),
      PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      FIXTURE_DIR: fixtureDir,
    },
    options,
  );
  return {code, counts: playwrightCounts(readReport(report))};
}

/** Commands in processes of their own, started the way package.json starts them, one after the other. */
async function scripts({options}: How, ...commands: readonly string[]): Promise<Outcome> {
  const codes: number[] = [];
  for (const command of commands) {
    codes.push(await exec(process.execPath, ['tools/run.mjs', ...command.split(' ')], options));
  }
  return {code: Math.max(...codes)};
}

/** In the order in which they begin: those that others wait for and the long ones first, short ones fill the end. */
const parts: readonly Part[] = [
  {
    name: 'typecheck',
    start: async ({args, options}) => ({
      code: await execModule('typescript/bin/tsc', ['--noEmit', ...args], {}, options),
    }),
  },
  {name: 'packages', start: (how) => scripts(how, 'examples --install')},
  {name: 'examples', after: ['packages'], start: (how) => scripts(how, 'examples')},
  {
    name: 'lint',
    start: async ({args, options}) => ({
      code: await execModule(
        'eslint/bin/eslint.js',
        ['.', '--max-warnings=0', ...args],
        {},
        options,
      ),
    }),
  },
  {name: 'build', start: (how) => scripts(how, 'build --if-changed')},
  {
    name: 'texts',
    start: async (how) => {
      // Which room may import which: .dependency-cruiser.mjs.
      const imports = await execModule(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        ['src', 'tools', 'tests', 'docusaurus.config.ts'],
        {},
        how.options,
      );
      const {code} = await scripts(how, 'format --check', 'prose', 'i18n check --all');
      return {code: imports || code};
    },
  },
  {name: 'unit', start: (how) => jest('unit', ['node', 'jsdom'], how)},
  // The configuration blocks of pages are checked against the package.
  {name: 'content', after: ['packages'], start: (how) => jest('content', ['content'], how)},
  {name: 'built', after: ['build'], start: (how) => jest('built', ['built'], how)},
  {
    name: 'variants',
    after: ['build'],
    start: async ({options}) => ({
      code: await exec(process.execPath, ['--import', 'tsx', 'tools/test/variants.ts'], options),
    }),
  },
  {name: 'hovers', after: ['packages'], start: (how) => scripts(how, 'hovers')},
  {name: 'options', after: ['packages'], start: (how) => scripts(how, 'options')},
  {name: 'sizes', after: ['build'], start: (how) => scripts(how, 'bench/sizes')},
  {
    name: 'browser',
    // A tour runs what pages say with the packages.
    after: ['variants', 'packages'],
    alone: true,
    start: (how) => playwright('browser', [], how),
  },
  {
    name: 'browsers',
    after: ['variants'],
    alone: true,
    isSlow: true,
    start: (how) => playwright('browsers', ['--config=tests/browsers/playwright.config.ts'], how),
  },
  {
    name: 'load',
    after: ['build'],
    alone: true,
    isSlow: true,
    start: (how) => scripts(how, 'load'),
  },
];

/** What `npm run …` calls a group of parts. */
const groups: Readonly<Record<string, readonly string[]>> = {
  all: parts.filter(({isSlow}) => !isSlow).map(({name}) => name),
  everything: parts.map(({name}) => name),
  check: ['typecheck', 'lint', 'texts', 'unit', 'content'],
  typecheck: ['typecheck'],
  lint: ['lint', 'texts'],
  unit: ['unit'],
  content: ['content', 'build', 'built', 'sizes'],
  e2e: ['build', 'variants', 'browser'],
  browsers: ['build', 'variants', 'browsers'],
  load: ['build', 'load'],
};

/** Arguments go to the last of these in a group. */
const takeArguments = ['typecheck', 'lint', 'unit', 'content', 'browser', 'browsers'];

run(import.meta.url, async () => {
  const args = process.argv.slice(2);
  let group = 'all';
  if (args[0] === '--scope=all') {
    args.shift();
    process.env.TEST_SCOPE = 'all';
    group = 'everything';
  }
  const wanted = groups[args.shift() ?? group];
  if (!wanted) fail(`Parts: ${Object.keys(groups).join(', ')}`);
  if ((wanted === groups.all || wanted === groups.everything) && args.length > 0)
    fail('Arguments go to one part: npm run test:unit -- …');
  mkdirSync(resultsDir, {recursive: true});

  const results = new Map<string, PartResult>();
  const progress = createProgress('test', wanted.length);
  const taker = wanted.filter((name) => takeArguments.includes(name)).at(-1);
  const runPart = async (part: Part): Promise<boolean> => {
    const {name} = part;
    const began = performance.now();
    const alone = part.alone === true || wanted.length === 1;
    const printed = join(resultsDir, `${name}.log`);
    // What an earlier run printed would pass for this one's.
    rmSync(printed, {force: true});
    const log = alone ? undefined : openSync(printed, 'w');
    const how: How = {
      args: name === taker ? args : [],
      alone,
      options: log === undefined ? {} : {stdio: ['ignore', log, log]},
    };
    const work = (): Promise<Outcome> => part.start(how).catch(couldNotStart);
    const {code, counts = null} = await (log === undefined
      ? progress.part(name, work)
      : progress.beside(name, printed, work).finally(() => closeSync(log)));
    const seconds = (performance.now() - began) / 1000;
    const result = {name, seconds, ran: true, ...partCounts(code, counts)};
    results.set(name, result);
    return result.failed === 0;
  };
  console.log(`${wanted.length} parts${progress.lastTime}: ${wanted.join(', ')}`);
  await schedule(
    parts.filter(({name}) => wanted.includes(name)),
    lanes,
    runPart,
    ({name}) => results.set(name, {name, seconds: 0, ran: false, passed: 0, failed: 0, skipped: 0}),
  );
  const all = wanted.map((name) => results.get(name)!);
  if (all.every(({ran}) => ran)) progress.end();
  for (const {name, failed} of all) {
    const printed = join(resultsDir, `${name}.log`);
    // Once more, where somebody who reads the end of a long log finds it.
    if (failed > 0 && existsSync(printed)) {
      const lines = readFileSync(printed, 'utf8').trimEnd().split('\n');
      console.log([`\n${name} ended with:`, ...lines.slice(-failureLines)].join('\n'));
    }
  }
  console.log(`\n${formatSummary(all)}`);
  process.exit(all.some(({failed, ran}) => failed > 0 || !ran) ? 1 : 0);
});
