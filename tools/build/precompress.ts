import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {copyFile, mkdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {isCompressible, minimumBytes} from '../serve/headers';
import {filesBelow} from '../support/files';
import {cacheDir} from '../support/paths';

/** Cache of compressed files of the site. */
export const compressedDir = join(cacheDir, 'compressed');

/** Pages of at least this size, in bytes, are compressed with the highest quality. */
const longPage = 350_000;

/**
 * Returns the brotli quality of a file. 11 takes three times as long as 10 and saves 2 %, so only stylesheets and the
 * longest pages get it. 9 takes eight times as long as 10, because it allocates large tables for every file.
 */
function qualityOf(file: string, {length}: Buffer): number {
  return file.endsWith('.css') || (file.endsWith('.html') && length >= longPage) ? 11 : 10;
}

/** Returns the ways to compress a file. `settings` is part of the cache key: other settings give other results. */
function codingsOf(file: string, data: Buffer) {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: qualityOf(file, data),
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  return [
    {
      extension: '.br',
      settings: JSON.stringify(params),
      compress: () => promisify(brotliCompress)(data, {params}),
    },
    {extension: '.gz', settings: '9', compress: () => promisify(gzip)(data, {level: 9})},
  ];
}

/** Number of files compressed at a time: the size of the thread pool of Node.js, which zlib uses. */
const threads = 4;

/**
 * Writes `.br` and `.gz` files beside the text files of a folder and removes all others. Results are cached in
 * `cache` by content. Returns the number of results that were not in the cache.
 */
export async function precompress(dir: string, cache: string): Promise<number> {
  await mkdir(cache, {recursive: true});
  const queue = filesBelow(dir).filter(isCompressible);
  const written = new Set<string>();
  const usedCache = new Set<string>();
  let compressed = 0;

  async function work(): Promise<void> {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const data = await readFile(join(dir, file));
      if (data.length < minimumBytes) continue;
      for (const {extension, settings, compress} of codingsOf(file, data)) {
        const name = createHash('sha256').update(settings).update(data).digest('hex') + extension;
        const cached = join(cache, name);
        usedCache.add(name);
        if (!existsSync(cached)) {
          // Renames a complete file, because a build may be stopped, and files with the same content share `cached`.
          const temporary = `${cached}.${randomUUID()}`;
          await writeFile(temporary, await compress());
          await rename(temporary, cached);
          compressed++;
        }
        await copyFile(cached, join(dir, file + extension));
        written.add(file + extension);
      }
    }
  }

  await Promise.all(Array.from({length: threads}, work));
  const stale = filesBelow(dir).filter((file) => /\.(?:br|gz)$/.test(file) && !written.has(file));
  const unused = filesBelow(cache).filter((name) => !usedCache.has(name));
  const outdated = [
    ...stale.map((file) => join(dir, file)),
    ...unused.map((name) => join(cache, name)),
  ];
  await Promise.all(outdated.map((file) => rm(file)));
  return compressed;
}
