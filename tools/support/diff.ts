import {createHash} from 'node:crypto';
import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {createTwoFilesPatch, FILE_HEADERS_ONLY} from 'diff';
import {exists, hashOf, read, readJson, toJson} from './files';
import {root} from './paths';
import {fail} from './process';

/** JSON file with the hash of each record and of everything that it depends on, by name. */
const hashesFile = 'src/data/record-hashes.json';

const readHashes = () => readJson(join(root, hashesFile)) as Readonly<Record<string, string>>;

/** Returns one hash of files of the repository and of other inputs. */
export function hashOfInputs(files: readonly string[], others: readonly string[] = []): string {
  return createHash('sha256')
    .update(hashOf(root, files))
    .update(JSON.stringify(others))
    .digest('hex');
}

/**
 * Returns true if nothing has changed since a record was written, so that it need not be made again to compare it. With
 * TEST_SCOPE=all, all records are made again.
 */
export function isUnchanged(name: string, hash: string): boolean {
  const unchanged = process.env.TEST_SCOPE !== 'all' && readHashes()[name] === hash;
  if (unchanged) console.log(`${name}: nothing changed since the record was written`);
  return unchanged;
}

export function recordHash(name: string, hash: string): void {
  const sorted = Object.entries({...readHashes(), [name]: hash}).sort();
  writeFileSync(join(root, hashesFile), toJson(Object.fromEntries(sorted)));
}

export function unifiedDiff(name: string, before: string, after: string): string {
  if (before === after) return '';
  const options = {context: 3, headerOptions: FILE_HEADERS_ONLY};
  const names = [`${name} (recorded)`, `${name} (now)`] as const;
  return createTwoFilesPatch(...names, before, after, '', '', options).replace(/\n$/, '');
}

/**
 * Compares files of the repository with new texts. If they differ, writes the new texts with `--update`, otherwise
 * prints the differences and ends the process. Returns `recorded` or `as recorded`.
 */
export function checkRecords(command: string, files: Readonly<Record<string, string>>): string {
  const diff = Object.entries(files)
    .map(([name, text]) => unifiedDiff(name, exists(name) ? read(name) : '', text))
    .join('');
  if (diff === '') return 'as recorded';
  if (!process.argv.includes('--update')) {
    fail(
      `${diff}\n\n${command}: the record is out of date. Update it:\n  npm run ${command} -- --update`,
    );
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  return 'recorded';
}
