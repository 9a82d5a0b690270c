import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {root} from './paths';

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
