import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {moveLeaves, outputBase} from '../../../../src/compiler/outputs/leaves';

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

describe('moveLeaves', () => {
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
  const has = (file: string) => existsSync(path.join(dir, file));

  it('moves leaves and leaves indexes and 404 alone', async () => {
    write('index.html', '404.html', 'config/index.html', 'config/lib/dts/index.html');
    await moveLeaves(dir, '/', ['/', '/404.html', '/config/', '/config/lib/dts']);
    expect(text('config/lib/dts.html')).toBe('this was config/lib/dts/index.html');
    expect([
      has('config/lib/dts'),
      has('index.html'),
      has('404.html'),
      has('config/index.html'),
    ]).toEqual([false, true, true, true]);
  });

  it('counts from the base path', async () => {
    write('guide/start/quick-start/index.html');
    await moveLeaves(dir, '/pr-7/zh/', ['/pr-7/zh/guide/start/quick-start']);
    expect(has('guide/start/quick-start.html')).toBe(true);
  });

  it('keeps a folder that holds more', async () => {
    write('blog/post/index.html', 'blog/post/picture.png');
    await moveLeaves(dir, '/', ['/blog/post']);
    expect([
      has('blog/post.html'),
      has('blog/post/picture.png'),
      has('blog/post/index.html'),
    ]).toEqual([true, true, false]);
  });

  it('moves a leaf and the page below it', async () => {
    write('a/index.html', 'a/b/index.html');
    await moveLeaves(dir, '/', ['/a', '/a/b']);
    expect([text('a.html'), text('a/b.html')]).toEqual([
      'this was a/index.html',
      'this was a/b/index.html',
    ]);
  });

  it('refuses two pages at one address, and keeps both files', async () => {
    write('a/index.html', 'a.html');
    await expect(moveLeaves(dir, '/', ['/a'])).rejects.toThrow(
      'a.html exists already: two pages share an address',
    );
    expect([text('a.html'), text('a/index.html')]).toEqual([
      'this was a.html',
      'this was a/index.html',
    ]);
  });

  it('fails when a route was not built', async () => {
    await expect(moveLeaves(dir, '/', ['/nowhere'])).rejects.toThrow('ENOENT');
  });
});
