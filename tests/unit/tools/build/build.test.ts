import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {jobsOf} from '../../../../tools/build/renderLanguages';
import {copyRepository, plainEnv} from '../../../support/repositoryCopy';

/** Source of a fake `docusaurus` command, which logs its language and empties its folder before it writes a long page. */
const docusaurus = `
  import {appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync} from 'node:fs';
  const option = (name) => process.argv[process.argv.indexOf(name) + 1];
  const locale = option('--locale');
  const out = option('--out-dir') + (locale === 'en' ? '' : '/zh');
  const generated = process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME;
  appendFileSync('runs', locale + ' ');
  console.log('compiles');
  if (locale === process.env.BUILD_FAILS) {
    console.error('Broken link.');
    process.exit(3);
  }
  // In a build that has to be stopped, the other language never ends.
  if (process.env.BUILD_FAILS && process.env.WAIT) await new Promise((resolve) => setTimeout(resolve, 60_000));
  rmSync(out, {recursive: true, force: true});
  for (const folder of [out, generated]) mkdirSync(folder, {recursive: true});
  writeFileSync(generated + '/browser-modules.json', '[]');
  writeFileSync(out + '/index.html', locale + ' words'.repeat(1000));
`;

describe('the build command', () => {
  let root: string;
  const path = (...parts: string[]): string => join(root, ...parts);
  const runs = (): string => (existsSync(path('runs')) ? readFileSync(path('runs'), 'utf8') : '');
  const start = (command: string, env: Record<string, string> = {}) =>
    spawnSync(process.execPath, ['--import', 'tsx', ...command.split(' ')], {
      cwd: root,
      encoding: 'utf8',
      env: {...plainEnv, ...env},
    });
  const build = 'tools/build/index.ts';
  const ifChanged = (env: Record<string, string> = {}): number | null =>
    start(`${build} --if-changed`, env).status;

  beforeEach(() => {
    root = copyRepository({
      'docs/a.mdx': 'a',
      'node_modules/@docusaurus/core/bin/docusaurus.mjs': docusaurus,
    });
  });

  it('writes the same files whether languages are built at the same time or not', () => {
    const page = (name: string): string => readFileSync(path(name), 'utf8').slice(0, 8);
    for (const jobs of ['1', '2']) {
      expect(start(`${build} --jobs ${jobs}`).status).toBe(0);
      expect([page('build/index.html'), page('build/zh/index.html')]).toEqual([
        'en words',
        'zh-Hans ',
      ]);
    }
    expect(ifChanged()).toBe(0);
    expect(runs().split(' ').sort()).toEqual(['', 'en', 'en', 'zh-Hans', 'zh-Hans']);
  }, 20_000);

  it('compresses files for delivery only', () => {
    expect(start(`${build} --compress`).status).toBe(0);
    expect(existsSync(path('build/zh/index.html.br'))).toBe(true);
    expect(start(build).status).toBe(0);
    expect(existsSync(path('build/index.html.br'))).toBe(false);
  }, 20_000);

  it('builds one language, which is never up to date', () => {
    expect(start(`${build} --locale zh-Hans`).status).toBe(0);
    expect(ifChanged()).toBe(0);
    expect(runs()).toMatch(/^zh-Hans (?:en zh-Hans|zh-Hans en) $/);
    expect(start(`${build} --locale fr`).stderr).toContain('Unknown locale "fr"');
  }, 20_000);

  it('names the language of an error, and stops the other language', () => {
    const {status, stdout, stderr} = start(`${build} --jobs 2`, {
      BUILD_FAILS: 'zh-Hans',
      WAIT: '1',
    });
    expect([status, stdout]).toEqual([3, expect.stringContaining('zh-Hans: compiles\n')]);
    expect(stderr).toContain('zh-Hans: Broken link.\n');
    expect(stderr).toContain('The build of zh-Hans failed');
  }, 20_000);

  it('is skipped until an input changes, and repeated after a failure', () => {
    expect([ifChanged(), ifChanged()]).toEqual([0, 0]);
    const whole = runs();
    expect(whole.split(' ').sort()).toEqual(['', 'en', 'zh-Hans']);
    writeFileSync(path('docs/a.mdx'), 'b');
    expect(ifChanged({BUILD_FAILS: 'en'})).toBe(3);
    expect(existsSync(path('build/.complete'))).toBe(false);
    expect(ifChanged()).toBe(0);
    expect(runs().length).toBeGreaterThan(2 * whole.length);
  }, 20_000);

  it('does not start with invalid settings', () => {
    const {status, stderr} = start(build, {BASE_URL: 'pr-7'});
    expect([status, runs()]).toEqual([1, '']);
    expect(stderr).toContain('BASE_URL');
  }, 20_000);

  it('start exits with the code of a failed build', () => {
    expect(start('tools/start/index.ts', {BUILD_FAILS: 'en'}).status).toBe(3);
  }, 20_000);
});

it.each([
  [2, 3, 2],
  [2, 2.9, 1],
  [1, 8, 1],
  [8, 0.5, 1],
])(
  'with %d processors and %d GB, languages are built %d at a time',
  (processors, gigabytes, jobs) => expect(jobsOf(processors, gigabytes * 1024 ** 3)).toBe(jobs),
);
