import {pageFrom} from '../../../../../tools/check/sourcePages';
import {followPage} from '../../../../../tools/rslib/examples/followPage';
import {writeFolder} from '../../../../support/siteFolder';

let workspace: string;

// The fake `rslib` command copies `src/index.js` to `dist`.
beforeAll(() => {
  workspace = writeFolder({
    'node_modules/@rslib/core/package.json': '{"version": "1.0.0", "bin": {"rslib": "bin.js"}}',
    'node_modules/@rslib/core/bin.js': `const fs = require('fs'); fs.mkdirSync('dist', {recursive: true}); fs.copyFileSync('src/index.js', 'dist/index.js');`,
    'small/src/index.js': `console.log('Hello');\n`,
  });
});

const manifest =
  '```json title="package.json"\n{"exports": "./dist/index.js", "scripts": {"build": "rslib"}}\n```';
const install = '<PackageManagerTabs command="install -D @rslib/core" />';
const source = '<Example name="small" files={["src/index.js"]} output={["dist/index.js"]} />';
const build = '<PackageManagerTabs command="run build" />';
const run = '```bash\nnode dist/index.js\n```\n\nIt prints `Hello`.';
const good = [manifest, install, source, build, run];

const follow = (...blocks: readonly string[]): Promise<readonly string[]> =>
  followPage(workspace, pageFrom('docs/guide/x.mdx', `${blocks.join('\n\n')}\n`));

test('a page whose steps work has no problems', async () => {
  expect(await follow(...good)).toEqual([]);
});

test('commands after create are skipped up to the next file', async () => {
  const scaffold = '<PackageManagerTabs command="create rslib@latest" />';
  expect(await follow(scaffold, build, ...good)).toEqual([]);
});

test('commands about publishing are skipped', async () => {
  const publish = ['login', 'publish'].map((name) => `<PackageManagerTabs command="${name}" />`);
  expect(await follow(...publish, ...good)).toEqual([]);
});

test('the installation of a folder is skipped', async () => {
  const folder = '<PackageManagerTabs command="install ../my-lib" />';
  expect(await follow(folder, ...good)).toEqual([]);
});

test('a second package.json replaces keys and keeps installed packages', async () => {
  const second = '```json title="package.json"\n{"exports": {".": "./dist/index.js"}}\n```';
  expect(await follow(...good, second, build)).toEqual([]);
});

test.each([
  ['a command before its package is installed', [manifest, source, build], 'is not installed'],
  ['a package that the next package.json removes', [install, manifest, source, build], 'ENOENT'],
  ['a file that comes after the command', [manifest, install, build, source], 'ends with 1'],
  [
    'an entry that is not built',
    [manifest.replace('index.js', 'main.js'), install, source, build],
    'contains ./dist/main.js, which the build does not write',
  ],
  [
    'a file that exports does not contain',
    [...good.slice(0, 3), '```js title="dist/old.js"\n1;\n```', build],
    'writes ./dist/old.js, which',
  ],
  [
    'output that the page does not contain',
    [...good.slice(0, 4), run.split('\n\nIt')[0]!],
    'prints',
  ],
  ['an unknown command', [manifest, '```bash\nmake\n```'], 'cannot run `make`'],
])('%s is a problem', async (_, blocks, problem) => {
  expect((await follow(...blocks)).join('\n')).toContain(problem);
});
