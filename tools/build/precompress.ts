import {createHash, randomUUID} from 'node:crypto';
import {existsSync} from 'node:fs';
import {
  appendFile,
  copyFile,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {isCompressible} from '../serve/headers';

/** Below this, headers weigh more than what is saved. */
const minimumBytes = 1024;

/** From here on a page is long, in bytes: these few weigh most on a reader. */
const longPage = 350_000;

/**
 * The highest quality takes three times as long as the one below for 2 %: it is for style sheets and for the longest pages.
 * That one takes three times as long as the next for 6 %: pages about releases, half of all, are read too seldom for it.
 * What programs read is compressed in a tenth of the time, for 8 % more.
 */
function qualityOf(file: string, {length}: Buffer): number {
  if (file.endsWith('.css')) return 11;
  if (file.endsWith('.html'))
    return length >= longPage ? 11 : /[\\/]releases[\\/]/.test(file) ? 9 : 10;
  return /\.js(?:on)?$/.test(file) ? 10 : 7;
}

/** After this, the document names its scripts: one that changes changes every document. */
const seam = Buffer.from('data-scripts>');
/** No end of a page is longer. */
const longestEnd = 1024;

/** A file without the end that changes although nothing in it did, and that end. */
function cut(file: string, data: Buffer): readonly [Buffer, Buffer] {
  const at = file.endsWith('.html') ? data.lastIndexOf(seam) + seam.length : -1;
  const isEnd = at >= seam.length && data.length - at <= longestEnd;
  return isEnd ? [data.subarray(0, at), data.subarray(at)] : [data, Buffer.alloc(0)];
}

/** A meta-block that is not compressed and the empty one that ends a stream, see RFC 7932, 9.2. */
function stored(data: Buffer): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((data.length - 1) << 3) | (1 << 19), 0, 3);
  return Buffer.concat([header, data, Buffer.from([3])]);
}

/** Both codings of a file: what is made from what, and what comes behind it. */
function codings(file: string, data: Buffer) {
  const quality = qualityOf(file, data);
  const [start, end] = cut(file, data);
  const goesOn = end.length > 0;
  const brotli = {
    finishFlush: goesOn ? constants.BROTLI_OPERATION_FLUSH : constants.BROTLI_OPERATION_FINISH,
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: start.length,
    },
  };
  return [
    {
      ending: '.br',
      settings: JSON.stringify(brotli),
      from: start,
      make: () => promisify(brotliCompress)(start, brotli),
      behind: goesOn ? stored(end) : end,
    },
    {
      ending: '.gz',
      settings: '9',
      from: data,
      make: () => promisify(gzip)(data, {level: 9}),
      behind: Buffer.alloc(0),
    },
  ] as const;
}

async function filesBelow(dir: string): Promise<readonly string[]> {
  const entries = await readdir(dir, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/** zlib works on the thread pool, which has four threads. */
const threads = 4;

/** The compression of a folder, which may begin while the rest of the folder is still being written. */
export function precompression(dir: string, cacheDir: string) {
  const queue: string[] = [];
  /** Files that are or will be compressed, and their neighbours. */
  const [taken, written] = [new Set<string>(), new Set<string>()];
  const used = new Set<string>();
  let fresh = 0;
  let ahead = Promise.resolve();

  async function take(isReady: (file: string) => boolean): Promise<void> {
    await mkdir(cacheDir, {recursive: true});
    for (const file of await filesBelow(dir)) {
      if (taken.has(file) || !isCompressible(file) || !isReady(file)) continue;
      taken.add(file);
      queue.push(file);
    }
  }

  async function work(): Promise<void> {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const data = await readFile(file);
      if (data.length < minimumBytes) continue;
      for (const {ending, settings, from, make, behind} of codings(file, data)) {
        const name = createHash('sha256').update(settings).update(from).digest('hex') + ending;
        const kept = join(cacheDir, name);
        used.add(name);
        if (!existsSync(kept)) {
          // Renamed when it is whole: a build may be stopped at any time. Two files may say the same.
          const part = `${kept}.${randomUUID()}`;
          await writeFile(part, await make());
          await rename(part, kept);
          fresh++;
        }
        await copyFile(kept, file + ending);
        if (behind.length > 0) await appendFile(file + ending, behind);
        written.add(file + ending);
      }
    }
  }

  /** Compresses those files that will not change, on one thread: what writes the rest needs the other cores. */
  function compressAhead(isReady: (file: string) => boolean): void {
    ahead = ahead.then(() => take(isReady)).then(work);
    // It is told at the end.
    ahead.catch(() => undefined);
  }

  /** Compresses what is left, and removes neighbours that lost their file; the number is what was not in the cache. */
  async function end(): Promise<number> {
    await take(() => true);
    await Promise.all([ahead, ...Array.from({length: threads}, work)]);
    const stale = (await filesBelow(dir)).filter(
      (file) => /\.(?:br|gz)$/.test(file) && !written.has(file),
    );
    const unused = (await readdir(cacheDir)).filter((name) => !used.has(name));
    await Promise.all(
      [...stale, ...unused.map((name) => join(cacheDir, name))].map((file) => rm(file)),
    );
    return fresh;
  }

  return {compressAhead, end};
}

/**
 * Writes `.br` and `.gz` neighbours for the text files of a folder and removes those that lost their
 * file. What was compressed before comes from `cacheDir`, by content; the number is what was not.
 */
export async function precompress(dir: string, cacheDir: string): Promise<number> {
  return precompression(dir, cacheDir).end();
}
