import {execFileSync} from 'node:child_process';
import {compareVersions} from '../../src/lib/version/compare';
import {npmScript} from '../examples/process';

/** A stable release as the registry has it. */
export type Published = {
  readonly version: string;
  readonly date: string;
  /** What it says of `@rsbuild/core`: a version, or a range of one. */
  readonly range: string;
};

/** Runs npm, whose own configuration knows the registry, and reads what it prints. */
export function npm(args: readonly string[], cwd?: string): string {
  return execFileSync(process.execPath, [npmScript(), ...args, '--loglevel=error'], {
    ...(cwd ? {cwd} : {}),
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

function view<T>(...args: readonly string[]): T {
  return JSON.parse(npm(['view', ...args, '--json'])) as T;
}

/** All stable releases, oldest first. */
export function publishedReleases(): readonly Published[] {
  const times = view<Readonly<Record<string, string>>>('@rslib/core', 'time');
  const found = view<
    readonly {readonly version: string; readonly dependencies: Readonly<Record<string, string>>}[]
  >('@rslib/core@>=0', 'version', 'dependencies');
  return found
    .map(({version, dependencies}) => ({
      version,
      date: (times[version] ?? '').slice(0, 10),
      range: dependencies['@rsbuild/core'] ?? '',
    }))
    .sort((a, b) => compareVersions(a.version, b.version));
}

/** Versions of Rsbuild that were meant for everybody or for Rslib: no canary. */
export function rsbuildVersions(): readonly string[] {
  return view<readonly string[]>('@rsbuild/core', 'versions')
    .filter((version) => !/canary|next/.test(version))
    .sort(compareVersions);
}

/** The lowest version that a range allows: what was newest when the release was made. */
export function lowestIn(range: string, versions: readonly string[]): string {
  const bound = range.replace(/^[~^]/, '');
  const found = versions.find((version) => compareVersions(version, bound) >= 0);
  if (found === undefined) throw new Error(`No @rsbuild/core for ${range}.`);
  return found;
}
