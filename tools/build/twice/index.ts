// Builds the last commit twice, each time from a clone of its own with its own packages and caches, and compares every
// file. Folder, time zone, language and date are others the second time. The exit code is 1 when a file differs.
import {createHash} from 'node:crypto';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {cloneHead} from '../../support/clone';
import {exec, fail, run} from '../../support/process';

const day = 24 * 60 * 60 * 1000;
const machines = [
  {folder: 'one', env: {TZ: 'Pacific/Kiritimati', LC_ALL: 'C.UTF-8'}, shift: 0},
  {
    folder: 'quite another',
    env: {TZ: 'America/Anchorage', LC_ALL: 'tr_TR.UTF-8'},
    shift: -400 * day,
  },
];

/** What is published: the site, and the rules of its hosts. */
const published = ['build', '.cache/deploy'];

/** Of every file below the folders: its path, and a hash of what it says. */
export function hashes(root: string, folders: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    folders
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) => readdirSync(join(root, folder), {recursive: true, withFileTypes: true}))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [
        relative(root, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

/** The files that only one of two has, or that say something else, in order. */
export function differing(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): readonly string[] {
  return [...new Set([...one.keys(), ...other.keys()])]
    .filter((file) => one.get(file) !== other.get(file))
    .sort();
}

run(import.meta.url, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'twice-'));
  const built = [];
  // Both at once, before somebody commits.
  for (const machine of machines) cloneHead(join(folder, machine.folder));
  for (const machine of machines) {
    const clone = join(folder, machine.folder);
    // Without a command, this only installs. Who downloads has to have the right date.
    const commands = [[], ['build'], ['deploy/rules']];
    for (const [index, command] of commands.entries()) {
      const env = {
        ...process.env,
        ...machine.env,
        CLOCK_SHIFT: String(machine.shift),
        ...(index > 0 && {
          NODE_OPTIONS: `--require=${JSON.stringify(join(import.meta.dirname, 'clock.cjs'))}`,
        }),
      };
      const options = {cwd: clone, env};
      const code = await exec(process.execPath, ['tools/run.mjs', ...command], options);
      if (code !== 0) fail(`The build in ${clone} failed.`);
    }
    built.push(hashes(clone, published));
  }
  const [one, other] = built as [ReadonlyMap<string, string>, ReadonlyMap<string, string>];
  const files = differing(one, other);
  if (files.length > 0) {
    const rest = files.length > 20 ? `\n… and ${files.length - 20} more` : '';
    fail(
      `${files.length} of ${one.size} files differ:\n${files.slice(0, 20).join('\n')}${rest}\nThe builds are in ${folder}`,
    );
  }
  rmSync(folder, {recursive: true});
  console.log(`${one.size} files, the same bytes twice.`);
});
