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

/** From here on a page is long, in bytes. */
const longPage = 200_000;

/**
 * The highest quality takes three times as long for 2 %: it is for style sheets and for long pages. What programs read is
 * compressed in a tenth of the time, for 8 % more.
 */
function qualityOf(file: string, {length}: Buffer): number {
  if (/\.(?:html|css)$/.test(file)) return length < longPage && file.endsWith('.html') ? 10 : 11;
  return /\.js(?:on)?$/.test(file) ? 10 : 7;
}

/** After this, the document names its scripts: another page that changes changes them in every document. */
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

/** Files that have their neighbours, and what of the cache they are made from. */
type Compressed = {
  readonly files: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
  /** How many were not in the cache. */
  readonly fresh: number;
};

async function compress(all: readonly string[], cacheDir: string): Promise<Compressed> {
  await mkdir(cacheDir, {recursive: true});
  const [files, used] = [new Set<string>(), new Set<string>()];
  const queue = all.filter(isCompressible);
  let fresh = 0;
  async function work(): Promise<void> {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const data = await readFile(file);
      files.add(file);
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
        files.add(file + ending);
      }
    }
  }
  // zlib works on the thread pool, which has four threads.
  await Promise.all([work(), work(), work(), work()]);
  return {files, used, fresh};
}

/** Does a part of the work of `precompress`, while the rest of the folder is still being written. */
export async function compressAhead(
  dir: string,
  cacheDir: string,
  isPart: (file: string) => boolean,
): Promise<Compressed> {
  return compress((await filesBelow(dir)).filter(isPart), cacheDir);
}

/**
 * Writes `.br` and `.gz` neighbours for the text files of a folder and removes those that lost their
 * file. What was compressed before comes from `cacheDir`, by content; the number is what was not.
 */
export async function precompress(
  dir: string,
  cacheDir: string,
  done: readonly Compressed[] = [],
): Promise<number> {
  const files = (await filesBelow(dir)).filter(
    (file) => !done.some((part) => part.files.has(file)),
  );
  await Promise.all(files.filter((file) => /\.(?:br|gz)$/.test(file)).map((file) => rm(file)));
  const parts = [...done, await compress(files, cacheDir)];
  const stale = (await readdir(cacheDir)).filter((name) => !parts.some(({used}) => used.has(name)));
  await Promise.all(stale.map((name) => rm(join(cacheDir, name))));
  return parts.reduce((sum, {fresh}) => sum + fresh, 0);
}
