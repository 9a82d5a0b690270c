import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {Failure, limits} from './command';

type Manifest = Readonly<Record<string, unknown>>;

/** Files of a package, read as text: no code of it runs, and no link is followed. */
export type Project = {
  readonly manifest: Manifest;
  /** Text of the configuration, and its name. */
  readonly config: {readonly name: string; readonly text: string} | undefined;
  /** Paths of all files, such as `dist/index.js`, but not in `node_modules`. */
  readonly files: ReadonlySet<string>;
  readonly read: (file: string) => string;
};

const maxFiles = 20_000;

function filesIn(folder: string): ReadonlySet<string> {
  const files = new Set<string>();
  const open = [''];
  for (let at = open.pop(); at !== undefined && files.size < maxFiles; at = open.pop()) {
    for (const entry of readdirSync(path.join(folder, at), {withFileTypes: true})) {
      if (entry.name === 'node_modules' || entry.name === '.git') continue;
      if (entry.isDirectory()) open.push(`${at}${entry.name}/`);
      if (entry.isFile()) files.add(at + entry.name);
    }
  }
  return files;
}

export function readProject(folder: string): Project {
  if (!statSync(folder, {throwIfNoEntry: false})?.isDirectory())
    throw new Failure(`"${folder}" is no folder.`);
  const files = filesIn(folder);
  const read = (file: string): string => {
    const full = path.join(folder, file);
    return files.has(file) && statSync(full).size <= limits.file ? readFileSync(full, 'utf8') : '';
  };
  if (!files.has('package.json')) throw new Failure(`"${folder}" has no package.json.`);
  let manifest: unknown;
  try {
    manifest = JSON.parse(read('package.json').replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Failure(`package.json is not JSON: ${(error as Error).message.slice(0, 200)}`);
  }
  if (typeof manifest !== 'object' || manifest === null || Array.isArray(manifest))
    throw new Failure('package.json is no object.');
  const name = [...files].find((file) => /^rslib\.config\.[cm]?[jt]s$/.test(file));
  return {
    manifest: manifest as Manifest,
    config: name === undefined ? undefined : {name, text: read(name)},
    files,
    read,
  };
}
