import {mkdirSync, renameSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {fingerprint} from '../../../../tools/build/fingerprint';
import {removeFolder, writeFolder} from '../../../support/siteFolder';

describe('fingerprint', () => {
  let root: string;
  const take = (env: Record<string, string> = {}, commit = 'c'): string =>
    fingerprint(root, env, commit);

  beforeEach(() => {
    root = writeFolder({
      'docs/a.mdx': 'a',
      'src/x/y.ts': 'y',
      'examples/m/src/i.ts': 'i',
      'package.json': '{}',
    });
  });

  afterEach(() => removeFolder(root));

  it('is the same if no input of a page changes', () => {
    const before = take({HOME: '/a'});
    mkdirSync(join(root, 'examples/m/dist'), {recursive: true});
    mkdirSync(join(root, 'node_modules'));
    writeFileSync(join(root, 'examples/m/dist/i.js'), 'built');
    writeFileSync(join(root, 'node_modules/a.js'), 'a');
    writeFileSync(join(root, 'README.md'), 'read me');
    expect(take({HOME: '/b'})).toBe(before);
  });

  it.each([
    ['a page', () => writeFileSync(join(root, 'docs/a.mdx'), 'b')],
    ['a new page', () => writeFileSync(join(root, 'docs/b.mdx'), '')],
    ['a name', () => renameSync(join(root, 'docs/a.mdx'), join(root, 'docs/c.mdx'))],
    ['a source', () => writeFileSync(join(root, 'src/x/y.ts'), 'z')],
    ['an example', () => writeFileSync(join(root, 'examples/m/src/i.ts'), 'j')],
    ['a package', () => writeFileSync(join(root, 'package.json'), '{"a":1}')],
  ])('changes with %s', (_what, change) => {
    const before = take();
    change();
    expect(take()).not.toBe(before);
  });

  it.each(['SITE_URL', 'BASE_URL', 'ALGOLIA_APP_ID', 'ALGOLIA_API_KEY', 'ALGOLIA_INDEX_NAME'])(
    'changes with %s',
    (name) => {
      expect(take({[name]: 'x'})).not.toBe(take());
    },
  );

  it('changes with the commit, which the dates of pages depend on', () => {
    expect(take({}, 'd')).not.toBe(take({}, 'c'));
  });
});
