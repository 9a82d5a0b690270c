import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {moveIndexFiles, outputBase} from '../../../../src/compiler/outputs/flatRoutes';

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
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'output-'));
  });
  afterEach(() => rmSync(dir, {recursive: true, force: true}));

  function write(...files: string[]): void {
    for (const file of files) {
      mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
      writeFileSync(path.join(dir, file), `this was ${file}`);
    }
  }
  const text = (file: string) => readFileSync(path.join(dir, file), 'utf8');

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
    ['counts from the base path', '/pr-7/zh/', ['/pr-7/zh/a'], ['a/index.html'], ['a.html']],
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
    expect([text('a.html'), text('a/index.html')]).toEqual([
      'this was a.html',
      'this was a/index.html',
    ]);
  });

  it('throws when a route was not built', async () => {
    await expect(moveIndexFiles(dir, '/', ['/nowhere'])).rejects.toThrow('ENOENT');
  });
});
