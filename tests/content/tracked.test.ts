import {execFileSync} from 'node:child_process';
import os from 'node:os';
import {escapeRegExp} from '../../src/compiler/escapeRegExp';
import {root} from '../../tools/support/paths';
import {exists, read} from '../../tools/support/files';
import {expectNone, matchProblems} from './support/expectNone';

/** Tracked files and new files, as git lists them. Ignored files are left out. */
const tracked = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
  {cwd: root, encoding: 'utf8'},
)
  .split('\0')
  .filter((file) => file !== '' && exists(file));

const files = tracked.filter((file) => !/\.(?:png|ico|jpe?g|gif|webp|avif|woff2?)$/.test(file));

/** Patterns for folders of this machine. Short paths are left out: `/` would match in every file. */
const here = [root, os.homedir(), os.tmpdir()]
  .filter((folder) => folder.length > 6)
  .map((folder) => new RegExp(escapeRegExp(folder), 'g'));

const homes =
  /(?<![\w.~-])\/(?:home|Users)\/[\w.-]+\/|[A-Z]:\\+Users\\+|(?<![\w.-])\/(?:root|work|private\/var)\/[\w.-]+/g;

test('no file names a folder of the machine it was written on', () => {
  const problems = files.flatMap((file) => {
    // Tests contain made-up home folders, so only folders of this machine are forbidden there.
    const patterns = file.startsWith('tests/') ? here : [...here, homes];
    return patterns.flatMap((pattern) => matchProblems(file, read(file), pattern));
  });
  expectNone(problems, 'Write paths relative to the repository.');
});

test('no file names a package registry or a proxy', () => {
  const pattern =
    /https?:\/\/[\w.:@-]*\b(?:registry|artifactory|nexus|verdaccio|npm-proxy|npmmirror)\b[\w.:-]*[^\s"']*/gi;
  expectNone(
    files.flatMap((file) => matchProblems(file, read(file), pattern)),
    'Lockfiles are written with omit-lockfile-registry-resolved; which registry is used is up to the user.',
  );
});

type Locked = {resolved?: string; integrity?: string; link?: boolean; inBundle?: boolean};

test('lockfiles carry checksums and no addresses', () => {
  const problems = files
    .filter((file) => file.endsWith('package-lock.json'))
    .flatMap((file) => {
      const {packages} = JSON.parse(read(file)) as {packages: Record<string, Locked>};
      return Object.entries(packages).flatMap(([name, {resolved, integrity, link, inBundle}]) => {
        if (!name.includes('node_modules/') || link || inBundle) return [];
        if (resolved) return [`${file}:1: ${name} is fetched from ${resolved}`];
        return integrity ? [] : [`${file}:1: ${name} has no checksum`];
      });
    });
  expectNone(problems, 'Write the lockfile with `npm install --omit-lockfile-registry-resolved`.');
});
