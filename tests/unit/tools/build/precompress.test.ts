import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {precompress} from '../../../../tools/build/precompress';
import {removeFolder, writeFolder} from '../../../support/siteFolder';

describe('precompress', () => {
  const long = 'words and words '.repeat(100);
  let dir: string;
  let cache: string;

  beforeEach(() => {
    dir = writeFolder({
      'index.html': long,
      'a/b.md': `${long}b`,
      'small.txt': 'x',
      'a.png': long,
      'gone.js.br': 'old',
    });
    cache = writeFolder({});
  });

  afterEach(() => [dir, cache].forEach(removeFolder));

  it('writes neighbours that unpack to the file', async () => {
    await precompress(dir, cache);
    expect(brotliDecompressSync(readFileSync(join(dir, 'a/b.md.br'))).toString()).toBe(`${long}b`);
    expect(gunzipSync(readFileSync(join(dir, 'index.html.gz'))).toString()).toBe(long);
  });

  it('leaves small files and pictures alone, and removes what lost its file', async () => {
    await precompress(dir, cache);
    for (const name of ['small.txt.br', 'a.png.br', 'a.png.gz', 'gone.js.br']) {
      expect([name, existsSync(join(dir, name))]).toEqual([name, false]);
    }
  });

  it('compresses again only what changed', async () => {
    expect(await precompress(dir, cache)).toBe(4);
    expect(await precompress(dir, cache)).toBe(0);
    writeFileSync(join(dir, 'index.html'), `${long}!`);
    expect(await precompress(dir, cache)).toBe(2);
    expect(brotliDecompressSync(readFileSync(join(dir, 'index.html.br'))).toString()).toBe(
      `${long}!`,
    );
  });
});
