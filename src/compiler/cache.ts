import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {deserialize, serialize} from 'node:v8';

const here = fileURLToPath(import.meta.url);
/** Folder named like the bundle, deleted with it when the code changes. Undefined if not bundled: nothing is cached. */
const cacheFolder = here.endsWith('.mjs') ? here.replace(/\.mjs$/, '') : undefined;

/** Returns the stored value for `key`, or calls `make` and stores its result. `key` contains every input of `make`. */
export function cached<Value>(
  key: string,
  make: () => Value,
  {folder = cacheFolder}: {folder?: string} = {},
): Value {
  if (folder === undefined) return make();
  const file = path.join(folder, createHash('sha256').update(key).digest('hex'));
  const entry = read<Value>(file);
  if (entry) return entry;
  const value = make();
  mkdirSync(folder, {recursive: true});
  // Writes to a temporary file and renames it, so that another build at the same time never reads half a file.
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, serialize(value));
  renameSync(temporary, file);
  return value;
}

function read<Value>(file: string): Value | undefined {
  try {
    return deserialize(readFileSync(file)) as Value;
  } catch {
    return undefined;
  }
}
