import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {compareText} from '../../src/lib/page/fileTree';
import {root} from './paths';

/** Folders that a build or an installation creates in a package. */
export const generatedFolders = new Set(['node_modules', 'dist', '.rstack']);

/** Reads a file of the repository by its path from the root. */
export function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** Parses a JSON file of `.cache`. Returns an empty object if it is missing or was cut off while it was written. */
export function readCache<Value>(file: string): Readonly<Record<string, Value>> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Value>>;
  } catch {
    return {};
  }
}

export function exists(file: string): boolean {
  return existsSync(path.join(root, file));
}

/** Lists the files below a folder, sorted, as paths from the folder with `/`. */
export function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** Lists the files below a folder of the repository, sorted, as paths from the root with `/`. */
export function list(folder: string, pattern = /./): readonly string[] {
  if (!exists(folder)) return [];
  return filesBelow(path.join(root, folder))
    .map((file) => path.posix.join(folder, file))
    .filter((file) => pattern.test(file));
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** Returns the sorted paths of all files in a folder, relative to it and with `/`, without the entries in `skip`. */
export function filesIn(
  folder: string,
  skip: ReadonlySet<string> = generatedFolders,
): readonly string[] {
  return readdirSync(folder, {withFileTypes: true})
    .filter((entry) => !skip.has(entry.name))
    .flatMap((entry) =>
      entry.isDirectory()
        ? filesIn(path.join(folder, entry.name), skip).map((file) => `${entry.name}/${file}`)
        : [entry.name],
    )
    .sort(compareText);
}

/** Returns one hash of the paths and contents of several files. Missing files are allowed. */
export function hashOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const full = path.join(folder, file);
    hash
      .update(`${file}\0`)
      .update(existsSync(full) ? readFileSync(full) : '\0')
      .update('\0');
  }
  return hash.digest('hex');
}

/** Serialises a record in the format of the files in `src/data`. */
export function toJson(record: unknown): string {
  return `${JSON.stringify(record, null, 2)}\n`;
}

export function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
