// Builds the last commit in two clones and compares every file. The clones share neither packages nor caches, have
// different folders, time zones, languages and dates, and only one builds both languages at the same time. The exit code
// is 1 if a file differs.
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {cloneHead} from '../../support/clone';
import {exec, fail, run} from '../../support/process';

const dayMs = 24 * 60 * 60 * 1000;
const machines = [
  {folder: 'one', env: {TZ: 'Pacific/Kiritimati', LC_ALL: 'C.UTF-8'}, shiftMs: 0, jobs: '2'},
  {
    folder: 'quite another',
    env: {TZ: 'America/Anchorage', LC_ALL: 'tr_TR.UTF-8'},
    shiftMs: -400 * dayMs,
    jobs: '1',
  },
];

/** Folders to compare: the built site, the configuration files for hosts, and the packages of the documentation. */
const comparedFolders = ['build', '.cache/deploy', 'packages/rslib-docs', 'packages/rslib-docs-zh'];

run(import.meta.url, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'twice-'));
  for (const machine of machines) cloneHead(join(folder, machine.folder));
  for (const machine of machines) {
    const clone = join(folder, machine.folder);
    // `[]` only installs packages. It runs without the shifted clock, because npm needs the correct date.
    const commands = [
      [],
      ['build', '--compress', '--jobs', machine.jobs],
      ['deploy/rules'],
      ['package'],
    ];
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
  }
  const compare = ['--no-pager', 'diff', '--no-index', '--no-renames', '--name-status'];
  for (const name of comparedFolders) {
    const paths = machines.map((machine) => join(machine.folder, name));
    // Git prints the names of files that differ or exist in one folder only.
    const code = await exec('git', [...compare, ...paths], {cwd: folder});
    if (code !== 0) fail(`The builds in ${folder} differ in ${name}, see above.`);
  }
  rmSync(folder, {recursive: true});
  console.log('Both builds are equal.');
});
