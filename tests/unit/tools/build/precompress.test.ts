import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {precompress, precompression} from '../../../../tools/build/precompress';
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

  const unpacked = (name: string): string =>
    brotliDecompressSync(readFileSync(join(dir, `${name}.br`))).toString();

  it('writes neighbours that unpack to the file', async () => {
    await precompress(dir, cache);
    expect(unpacked('a/b.md')).toBe(`${long}b`);
    expect(gunzipSync(readFileSync(join(dir, 'index.html.gz'))).toString()).toBe(long);
  });

  it('leaves small files and pictures alone, and removes what lost its file', async () => {
    await precompress(dir, cache);
    for (const name of ['small.txt.br', 'a.png.br', 'a.png.gz', 'gone.js.br']) {
      expect([name, existsSync(join(dir, name))]).toEqual([name, false]);
    }
  });

  it('takes files that say the same, at the same time', async () => {
    const names = ['b.md', 'c.md', 'd.md', 'e.md'];
    for (const name of names) writeFileSync(join(dir, name), `${long}c`);
    await precompress(dir, cache);
    expect(names.map(unpacked)).toEqual(names.map(() => `${long}c`));
  });

  it('compresses again only what changed', async () => {
    expect(await precompress(dir, cache)).toBe(4);
    expect(await precompress(dir, cache)).toBe(0);
    writeFileSync(join(dir, 'index.html'), `${long}!`);
    expect(await precompress(dir, cache)).toBe(2);
    expect(unpacked('index.html')).toBe(`${long}!`);
  });

  it('keeps a page whose list of scripts alone changed: the list stands behind it as it is', async () => {
    const page = (text: string, list: string): string => {
      const html = `${text}<script data-scripts>${list}</script>`;
      writeFileSync(join(dir, 'index.html'), html);
      return html;
    };
    page(long, '["/main.1.js"]');
    await precompress(dir, cache);
    const other = page(long, '["/main.2.js", "中文"]');
    // The other coding has no such end.
    expect(await precompress(dir, cache)).toBe(1);
    expect(unpacked('index.html')).toBe(other);
    const changed = page(`${long}!`, '["/main.2.js"]');
    expect(await precompress(dir, cache)).toBe(2);
    expect(unpacked('index.html')).toBe(changed);
    // What stands behind a list is a page: only its end may be left as it is.
    const early = `<script data-scripts>[]</script>${long}`;
    writeFileSync(join(dir, 'index.html'), early);
    await precompress(dir, cache);
    expect(unpacked('index.html')).toBe(early);
    expect(readFileSync(join(dir, 'index.html.br')).length).toBeLessThan(200);
  });

  it('goes on from the part of a folder that was there before the rest', async () => {
    const {compressAhead, end} = precompression(dir, cache);
    compressAhead((file) => file.endsWith('.html'));
    while (!existsSync(join(dir, 'index.html.gz'))) await new Promise(setImmediate);
    expect([unpacked('index.html'), existsSync(join(dir, 'a/b.md.br'))]).toEqual([long, false]);
    expect(await end()).toBe(4);
    expect([unpacked('index.html'), unpacked('a/b.md')]).toEqual([long, `${long}b`]);
    expect(existsSync(join(dir, 'gone.js.br'))).toBe(false);
    expect(await precompress(dir, cache)).toBe(0);
  });
});
