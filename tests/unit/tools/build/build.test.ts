import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {removeFolder, writeFolder} from '../../../support/siteFolder';

const repository = join(__dirname, '../../../..');
const config = '--config tools/build/bundledConfig.cjs';

/** Fake Docusaurus that writes one long page and logs its calls. */
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
  const start = (code: string, env: Record<string, string> = {}) =>
    spawnSync(process.execPath, ['--import', 'tsx', ...code.split(' ')], {
      cwd: root,
      encoding: 'utf8',
      env: {...process.env, SITE_URL: '', BASE_URL: '', PORT: '', NODE_OPTIONS: '', ...env},
    });
  const ifChanged = (env: Record<string, string> = {}): number => {
    const {status} = start('if-changed.ts', env);
    return status ?? -1;
  };

  beforeEach(() => {
    root = writeFolder({
      'package.json': '{"type": "module"}',
      'docs/a.mdx': 'a',
      'if-changed.ts':
        "import {buildIfChanged} from './tools/build'; process.exit(await buildIfChanged());",
      'node_modules/@docusaurus/core/bin/docusaurus.mjs': docusaurus,
    });
    for (const name of ['tools', 'src/site', 'src/lib', 'src/config', 'src/client']) {
      cpSync(join(repository, name), path(name), {recursive: true});
    }
    for (const name of ['tsx', 'sirv', 'esbuild', '@rspack/core']) {
      mkdirSync(dirname(path('node_modules', name)), {recursive: true});
      symlinkSync(join(repository, 'node_modules', name), path('node_modules', name), 'junction');
    }
  });

  afterEach(() => removeFolder(root));

  it('builds, compresses, and passes arguments on', () => {
    expect(start('tools/build/index.ts --locale zh-Hans').status).toBe(0);
    expect(runs()).toBe(`build ${config} --locale zh-Hans\n`);
    const packed = brotliDecompressSync(readFileSync(path('build/index.html.br'))).toString();
    expect(packed).toBe(readFileSync(path('build/index.html'), 'utf8'));
  }, 20_000);

  it('is not repeated until an input changes', () => {
    expect([ifChanged(), ifChanged()]).toEqual([0, 0]);
    expect(runs()).toBe(`build ${config}\n`);
    writeFileSync(path('docs/a.mdx'), 'b');
    ifChanged();
    expect(runs()).toBe(`build ${config}\n`.repeat(2));
    ifChanged({BASE_URL: '/pr-7/'});
    expect(runs()).toBe(`build ${config}\n`.repeat(3));
  }, 20_000);

  it('is repeated after a build of one language and after a failed one', () => {
    start('tools/build/index.ts --locale en');
    ifChanged();
    expect(runs()).toBe(`build ${config} --locale en\nbuild ${config}\n`);
    writeFileSync(path('docs/a.mdx'), 'b');
    expect(ifChanged({BUILD_FAILS: 'build'})).toBe(3);
    expect(existsSync(path('build/.complete'))).toBe(false);
    expect(ifChanged()).toBe(0);
    expect(runs()).toBe(`build ${config} --locale en\n${`build ${config}\n`.repeat(3)}`);
  }, 20_000);

  it('does not start with invalid settings', () => {
    const {status, stderr} = start('tools/build/index.ts', {BASE_URL: 'pr-7'});
    expect([status, runs()]).toEqual([1, '']);
    expect(stderr).toContain('BASE_URL');
  }, 20_000);

  it('start exits with the code of a failed build', () => {
    expect(start('tools/start/index.ts', {BUILD_FAILS: 'build'}).status).toBe(3);
  }, 20_000);
});
