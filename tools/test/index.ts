// Tests the repository.
//
//   npm test                              everything but what only the nightly run tests
//   npm test -- --changed                 what the changes of the branch and the working tree can break
//   npm run test:all                      everything
//   node tools/run.mjs test lint,texts    a group or steps with commas
//   npm run test:unit -- <file>           a group with arguments for its last step
import type {SpawnOptions} from 'node:child_process';
import {closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {freePort} from '../serve/listen';
import {formatSummary, stepCounts, type StepResult} from './summary';
import {ensureChromium} from './ensureChromium';
import {createProgress} from '../support/progress';
import {fixtureDir} from './variants';
import {schedule, type Step as ScheduledStep} from './schedule';
import {changedFiles, changedRoutes, changesLooks, planFor, specName} from './changed';
import {list} from '../support/files';
import {cacheDir} from '../support/paths';
import {exec, execModule, fail, run} from '../support/process';

type Options = {
  readonly args: readonly string[];
  /** True if no other step runs at the same time. The step then uses all cores and prints directly. */
  readonly alone: boolean;
  /** File for the JSON report of a test runner. */
  readonly report: string;
  readonly spawn: SpawnOptions;
};

type Start = (options: Options) => Promise<number>;
type Step = ScheduledStep & {
  readonly start: Start;
  /** Runs only in `npm run test:all`, or only in `npm test -- --changed`; by default in all. */
  readonly only?: 'all' | 'changed';
};

/** Maximum number of concurrent steps. Most use one core and one to two gigabytes of memory. */
const lanes = 2;

/** Maximum number of changed pages, in both languages together, that are tested besides the sample. */
const maxRoutes = 12;

type Selection = {
  readonly wanted: readonly string[];
  /** Arguments of steps, by name. */
  readonly args: Readonly<Record<string, readonly string[]>>;
};

/** Number of output lines of a failed step that are repeated before the summary. */
const failureLines = 40;

const resultsDir = join(cacheDir, 'results');

/** Options of Jest while other steps run: one core, and a new process once memory leaks of tests have used 1.5 GB. */
const concurrent = ['--maxWorkers=1', '--workerIdleMemoryLimit=1.5GB'];

const runJest =
  (...projects: readonly string[]): Start =>
  ({args, alone, report, spawn}) => {
    const output = ['--json', `--outputFile=${report}`, '--ci', ...(alone ? [] : concurrent)];
    const all = ['--selectProjects', ...projects, ...output, ...args];
    return execModule('jest/bin/jest.js', all, {}, spawn);
  };

const playwright =
  (...config: readonly string[]): Start =>
  async ({args, report, spawn}) => {
    // A separate tsconfig, because Playwright rejects `baseUrl: null`, which Docusaurus' base configuration needs.
    const all = ['test', ...config, '--tsconfig=tests/e2e/playwright.tsconfig.json', ...args];
    const env = {
      CHROMIUM_PATH: await ensureChromium(),
      PORT: String(await freePort()),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      FIXTURE_DIR: fixtureDir,
    };
    return execModule('@playwright/test/cli.js', all, env, spawn);
  };

/** Runs commands of `tools` one after the other, like the scripts in package.json. */
const scripts =
  (...commands: readonly string[]): Start =>
  async ({spawn}) => {
    const codes: number[] = [];
    for (const command of commands) {
      codes.push(await exec(process.execPath, ['tools/run.mjs', ...command.split(' ')], spawn));
    }
    return Math.max(...codes);
  };

/** Steps in the order in which they start. Long steps, and steps that other steps depend on, come first. */
const steps: readonly Step[] = [
  {name: 'packages', start: scripts('rslib/examples --install')},
  {name: 'build', start: scripts('build --if-changed')},
  {name: 'unit', start: runJest('node', 'jsdom')},
  // `content` needs the packages of the examples, because it checks the types of configurations on pages.
  {name: 'content', after: ['packages'], start: runJest('content')},
  {name: 'built', after: ['build'], start: runJest('built')},
  {
    name: 'package',
    after: ['build', 'packages'],
    start: async (options) =>
      (await scripts('package --if-changed')(options)) || runJest('package')(options),
  },
  {
    name: 'variants',
    after: ['build'],
    start: ({args, spawn}) =>
      exec(process.execPath, ['--import', 'tsx', 'tools/test/variants.ts', ...args], spawn),
  },
  {
    name: 'lint',
    start: ({args, spawn}) => {
      const all = ['--max-warnings=0', ...(args.length > 0 ? args : ['.'])];
      return execModule('eslint/bin/eslint.js', all, {}, spawn);
    },
  },
  {
    name: 'texts',
    start: async (options) => {
      // Checks the imports of each folder against the rules in .dependency-cruiser.mjs.
      const imports = await execModule(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        ['src', 'tools', 'tests', 'packages', 'docusaurus.config.ts'],
        {},
        options.spawn,
      );
      const styles = await execModule(
        'stylelint/bin/stylelint.mjs',
        ['src/**/*.css', 'packages/*/src/**/*.css'],
        {},
        options.spawn,
      );
      const others = await scripts('format --check', 'prose', 'i18n check --all')(options);
      return imports || styles || others;
    },
  },
  {
    name: 'typecheck',
    start: ({args, spawn}) => execModule('typescript/bin/tsc', ['--noEmit', ...args], {}, spawn),
  },
  // Instead of `texts` and `content`, which check all pages.
  {
    name: 'pages',
    only: 'changed',
    start: (options) => scripts(['check', ...options.args].join(' '), 'i18n check --all')(options),
  },
  {name: 'examples', after: ['packages'], start: scripts('rslib/examples')},
  {name: 'hovers', after: ['packages'], start: scripts('rslib/hovers --if-changed')},
  {name: 'options', after: ['packages'], start: scripts('rslib/options --if-changed')},
  {name: 'explorer', after: ['packages'], start: scripts('rslib/explorer --sample 4 --if-changed')},
  {name: 'sizes', after: ['build'], start: scripts('bench/sizes')},
  {name: 'browser', after: ['variants'], alone: true, start: playwright()},
  {
    // Installs the packed packages in the example sites, which use the stock theme.
    name: 'stock',
    alone: true,
    start: playwright('--config=tests/packages/playwright.config.ts'),
  },
  {
    name: 'browsers',
    after: ['variants'],
    alone: true,
    only: 'all',
    start: playwright('--config=tests/browsers/playwright.config.ts'),
  },
  {
    name: 'development',
    alone: true,
    only: 'all',
    start: playwright('--config=tests/development/playwright.config.ts'),
  },
  {name: 'load', after: ['build'], alone: true, only: 'all', start: scripts('load')},
  {name: 'states', after: ['packages'], only: 'all', start: scripts('rslib/explorer --check')},
];

/** Groups of steps. `npm test` runs `all`, `npm run test:all` runs `everything`, and `npm run lint` runs `lint`. */
const groups: Readonly<Record<string, readonly string[]>> = {
  all: steps.filter(({only}) => !only).map(({name}) => name),
  everything: steps.filter(({only}) => only !== 'changed').map(({name}) => name),
  check: ['typecheck', 'lint', 'texts', 'unit', 'content'],
  typecheck: ['typecheck'],
  lint: ['lint', 'texts'],
  unit: ['unit'],
  content: ['content', 'build', 'built', 'sizes'],
  package: ['packages', 'build', 'package'],
  e2e: ['build', 'variants', 'browser'],
  browsers: ['build', 'variants', 'browsers'],
  stock: ['stock'],
  load: ['build', 'load'],
};

/** Steps that accept arguments. In a group, the last such step gets the arguments of the command. */
const withArguments = ['typecheck', 'lint', 'unit', 'content', 'browser', 'browsers'];

/** Selects what `npm test -- --changed` runs, and prints what it leaves out. Returns all steps if it cannot know. */
function selectChanged(files: readonly string[]): Selection {
  const plan = planFor(files);
  console.log(`${files.length} changed files:\n${files.map((file) => `  ${file}`).join('\n')}`);
  if (plan.unknown.length > 0) {
    console.log(
      `${plan.unknown.join(', ')}: no row in tools/test/changed.ts, so everything is tested.`,
    );
    return {wanted: groups.all!, args: {}};
  }
  if (plan.isText) process.env.TEST_SCOPE = 'pages';
  const wanted = steps.map(({name}) => name).filter((name) => plan.args[name]);
  const specs = list('tests/e2e', /\.spec\.ts$/).filter(
    (file) => !plan.args.browser?.includes(file),
  );
  console.log(
    [
      `Left out: ${steps.flatMap(({name, only}) => (only || wanted.includes(name) ? [] : name)).join(', ')}`,
      ...(plan.args.browser ? [`Browser tests left out: ${specs.map(specName).join(', ')}`] : []),
      'Before a review, run all of them: npm test',
    ].join('\n'),
  );
  return {wanted, args: plan.args};
}

function select(args: string[]): Selection {
  const [first] = args;
  const files = first?.startsWith('--scope') ? [] : changedFiles();
  const routes = changedRoutes(files);
  if (routes.length > maxRoutes)
    console.log(
      `Changed pages that only \`npm run test:all\` opens: ${routes.slice(maxRoutes).join(', ')}`,
    );
  process.env.TEST_PAGES = routes.slice(0, maxRoutes).join();
  if (changesLooks(files)) process.env.TEST_SCOPE = 'looks';
  if (first === '--changed') return selectChanged(files);
  if (first === '--scope=all') {
    process.env.TEST_SCOPE = 'all';
    return {wanted: groups.everything!, args: {}};
  }
  const named = groups[first ?? 'all'] ?? first!.split(',');
  const wanted = steps.map(({name}) => name).filter((name) => named.includes(name));
  if (wanted.length < new Set(named).size)
    fail(`Use --changed, a group, or steps with commas: ${Object.keys(groups).join(', ')}.`);
  const own = args.slice(1);
  const last = wanted.filter((name) => withArguments.includes(name)).at(-1);
  if (own.length > 0 && (!last || first === 'all' || first === 'everything'))
    fail('Only a single step takes arguments: npm run test:unit -- …');
  return {wanted, args: last ? {[last]: own} : {}};
}

run(import.meta.url, async () => {
  const {wanted, args} = select(process.argv.slice(2));
  mkdirSync(resultsDir, {recursive: true});

  const results = new Map<string, StepResult>();
  const progress = createProgress('test', wanted.length);
  const runStep = async (step: Step): Promise<boolean> => {
    const {name} = step;
    const start = performance.now();
    const alone = step.alone === true || wanted.length === 1;
    const logFile = join(resultsDir, `${name}.log`);
    const report = join(resultsDir, `${name}.json`);
    // Deletes the output of earlier runs, which a failed step would show otherwise.
    for (const file of [logFile, report]) rmSync(file, {force: true});
    const log = alone ? undefined : openSync(logFile, 'w');
    const options: Options = {
      args: args[name] ?? [],
      alone,
      report,
      spawn: log === undefined ? {} : {stdio: ['ignore', log, log]},
    };
    const work = (): Promise<number> =>
      step.start(options).catch((error: unknown) => {
        console.error(error instanceof Error ? error.message : error);
        return 1;
      });
    const code = await (log === undefined
      ? progress.section(name, work)
      : progress.concurrentSection(name, logFile, work).finally(() => closeSync(log)));
    const seconds = (performance.now() - start) / 1000;
    const written: unknown = existsSync(report) && JSON.parse(readFileSync(report, 'utf8'));
    const result = {name, seconds, ran: true, ...stepCounts(code, written)};
    results.set(name, result);
    return result.failed === 0;
  };
  console.log(`${wanted.length} steps${progress.lastTime}: ${wanted.join(', ')}`);
  await schedule(
    steps.filter(({name}) => wanted.includes(name)),
    lanes,
    runStep,
    ({name}) => results.set(name, {name, seconds: 0, ran: false, passed: 0, failed: 0, skipped: 0}),
  );
  const all = wanted.map((name) => results.get(name)!);
  if (all.every(({ran}) => ran)) progress.end();
  for (const {name, failed} of all) {
    const logFile = join(resultsDir, `${name}.log`);
    if (failed > 0 && existsSync(logFile)) {
      const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
      console.log([`\nEnd of the output of ${name}:`, ...lines.slice(-failureLines)].join('\n'));
    }
  }
  console.log(`\n${formatSummary(all)}`);
  process.exit(all.some(({failed, ran}) => failed > 0 || !ran) ? 1 : 0);
});
