import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {removeFolder, writeFolder} from '../../support/siteFolder';

const repository = join(__dirname, '../../..');

/** A tool that notes that it ran, and fails when its name is in FAIL. */
const tool = (name: string, extra = ''): string => `
  const {appendFileSync, mkdirSync, writeFileSync} = require('fs');
  const args = process.argv.slice(2);
  const fails = (process.env.FAIL || '').split(',');
  appendFileSync('ran', ['${name}', ...args.filter((arg) => !arg.startsWith('--'))].join(' ') + '\\n');
  ${extra}
  process.exit(fails.includes('${name}') ? 1 : 0);
`;

const jestTool = `
  const file = args.find((arg) => arg.startsWith('--outputFile=')).slice(13);
  const failed = fails.includes('jest') ? 1 : 0;
  writeFileSync(file, JSON.stringify({numPassedTests: 10, numFailedTests: failed, numPendingTests: 0}));
`;

const playwrightTool = `
  appendFileSync('ran', [process.env.TEST_SCOPE, process.env.CHROMIUM_PATH === process.execPath, process.env.PORT > 0].join(' ') + '\\n');
  const stats = {expected: 5, unexpected: 0, flaky: 0, skipped: 1};
  writeFileSync(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE, JSON.stringify({stats, errors: []}));
`;

const buildTool = `
  const out = args.includes('--out-dir') ? args[args.indexOf('--out-dir') + 1] : 'build';
  mkdirSync(out, {recursive: true});
  writeFileSync(out + '/index.html', '');
`;

describe('the test command', () => {
  let root: string;
  /** What ran, with the builds for the browser tests as one entry each. */
  const ran = (): string[] =>
    readFileSync(join(root, 'ran'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.replace(/^build build .*[\\/]([^\\/]+)$/, 'variant $1'));
  const start = (args: readonly string[] = [], env: Record<string, string> = {}) => {
    const {status, stdout, stderr} = spawnSync(
      process.execPath,
      ['scripts/bootstrap.mjs', 'scripts/test.ts', ...args],
      {
        cwd: root,
        encoding: 'utf8',
        env: {
          ...process.env,
          ...{SITE_URL: '', BASE_URL: '', PORT: '', NODE_OPTIONS: '', TEST_SCOPE: '', FAIL: ''},
          ...{CHROMIUM_PATH: process.execPath, ...env},
        },
      },
    );
    return {status, stdout, stderr, last: stdout.trim().split('\n').at(-1)};
  };

  beforeEach(() => {
    root = writeFolder({
      'package.json': '{"type": "module", "engines": {"node": ">=20.0.0"}}',
      'package-lock.json': '{}',
      'node_modules/.package-lock.json': '{}',
      'node_modules/typescript/bin/tsc': tool('tsc'),
      'node_modules/eslint/bin/eslint.js': tool('eslint'),
      'node_modules/jest/bin/jest.js': tool('jest', jestTool),
      'node_modules/@playwright/test/cli.js': tool('playwright', playwrightTool),
      'node_modules/@docusaurus/core/package.json': '{}',
      'node_modules/@docusaurus/core/bin/docusaurus.mjs': `import {createRequire} from 'module'; const require = createRequire(import.meta.url); ${tool('build', buildTool)}`,
    });
    for (const name of ['scripts', 'src/site', 'src/lib', 'tests/fixture-site', 'i18n']) {
      cpSync(join(repository, name), join(root, name), {recursive: true});
    }
    for (const name of ['prose', 'examples', 'options', 'hovers', 'bench-sizes']) {
      const code = `import {appendFileSync} from 'node:fs'; appendFileSync('ran', '${name}\\n');`;
      writeFileSync(join(root, `scripts/${name}.ts`), code);
    }
    const tsx = join(root, 'node_modules/tsx');
    mkdirSync(dirname(tsx), {recursive: true});
    symlinkSync(join(repository, 'node_modules/tsx'), tsx, 'junction');
  });

  afterEach(() => removeFolder(root));

  it('runs every part, fast ones first, and counts tests', () => {
    const {status, stdout, last} = start();
    expect([status, last]).toEqual([0, '43 passed, 0 failed']);
    expect(ran()).toEqual([
      ...['tsc', 'eslint .', 'prose', 'jest node jsdom', 'examples', 'options', 'hovers'],
      ...['jest content', 'build build'],
      ...['jest built', 'bench-sizes'],
      ...['variant full', 'variant small', 'variant bare', 'variant hosted', 'variant base'],
      ...['playwright test', ' true true'],
    ]);
    expect(stdout).toMatch(/browser +ok +\d+\.\d s +5 passed, 0 failed, 1 skipped/);
  }, 30_000);

  it('goes on after a failing part and fails in the end', () => {
    const {status, stdout, last} = start([], {FAIL: 'eslint'});
    expect([status, last]).toEqual([1, '42 passed, 1 failed']);
    expect(stdout).toMatch(/lint +FAILED/);
    expect(ran()).toContain('playwright test');
  }, 30_000);

  it('does not test a site that could not be built', () => {
    const {status, stdout, last} = start([], {FAIL: 'build'});
    expect([status, last]).toEqual([1, '25 passed, 1 failed']);
    expect(stdout).toMatch(/built +not run/);
    expect(stdout).toMatch(/browser +not run/);
    expect(ran()).not.toContain('playwright test');
  }, 30_000);

  it('believes a tool that says it failed, whatever it counted', () => {
    expect(start(['e2e'], {FAIL: 'playwright'}).last).toBe('7 passed, 1 failed');
  }, 30_000);

  it('tells the suites when all pages are meant', () => {
    start(['--scope=all', 'e2e']);
    expect(ran()).toContain('all true true');
  }, 30_000);

  it('says what is wrong with the browser, in the part that needs it', () => {
    const {status, stdout, stderr} = start(['e2e'], {CHROMIUM_PATH: '/no/such/browser'});
    expect(status).toBe(1);
    expect(stderr).toContain('CHROMIUM_PATH is /no/such/browser');
    expect(stdout).toMatch(/build +ok[^]*browser +FAILED/);
  }, 30_000);

  it('passes arguments to the suite that was named', () => {
    start(['unit', 'some/file']);
    expect(ran()).toEqual(['jest node jsdom some/file']);
    expect(start(['nonsense']).status).toBe(1);
    expect(start(['all', 'some/file']).status).toBe(1);
  }, 30_000);
});
