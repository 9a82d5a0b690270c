import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {writeFolder} from '../../support/siteFolder';

const source = join(__dirname, '../../../tools/run.mjs');

/** Source of a fake `tsx` package. It starts ten times as fast, because it does not compile TypeScript. */
const tsx = `
  import {register as add} from 'node:module';
  const load = 'export const load = (url, context, next) => next(url, {...context, format: context.format ?? "module"})';
  export const register = () => add('data:text/javascript,' + encodeURIComponent(load));
`;

/** Source of a fake npm, which installs the fake tsx and logs its calls. */
const npm = `
  const {appendFileSync, cpSync, mkdirSync, writeFileSync} = require('fs');
  if (new RegExp(process.env.NPM_FAILS || '^$').test(process.argv[2])) process.exit(7);
  if (process.argv.includes('--dry-run')) process.exit(0);
  appendFileSync('npm-calls', process.argv.slice(2).join(' ') + '\\n');
  mkdirSync('node_modules', {recursive: true});
  cpSync('fake-tsx', 'node_modules/tsx', {recursive: true});
  writeFileSync('node_modules/.package-lock.json', '{}');
`;

describe('tools/run.mjs', () => {
  let root: string;
  const calls = (): string => {
    const file = join(root, 'npm-calls');
    return existsSync(file) ? readFileSync(file, 'utf8') : '';
  };
  const start = (args: readonly string[] = ['hello', 'a b', '--c'], env = {}) => {
    const {status, stdout, stderr} = spawnSync(process.execPath, ['tools/run.mjs', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        npm_execpath: join(root, 'npm-cli.js'),
        NODE_OPTIONS: '',
        ...env,
      },
    });
    return {status, stdout, stderr};
  };
  const engines = (node: string): void =>
    writeFileSync(join(root, 'package.json'), JSON.stringify({engines: {node}}));
  const touch = (file: string, time: number): void => utimesSync(join(root, file), time, time);

  beforeEach(() => {
    root = writeFolder({
      'tools/run.mjs': readFileSync(source, 'utf8'),
      'tools/hello/index.ts':
        "console.log('hello', JSON.stringify(process.argv.slice(2)), process.argv[1]);",
      'tools/broken/index.ts': "throw new Error('broken');",
      'package-lock.json': '{"one": 1}',
      'npm-cli.js': npm,
      'fake-tsx/package.json': '{"exports": {"./esm/api": "./api.mjs"}}',
      'fake-tsx/api.mjs': tsx,
    });
    engines('>=20.19.0');
  });

  it('installs, then runs the script with its arguments', () => {
    const {status, stdout} = start();
    expect(status).toBe(0);
    expect(stdout).toMatch(/Installing[^]*hello \["a b","--c"\] .*hello.index\.ts/);
    expect(calls()).toBe('ci\n');
  });

  it('does not install again while the lockfile is the same, whatever its date', () => {
    start();
    touch('package-lock.json', Date.now() / 1000 + 100);
    expect(start().stdout).not.toContain('Installing');
    expect(calls()).toBe('ci\n');
  });

  it('installs again when the lockfile changed', () => {
    start();
    writeFileSync(join(root, 'package-lock.json'), '{"two": 2}');
    touch('package-lock.json', Date.now() / 1000 + 100);
    start();
    expect(calls()).toBe('ci\nci\n');
  });

  it('accepts an installation made by hand after the lockfile changed', () => {
    start();
    writeFileSync(join(root, 'package-lock.json'), '{"two": 2}');
    touch('node_modules/.package-lock.json', Date.now() / 1000 + 100);
    start();
    expect(calls()).toBe('ci\n');
  });

  it('installs again after an incomplete installation', () => {
    start();
    rmSync(join(root, 'node_modules/.package-lock.json'));
    start();
    expect(calls()).toBe('ci\nci\n');
  });

  it('stops with a message when the installation fails, and tries again the next time', () => {
    const failed = start(undefined, {NPM_FAILS: 'ci|install'});
    expect(failed.status).toBe(1);
    expect(failed.stderr).toContain('could not be installed');
    expect(failed.stdout).not.toContain('hello');
    expect(start().status).toBe(0);
  });

  it('installs from the lockfile, without writing it, when npm ci fails', () => {
    expect(start(undefined, {NPM_FAILS: '^ci'}).stdout).toContain('hello');
    expect(calls()).toBe('install --no-save\n');
  });

  it.each([
    '>=99.0.0',
    '>=20.99.0',
    `>=${process.versions.node.replace(/\d+$/, (patch) => String(Number(patch) + 1))}`,
  ])('prints the required Node %s, and installs nothing', (needed) => {
    engines(needed);
    const {status, stderr} = start();
    // Majors after 20 satisfy `>=20.99.0`. The Node that runs the test never satisfies the other two ranges.
    if (needed === '>=20.99.0' && Number(process.versions.node.split('.')[0]) > 20) return;
    expect(status).toBe(1);
    expect(stderr).toContain(`Node ${needed} is required, this is Node ${process.versions.node}`);
    expect(calls()).toBe('');
  });

  it.each(['>=1.99.99', `>=${process.versions.node}`])('runs with a Node for %s', (needed) => {
    engines(needed);
    expect(start().status).toBe(0);
  });

  it('fails when the script fails', () => {
    const {status, stderr} = start(['broken']);
    expect(status).toBe(1);
    expect(stderr).toContain('broken');
  });
});
