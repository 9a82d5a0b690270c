import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
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
import {buildIfChanged} from '../build';
import {ensureChromium} from './ensureChromium';
import {createProgress} from '../support/progress';
import {buildVariants, fixtureDir} from './variants';
import {cacheDir} from '../support/paths';
import {exec, execModule, fail, run} from '../support/process';

type Part = {
  readonly name: string;
  /** What has to have passed before this means anything. */
  readonly after?: string;
  readonly start: (args: readonly string[]) => Promise<{code: number; counts?: Counts | null}>;
};

const resultsDir = join(cacheDir, 'results');

function couldNotStart(error: unknown): {code: number; counts?: Counts | null} {
  console.error(error instanceof Error ? error.message : error);
  return {code: 1};
}

function readReport(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

async function jest(name: string, projects: readonly string[], args: readonly string[]) {
  const report = join(resultsDir, `${name}.json`);
  rmSync(report, {force: true});
  const code = await execModule('jest/bin/jest.js', [
    ...['--selectProjects', ...projects],
    ...['--json', `--outputFile=${report}`, '--ci', ...args],
  ]);
  return {code, counts: jestCounts(readReport(report))};
}

/** A command in a process of its own, started the way package.json starts it. */
async function script(command: string, ...args: readonly string[]) {
  return {code: await exec(process.execPath, ['tools/run.mjs', command, ...args])};
}

const parts: readonly Part[] = [
  {
    name: 'typecheck',
    start: async (args) => ({code: await execModule('typescript/bin/tsc', ['--noEmit', ...args])}),
  },
  {
    name: 'lint',
    start: async (args) => {
      // Beside the others, as it uses one core.
      const eslint = execModule('eslint/bin/eslint.js', ['.', '--max-warnings=0', ...args]);
      // Which room may import which: .dependency-cruiser.mjs.
      const imports = await execModule('dependency-cruiser/bin/dependency-cruise.mjs', [
        ...['src', 'tools', 'tests', 'docusaurus.config.ts'],
      ]);
      const format = await script('format', '--check');
      const prose = await script('prose');
      const translation = await script('i18n', 'check', '--all');
      const others = imports || format.code || prose.code || translation.code;
      return {code: (await eslint) || others};
    },
  },
  {name: 'unit', start: (args) => jest('unit', ['node', 'jsdom'], args)},
  // Before the pages: their configuration blocks are checked against the package that this installs.
  {name: 'examples', start: () => script('examples')},
  {name: 'options', start: () => script('options')},
  {name: 'hovers', start: () => script('hovers')},
  {name: 'content', start: (args) => jest('content', ['content'], args)},
  {name: 'build', start: async () => ({code: await buildIfChanged()})},
  {name: 'built', after: 'build', start: (args) => jest('built', ['built'], args)},
  {name: 'sizes', after: 'build', start: () => script('bench/sizes')},
  {name: 'variants', after: 'build', start: async () => ({code: await buildVariants()})},
  {
    name: 'browser',
    after: 'variants',
    start: async (args) => {
      const report = join(resultsDir, 'browser.json');
      rmSync(report, {force: true});
      const code = await execModule(
        '@playwright/test/cli.js',
        [
          'test',
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
      );
      return {code, counts: playwrightCounts(readReport(report))};
    },
  },
];

/** What `npm run …` calls a group of parts. Arguments go to the last part of a group. */
const groups: Readonly<Record<string, readonly string[]>> = {
  all: parts.map(({name}) => name),
  check: ['typecheck', 'lint', 'unit', 'content'],
  typecheck: ['typecheck'],
  lint: ['lint'],
  unit: ['unit'],
  content: ['content', 'build', 'built', 'sizes'],
  e2e: ['build', 'variants', 'browser'],
};

run(import.meta.url, async () => {
  const args = process.argv.slice(2);
  if (args[0] === '--scope=all') {
    args.shift();
    process.env.TEST_SCOPE = 'all';
  }
  const wanted = groups[args.shift() ?? 'all'];
  if (!wanted) fail(`Parts: ${Object.keys(groups).join(', ')}`);
  if (wanted === groups.all && args.length > 0)
    fail('Arguments go to one part: npm run test:unit -- …');
  mkdirSync(resultsDir, {recursive: true});

  const results: PartResult[] = [];
  const progress = createProgress('test', wanted.length);
  console.log(`${wanted.length} parts${progress.lastTime}: ${wanted.join(', ')}`);
  for (const part of parts.filter(({name}) => wanted.includes(name))) {
    const base = results.find(({name}) => name === part.after);
    if (base && (base.failed > 0 || !base.ran)) {
      results.push({name: part.name, seconds: 0, ran: false, passed: 0, failed: 0, skipped: 0});
      continue;
    }
    const began = performance.now();
    const takesArguments =
      part.name === wanted.at(-1) || (part.name === 'content' && wanted.includes('built'));
    const {code, counts = null} = await progress.part(part.name, () =>
      part.start(takesArguments ? args : []).catch(couldNotStart),
    );
    const seconds = (performance.now() - began) / 1000;
    results.push({name: part.name, seconds, ran: true, ...partCounts(code, counts)});
  }
  if (results.every(({ran}) => ran)) progress.end();
  console.log(`\n${formatSummary(results)}`);
  process.exit(results.some(({failed, ran}) => failed > 0 || !ran) ? 1 : 0);
});
