import {readdirSync} from 'node:fs';
import {join} from 'node:path';

import {buildExample} from '../../../../../tools/rslib/examples/buildExample';
import {writeFolder} from '../../../../support/siteFolder';

/** Source of a fake `rslib` command. It logs whether `node_modules/.cache` exists, and creates this folder. */
const rslib = `
const {existsSync, mkdirSync, writeFileSync} = require('node:fs');
console.log(existsSync('node_modules/.cache') ? 'a cache' : 'no cache', require(require.resolve('typescript', {paths: ['.']})));
mkdirSync('node_modules/.cache', {recursive: true});
mkdirSync('dist');
writeFileSync('dist/index.js', '');
if (existsSync('killed')) process.kill(process.pid, 'SIGKILL');
`;

const example = {
  'a/package.json': '{"scripts": {"build": "rslib"}}',
  'a/src/index.js': '',
  'node_modules/@rslib/core/package.json': '{"version": "1.0.0", "bin": {"rslib": "rslib.js"}}',
  'node_modules/@rslib/core/rslib.js': rslib,
  'node_modules/typescript/package.json': '{"version": "7.0.0", "main": "index.js"}',
  'node_modules/typescript/index.js': 'module.exports = 7;',
};

const own = {
  'a/node_modules/typescript/package.json': '{"version": "5.0.0", "main": "index.js"}',
  'a/node_modules/typescript/index.js': 'module.exports = 5;',
  'a/node_modules/.bin/tsc': '',
};

describe('an example', () => {
  let workspace: string;
  const build = (files: Readonly<Record<string, string>>) => {
    workspace = writeFolder({...example, ...files});
    return again();
  };
  const again = () => buildExample(workspace, 'a', () => Promise.reject(new Error('no browser')));

  it.each([
    ['in the workspace', {}, 'no cache 7\n'],
    ['in its own folder', own, 'no cache 5\n'],
  ])('is built without an earlier cache, with packages %s', async (_, files, log) => {
    expect((await build(files)).record.log).toBe(log);
    expect((await again()).record).toMatchObject({log, output: [{path: 'dist/index.js'}]});
    expect(readdirSync(join(workspace, '.work'))).toEqual([]);
  });

  it('that is a monorepo is built in order, with links between its packages', async () => {
    const linked = (name: string): string =>
      `require('node:fs').existsSync('../../node_modules/${name}/package.json')`;
    const {record} = await build({
      'a/package.json': JSON.stringify({
        workspaces: ['packages/y', 'packages/x', 'packages/unbuilt'],
        scripts: {build: 'npm run build --workspaces --if-present'},
      }),
      'a/packages/x/package.json': '{"name": "@acme/x", "scripts": {"build": "rslib"}}',
      'a/packages/y/package.json': '{"name": "y", "scripts": {"build": "rslib"}}',
      'a/packages/unbuilt/package.json': '{"name": "unbuilt"}',
      'node_modules/@rslib/core/rslib.js': `console.log(require('node:path').basename(process.cwd()), ${linked('@acme/x')}, ${linked('y')});`,
    });
    expect(record).toMatchObject({
      log: 'y true true\nx true true\n',
      command: 'npm run build --workspaces --if-present',
      rslib: '1.0.0',
    });
  });

  it('can be built by two processes at the same time', async () => {
    await build({});
    const {pid} = process;
    Object.defineProperty(process, 'pid', {value: pid + 1, configurable: true});
    const other = again();
    Object.defineProperty(process, 'pid', {value: pid, configurable: true});
    const logs = (await Promise.all([other, again()])).map(({record}) => record.log);
    expect(logs).toEqual(['no cache 7\n', 'no cache 7\n']);
  });

  it('records the signal that ended its build', async () => {
    const {record} = await build({'a/killed': ''});
    expect(record.exitCode).toBe(1);
    expect(record.log).toMatch(/ended by SIG/);
  });
});
