import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {deserialize, serialize} from 'node:v8';

const here = fileURLToPath(import.meta.url);
/** Undefined when run from sources. `bundledConfig.cjs` replaces the folder when the compiler changes. */
const cacheFolder = here.endsWith('.mjs') ? path.join(path.dirname(here), 'cached') : undefined;

/** Returns the cached value for `key`, which contains every input, or computes and stores it. */
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
  // Renamed when complete, because two builds may write at the same time.
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
