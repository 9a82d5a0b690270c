import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {moveIndexFiles, outputBase} from '../../../../src/compiler/outputs/flatRoutes';
import {writeFolder} from '../../../support/siteFolder';

it.each([
  ['/', '/', 'index'],
  ['/config/lib/', '/', 'config/lib/index'],
  ['/config/lib/dts', '/', 'config/lib/dts'],
  ['/zh/', '/zh/', 'index'],
  ['/zh/config/lib/dts', '/zh/', 'config/lib/dts'],
  ['/pr-7/zh/blog/', '/pr-7/zh/', 'blog/index'],
])('the files of %s below %s are %s.*', (route, baseUrl, expected) => {
  expect(outputBase(route, baseUrl)).toBe(expected);
});

describe('moveIndexFiles', () => {
  let dir: string;

  function write(...files: string[]): void {
    dir = writeFolder(Object.fromEntries(files.map((file) => [file, `this was ${file}`])));
  }

  it.each<[string, string, string[], string[], string[]]>([
    [
      'moves leaves, not indexes and the 404 page',
      '/',
      ['/', '/404.html', '/config/', '/config/lib/dts'],
      ['index.html', '404.html', 'config/index.html', 'config/lib/dts/index.html'],
      [
        '404.html',
        'config',
        'config/index.html',
        'config/lib',
        'config/lib/dts.html',
        'index.html',
      ],
    ],
    ['handles a base path', '/pr-7/zh/', ['/pr-7/zh/a'], ['a/index.html'], ['a.html']],
    ['keeps other files', '/', ['/a'], ['a/index.html', 'a/b.png'], ['a', 'a.html', 'a/b.png']],
    [
      'moves nested pages',
      '/',
      ['/a', '/a/b'],
      ['a/index.html', 'a/b/index.html'],
      ['a', 'a.html', 'a/b.html'],
    ],
  ])('%s', async (_name, baseUrl, routes, before, after) => {
    write(...before);
    await moveIndexFiles(dir, baseUrl, routes);
    expect((readdirSync(dir, {recursive: true}) as string[]).sort()).toEqual(after);
  });

  it('refuses two pages at one address, and keeps both files', async () => {
    write('a/index.html', 'a.html');
    await expect(moveIndexFiles(dir, '/', ['/a'])).rejects.toThrow(
      'a.html already exists: two pages have the same URL',
    );
    for (const file of ['a.html', 'a/index.html'])
      expect(readFileSync(path.join(dir, file), 'utf8')).toBe(`this was ${file}`);
  });

  it('throws when a route was not built', async () => {
    write();
    await expect(moveIndexFiles(dir, '/', ['/nowhere'])).rejects.toThrow('ENOENT');
  });
});
