import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fingerprint} from '../../../../tools/build/fingerprint';
import {writeFolder} from '../../../support/siteFolder';

let root: string;
const take = (env: Record<string, string> = {}, commit = 'c'): string =>
  fingerprint(root, env, commit);
const write = (file: string, text: string): void => writeFileSync(join(root, file), text);

beforeEach(() => {
  root = writeFolder({
    'docs/a.mdx': 'a',
    'src/x/y.ts': 'y',
    'examples/m/src/i.ts': 'i',
    'package.json': '{}',
  });
});

it('the fingerprint is the same if no input of a page changes', () => {
  const before = take({HOME: '/a'});
  for (const folder of ['examples/m/dist', 'node_modules']) {
    mkdirSync(join(root, folder));
    write(`${folder}/a.js`, 'a');
  }
  write('README.md', 'read me');
  expect(take({HOME: '/b'})).toBe(before);
});

it.each([
  ['a page', () => write('docs/a.mdx', 'b')],
  ['a new page', () => write('docs/b.mdx', '')],
  ['a name', () => renameSync(join(root, 'docs/a.mdx'), join(root, 'docs/c.mdx'))],
  ['a source', () => write('src/x/y.ts', 'z')],
  ['an example', () => write('examples/m/src/i.ts', 'j')],
  ['a package', () => write('package.json', '{"a":1}')],
])('the fingerprint changes with %s', (_case, change) => {
  const before = take();
  change();
  expect(take()).not.toBe(before);
});

it.each(['SITE_URL', 'BASE_URL', 'ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'])(
  'the fingerprint changes with %s',
  (name) => expect(take({[name]: 'x'})).not.toBe(take()),
);

it('the fingerprint changes with the commit, because the dates of pages depend on it', () => {
  expect(take({}, 'd')).not.toBe(take());
});
