import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {hasAt} from '../../../src/rslib/history/releaseSpans';
import {compareVersions} from '../../../src/rslib/versions/compareVersions';
import {versionIn} from '../../../src/rslib/versions/versionInText';
import {identity} from '../../../src/site/identity';
import {documented, foldersAbove, ownVersion, readShared, type Docs} from './docs';

/** Bytes of a lockfile that is read. */
const longest = 30_000_000;
const lockfiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'package.json'];

function read(file: string): string {
  try {
    return statSync(file).size > longest ? '' : readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Version of Rslib for a folder. With `asked`, nothing is installed: a file asks for this version or range. */
type Known = {
  readonly version: string;
  readonly asked?: {readonly file: string; readonly wanted: string};
};

/** Returns the version in `node_modules`, else the one that a lockfile or package.json asks for. */
export function knownVersion(folder: string): Known | undefined {
  const folders = foldersAbove(path.resolve(folder));
  for (const each of folders) {
    const manifest = read(path.join(each, 'node_modules', identity.package, 'package.json'));
    const version = /"version":\s*"(\d[\w.-]{0,60})"/.exec(manifest)?.[1];
    if (version) return {version};
  }
  for (const file of folders.flatMap((each) => lockfiles.map((name) => path.join(each, name)))) {
    const text = read(file);
    if (!text.includes(identity.package)) continue;
    const releases = readShared().history.releases.map(({version}) => version);
    const found = versionIn(text, identity.package, releases);
    if (!found) continue;
    const {version, range = version} = found;
    return {version, asked: {file: path.basename(file), wanted: range}};
  }
  return undefined;
}

export type Versions = {
  readonly known: Known | undefined;
  /** Options that are documented, and that the known version lacks. */
  readonly lacking: readonly string[];
  /** Returns the mark of an option that the known version lacks, with a space before it, or nothing. */
  readonly mark: (option: string | undefined) => string;
  /** First line of every answer. */
  readonly line: string;
};

/** Number of options that the first line names. */
const maxNamed = 4;

export function versionsFor({say}: Docs, folder = process.cwd()): Versions {
  const known = knownVersion(folder);
  const installed = known?.version;
  const order = installed === undefined ? 0 : compareVersions(installed, documented);
  const {options = {}} = order < 0 ? readShared().history : {};
  const lacking = Object.keys(options).filter(
    (name) => hasAt(options[name]!, documented) && !hasAt(options[name]!, installed!),
  );
  const lacks = new Set(lacking);
  const top = lacking.filter(
    (name) => !lacks.has(name.replace(/\.[^.]+$/, '')) || !name.includes('.'),
  );
  const named = top.slice(0, maxNamed).join(', ') + (top.length > maxNamed ? ' …' : '');
  const state =
    installed === undefined
      ? say('absent', {package: identity.package})
      : known?.asked
        ? say('asked', known.asked)
        : order === 0
          ? say('same', {installed})
          : order > 0
            ? say('newer', {installed})
            : lacking.length === 0
              ? say('older', {installed})
              : say('lacking', {installed, count: lacking.length, named});
  return {
    known,
    lacking,
    mark: (option) =>
      option !== undefined && lacks.has(option)
        ? ` ${say('mark', {installed: installed!, since: options[option]!.since})}`
        : '',
    line: `${say('documented', {package: identity.package, documented, own: ownVersion})} ${state}`,
  };
}

/** Returns the part of an answer that `--json` has for the first line. */
export const versionData = ({known, lacking}: Versions) => ({
  documented,
  ...(known?.asked ? {asked: known.asked} : {installed: known?.version}),
  lacking,
});
