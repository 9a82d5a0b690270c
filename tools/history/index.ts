// Reads every stable version of @rslib/core that the registry has, its types, defaults and flags, and compares since
// when they are there with src/data/history.json.
//
//   npm run history                        compare
//   npm run history -- --update            record
//   npm run history -- --check             ask every fifth version about the record instead, in other ways: TypeScript
//                                          for options, `rslib inspect` for defaults, `--help` for flags
//   npm run history -- --check 0.19.2 …    these versions
//
// What was read of a version is kept in .cache/history: the first time takes about 15 s for each, later ones only for
// new versions.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {History} from '../../src/compiler/records/history/model';
import type {OptionData} from '../../src/compiler/records/options/model';
import {overlay} from '../options/overlay';
import {unifiedDiff} from '../support/diff';
import {cacheDir, root} from '../support/paths';
import {run} from '../support/process';
import {historyOf, type OptionState, type ReleaseState} from './changes';
import {checkVersion} from './check';
import {declaredDefault, measuredDefault} from './defaults';
import {gaps} from './gaps';
import {withoutIgnored} from './ignored';
import {withGaps} from './withGaps';
import {lowestIn, npm, publishedReleases, rsbuildVersions} from './registry';
import type {State} from './state';

const cache = path.join(cacheDir, 'history');
const file = path.join(root, 'src/data/history.json');

/** Counts up when a version that was read before has to be read again. */
const reading = 2;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Installs a version in a temporary folder for as long as something reads it. */
function withInstalled<T>(version: string, rsbuild: string, work: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rslib-history-'));
  try {
    const manifest = {
      private: true,
      dependencies: {'@rslib/core': version, '@rsbuild/core': rsbuild},
      overrides: {'@rsbuild/core': rsbuild},
    };
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    npm(['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'], folder);
    return work(folder);
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

/** What a version has: read now, or kept from before. */
function stateOf(version: string, rsbuild: string): State {
  const kept = path.join(cache, `${version}-${rsbuild}-${reading}.json`);
  if (!existsSync(kept)) {
    say(`reading ${version}`);
    withInstalled(version, rsbuild, (folder) => {
      const script = path.join(root, 'tools/history/state.ts');
      const args = ['--import', 'tsx', script, folder, kept, rsbuild];
      execFileSync(process.execPath, args, {cwd: root, stdio: ['ignore', 'ignore', 'inherit']});
    });
  }
  return JSON.parse(readFileSync(kept, 'utf8')) as State;
}

/** Removed options whose parts are not options of their own: settings of a tool that Rsbuild once brought. */
const formerLeaves = ['performance.bundleAnalyze'];

/** What pages would say of the options of a version. */
function shown({options}: State): Readonly<Record<string, OptionState>> {
  const kept = Object.entries(options).filter(
    ([name]) => !formerLeaves.some((leaf) => name.startsWith(`${leaf}.`)),
  );
  return Object.fromEntries(
    kept.map(([name, {type, deprecated, declared, measured}]) => {
      const isRsbuild = overlay.groups.includes(name.split('.')[0] ?? '');
      const defaults = isRsbuild
        ? measuredDefault(name, measured)
        : declaredDefault(declared, overlay.notes[name]);
      return [name, {type, deprecated, ...(defaults ? {defaults} : {})}];
    }),
  );
}

/** All releases, oldest first. A date that is recorded stays: a mirror gives the day of its copy. */
function read(known: History | undefined, current: OptionData): readonly ReleaseState[] {
  const published = publishedReleases();
  const rsbuild = rsbuildVersions();
  const dates = new Map(known?.releases.map(({version, date}) => [version, date]));
  mkdirSync(cache, {recursive: true});
  const states = published.map(({version, date, range}): ReleaseState => {
    const brings = version === current.version ? current.rsbuild : lowestIn(range, rsbuild);
    const state = stateOf(version, brings);
    return {
      version,
      date: dates.get(version) ?? date,
      rsbuild: brings,
      options: shown(state),
      flags: state.flags,
    };
  });
  return withoutIgnored(withGaps(states, gaps));
}

/** Of how many releases one is asked. */
const asked = 5;

function check(history: History, current: OptionData, wanted: readonly string[]): void {
  const {releases} = history;
  const published = new Set(publishedReleases().map(({version}) => version));
  const some = releases
    .filter(({version}) => published.has(version))
    .filter(({version}, index, all) =>
      wanted.length > 0 ? wanted.includes(version) : (all.length - 1 - index) % asked === 0,
    );
  const problems: string[] = [];
  for (const {version, rsbuild} of some) {
    const verdict = withInstalled(version, rsbuild, (folder) =>
      checkVersion(history, current, version, folder),
    );
    const {options, defaults, flags} = verdict;
    say(`${version}: ${options} options, ${defaults} defaults, ${flags} flags asked for`);
    problems.push(...verdict.problems.map((problem) => `  ${version} ${problem}`));
  }
  problems.forEach(say);
  if (problems.length > 0) {
    say('history: src/data/history.json and the versions disagree');
    process.exitCode = 1;
  } else {
    say(`history: ${some.length} versions say what the record says`);
  }
}

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {update: {type: 'boolean', default: false}, check: {type: 'boolean', default: false}},
  });
  const onDisk = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = onDisk === '' ? undefined : (JSON.parse(onDisk) as History);
  const current = JSON.parse(
    readFileSync(path.join(root, 'src/data/options.json'), 'utf8'),
  ) as OptionData;
  if (values.check) {
    if (known === undefined) throw new Error('There is no record to check.');
    return check(known, current, positionals);
  }
  const states = read(known, current);
  const history = historyOf(states);
  const text = `${JSON.stringify(history, null, 1)}\n`;
  if (values.update) {
    writeFileSync(file, text);
  } else if (text !== onDisk) {
    say(unifiedDiff('src/data/history.json', onDisk, text));
    say('\nhistory: the record and the versions differ. If the change is wanted, record it:');
    say('  npm run history -- --update');
    process.exitCode = 1;
    return;
  }
  const latest = history.releases.at(-1)?.version ?? '';
  say(
    `history: ${Object.keys(history.options).length} options in ${history.releases.length} releases up to ${latest}`,
  );
}

run(import.meta.url, () => Promise.resolve().then(main));
