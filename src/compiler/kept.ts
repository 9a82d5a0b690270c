import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {deserialize, serialize} from 'node:v8';

const here = fileURLToPath(import.meta.url);
/**
 * What builds keep for each other stands beside the compiler, where that is the one file that `loadConfig` makes: it
 * goes as soon as the compiler changes. Run from its sources, it keeps nothing.
 */
const keptFolder = here.endsWith('.mjs') ? path.join(path.dirname(here), 'kept') : undefined;

/**
 * What `make` makes from what the key says, all of it: an earlier build's, where there is one and it still holds. The
 * value is data without functions.
 */
export function kept<Value>(
  key: string,
  make: () => Value,
  {
    folder = keptFolder,
    holds = () => true,
  }: {folder?: string; holds?: (value: Value) => boolean} = {},
): Value {
  if (folder === undefined) return make();
  const file = path.join(folder, createHash('sha256').update(key).digest('hex'));
  const known = read<Value>(file);
  if (known && holds(known)) return known;
  const value = make();
  mkdirSync(folder, {recursive: true});
  // Renamed when it is whole: two builds may write at once.
  const part = `${file}.${process.pid}`;
  writeFileSync(part, serialize(value));
  renameSync(part, file);
  return value;
}

function read<Value>(file: string): Value | undefined {
  try {
    return deserialize(readFileSync(file)) as Value;
  } catch {
    return undefined;
  }
}
