import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {createTwoFilesPatch, FILE_HEADERS_ONLY} from 'diff';
import {exists, read} from './files';
import {root} from './paths';
import {fail} from './process';

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
