// Builds the last commit in two clones and compares every file. Each clone has its own packages and caches; folder, time
// zone, language and date differ. The exit code is 1 if a file differs.
import {createHash} from 'node:crypto';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, relative} from 'node:path';
import {cloneHead} from '../../support/clone';
import {exec, fail, run} from '../../support/process';

const dayMs = 24 * 60 * 60 * 1000;
const machines = [
  {folder: 'one', env: {TZ: 'Pacific/Kiritimati', LC_ALL: 'C.UTF-8'}, shiftMs: 0},
  {
    folder: 'quite another',
    env: {TZ: 'America/Anchorage', LC_ALL: 'tr_TR.UTF-8'},
    shiftMs: -400 * dayMs,
  },
];

/** Published folders: the site and the rules of its hosts. */
const published = ['build', '.cache/deploy'];

/** Returns a hash for every file below the folders, by path from `root`. */
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

/** Returns the files that differ or are missing on one side, sorted. */
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
  for (const machine of machines) cloneHead(join(folder, machine.folder));
  for (const machine of machines) {
    const clone = join(folder, machine.folder);
    // The empty command installs packages, which needs the correct date.
    const commands = [[], ['build'], ['deploy/rules']];
    for (const [index, command] of commands.entries()) {
      const env = {
        ...process.env,
        ...machine.env,
        CLOCK_SHIFT: String(machine.shiftMs),
        ...(index > 0 && {
          NODE_OPTIONS: `--require=${JSON.stringify(join(import.meta.dirname, 'clock.cjs'))}`,
        }),
      };
      const options = {cwd: clone, env};
      const code = await exec(process.execPath, ['tools/run.mjs', ...command], options);
      if (code !== 0) fail(`The build in ${clone} failed, see above.`);
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
  console.log(`${one.size} files are equal in both builds.`);
});
