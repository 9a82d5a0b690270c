import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {precompress} from '../../../../tools/build/precompress';
import {writeFolder} from '../../../support/siteFolder';

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

  const decompressed = (name: string): string =>
    brotliDecompressSync(readFileSync(join(dir, `${name}.br`))).toString();

  it('writes files that decompress to their source, and removes those without a source', async () => {
    await precompress(dir, cache);
    expect(decompressed('a/b.md')).toBe(`${long}b`);
    expect(gunzipSync(readFileSync(join(dir, 'index.html.gz'))).toString()).toBe(long);
    // Small files and images are not compressed. `gone.js.br` was removed, because it has no source.
    for (const name of ['small.txt.br', 'a.png.br', 'a.png.gz', 'gone.js.br']) {
      expect([name, existsSync(join(dir, name))]).toEqual([name, false]);
    }
  });

  it('compresses several files with the same content in one run', async () => {
    const names = ['b.md', 'c.md', 'd.md', 'e.md'];
    for (const name of names) writeFileSync(join(dir, name), `${long}c`);
    await precompress(dir, cache);
    expect(names.map(decompressed)).toEqual(names.map(() => `${long}c`));
  });

  it('compresses only changed files again', async () => {
    expect(await precompress(dir, cache)).toBe(4);
    expect(await precompress(dir, cache)).toBe(0);
    writeFileSync(join(dir, 'index.html'), `${long}!`);
    expect(await precompress(dir, cache)).toBe(2);
    expect(decompressed('index.html')).toBe(`${long}!`);
  });
});
