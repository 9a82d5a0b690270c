import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {copyRepository, plainEnv} from '../../../support/repositoryCopy';

const config = '--config tools/build/bundledConfig.cjs';

/** Source of a fake `docusaurus` command, which logs its arguments and writes one long page. */
const docusaurus = `
  import {appendFileSync, mkdirSync, writeFileSync} from 'node:fs';
  appendFileSync('runs', process.argv.slice(2).join(' ') + '\\n');
  if (process.argv.includes(process.env.BUILD_FAILS)) process.exit(3);
  mkdirSync('build', {recursive: true});
  mkdirSync('.docusaurus', {recursive: true});
  writeFileSync('.docusaurus/browser-modules.json', '[]');
  writeFileSync('build/index.html', 'words '.repeat(1000));
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

  it('builds and compresses one language, which is never up to date', () => {
    expect(start(`${build} --locale zh-Hans`).status).toBe(0);
    expect(existsSync(path('build/index.html.br'))).toBe(true);
    expect(ifChanged()).toBe(0);
    expect(runs()).toBe(`build ${config} --locale zh-Hans\nbuild ${config}\n`);
  }, 20_000);

  it('is skipped until an input changes, and repeated after a failure', () => {
    expect([ifChanged(), ifChanged()]).toEqual([0, 0]);
    expect(runs()).toBe(`build ${config}\n`);
    writeFileSync(path('docs/a.mdx'), 'b');
    expect(ifChanged({BUILD_FAILS: 'build'})).toBe(3);
    expect(existsSync(path('build/.complete'))).toBe(false);
    expect(ifChanged()).toBe(0);
    expect(runs()).toBe(`build ${config}\n`.repeat(3));
  }, 20_000);

  it('does not start with invalid settings', () => {
    const {status, stderr} = start(build, {BASE_URL: 'pr-7'});
    expect([status, runs()]).toEqual([1, '']);
    expect(stderr).toContain('BASE_URL');
  }, 20_000);

  it('start exits with the code of a failed build', () => {
    expect(start('tools/start/index.ts', {BUILD_FAILS: 'build'}).status).toBe(3);
  }, 20_000);
});
