// Compares options, defaults and flags of every stable version in the registry with src/data/history.json.
//
//   npm run history                        compare
//   npm run history -- --update            record
//   npm run history -- --check             verify the record for every fifth version by other means:
//                                          properties of the types, `rslib inspect` and `--help`
//   npm run history -- --check 0.19.2 …    verify the record for the named versions
//
// Results are cached in .cache/history. A version that is not cached takes about 15 s.
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {History} from '../../../src/rslib/history/historyTypes';
import type {OptionData} from '../../../src/rslib/options/optionTypes';
import {readJson} from '../../support/files';
import {overlay} from '../options/overlay';
import {checkRecords} from '../../support/diff';
import {cacheDir, root} from '../../support/paths';
import {fail, run} from '../../support/process';
import {buildHistory, type OptionState, type ReleaseState} from './buildHistory';
import {withMissingReleases} from './missingReleases';
import type {ReleaseContents} from './readRelease';
import {boundOf, lowestIn, npm, publishedReleases, rsbuildVersions} from './registry';
import {declaredDefault, measuredDefault} from './releaseDefaults';
import {verifyRelease} from './verifyRelease';

const cache = path.join(cacheDir, 'history');
const name = 'src/data/history.json';
const file = path.join(root, name);

/** Part of the names of cached files. Increase it when a change of the code makes them out of date. */
const cacheVersion = 3;

/** `--check` verifies every fifth release, counted back from the newest, if no version is named. */
const verifiedShare = 5;

/** Removed options whose properties are ignored, because they were settings of another tool. */
const formerLeaves = ['performance.bundleAnalyze'];

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

function contentsOf(version: string, rsbuild: string): ReleaseContents {
  const cached = path.join(cache, `${version}-${rsbuild}-${cacheVersion}.json`);
  if (!existsSync(cached)) {
    console.log(`reading ${version}`);
    withInstalled(version, rsbuild, (folder) => {
      const script = path.join(root, 'tools/rslib/history/readRelease.ts');
      const args = ['--import', 'tsx', script, folder, cached];
      execFileSync(process.execPath, args, {cwd: root, stdio: ['ignore', 'ignore', 'inherit']});
    });
  }
  return readJson(cached) as ReleaseContents;
}

function optionStates({options}: ReleaseContents): Readonly<Record<string, OptionState>> {
  return Object.fromEntries(
    Object.entries(options)
      .filter(([name]) => !formerLeaves.some((leaf) => name.startsWith(`${leaf}.`)))
      .map(([name, {declared, measured, ...option}]) => {
        const isRsbuild = overlay.groups.includes(name.split('.')[0] ?? '');
        const defaults = isRsbuild
          ? measuredDefault(name, measured)
          : declaredDefault(declared, overlay.notes[name]);
        return [name, {...option, ...(defaults ? {defaults} : {})}];
      }),
  );
}

/** Reads all releases, oldest first. Prefers recorded dates, because a mirror of npm reports the day of its copy. */
function readReleases(recorded: History | undefined, current: OptionData): readonly ReleaseState[] {
  const rsbuildReleases = rsbuildVersions();
  const dates = new Map(recorded?.releases.map(({version, date}) => [version, date]));
  mkdirSync(cache, {recursive: true});
  const states = publishedReleases().map(({version, date, range}): ReleaseState => {
    const isCurrent = version === current.version;
    const installed = isCurrent ? current.rsbuild : lowestIn(range, rsbuildReleases);
    const contents = contentsOf(version, installed);
    return {
      version,
      date: dates.get(version) ?? date,
      rsbuild: isCurrent ? installed : boundOf(range),
      options: optionStates(contents),
      flags: contents.flags,
    };
  });
  return withMissingReleases(states, recorded);
}

function verify(history: History, current: OptionData, wanted: readonly string[]): void {
  const published = new Set(publishedReleases().map(({version}) => version));
  const chosen = history.releases
    .filter(({version}) => published.has(version))
    .filter(({version}, index, all) =>
      wanted.length > 0 ? wanted.includes(version) : (all.length - 1 - index) % verifiedShare === 0,
    );
  let count = 0;
  for (const {version, rsbuild} of chosen) {
    const {options, defaults, flags, problems} = withInstalled(version, rsbuild, (folder) =>
      verifyRelease(history, current, version, folder),
    );
    console.log(`${version}: compared ${options} options, ${defaults} defaults, ${flags} flags`);
    problems.forEach((problem) => console.log(`  ${version} ${problem}`));
    count += problems.length;
  }
  if (count > 0) fail(`history: ${count} differences between ${name} and the releases`);
  console.log(`history: ${chosen.length} releases agree with the record`);
}

function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {update: {type: 'boolean', default: false}, check: {type: 'boolean', default: false}},
  });
  const recorded = existsSync(file) ? (readJson(file) as History) : undefined;
  const current = readJson(path.join(root, 'src/data/options.json')) as OptionData;
  if (values.check) {
    if (recorded === undefined) throw new Error(`${name} does not exist. Record it: --update`);
    return verify(recorded, current, positionals);
  }
  const history = buildHistory(readReleases(recorded, current));
  const result = checkRecords('history', {[name]: `${JSON.stringify(history, null, 1)}\n`});
  const {releases, options} = history;
  const latest = releases.at(-1)?.version ?? '';
  const count = Object.keys(options).length;
  console.log(`history: ${count} options in ${releases.length} releases up to ${latest} ${result}`);
}

run(import.meta.url, main);
