import {execFileSync} from 'node:child_process';
import {compareVersions} from '../../../src/rslib/versions/compareVersions';
import {npmScript} from '../examples/runNode';

export type Published = {
  readonly version: string;
  readonly date: string;
  /** Version or range of `@rsbuild/core` in its dependencies. */
  readonly range: string;
};

/** Runs npm with the user's configuration and returns its output. */
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

/** Returns all stable releases, oldest first. */
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

/** Returns all versions of Rsbuild except canary and next, oldest first. */
export function rsbuildVersions(): readonly string[] {
  return view<readonly string[]>('@rsbuild/core', 'versions')
    .filter((version) => !/canary|next/.test(version))
    .sort(compareVersions);
}

/** Returns the version that a range begins with: the newest one when the release with this dependency was published. */
export function boundOf(range: string): string {
  return range.replace(/^[~^]/, '');
}

/** Returns the lowest of `versions` in a range. It is above the bound if a mirror of npm lacks that version. */
export function lowestIn(range: string, versions: readonly string[]): string {
  const found = versions.find((version) => compareVersions(version, boundOf(range)) >= 0);
  if (found === undefined) throw new Error(`No version of @rsbuild/core satisfies ${range}.`);
  return found;
}
