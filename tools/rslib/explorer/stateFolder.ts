import {cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import type {State} from '../../../src/rslib/explorer/choices';
import {configText, packageJson} from '../../../src/rslib/explorer/configText';
import {sourcesOf, type Sources} from '../../../src/rslib/explorer/sources';
import {filesIn} from '../../support/files';
import {root} from '../../support/paths';

export const workspace = path.join(root, 'examples');

const sourceFolder = path.join(workspace, 'explorer');

/** Reads the sources of the package that is built in every state. */
export function readSources(): Sources {
  return Object.fromEntries(
    filesIn(sourceFolder).map((file) => [
      file,
      readFileSync(path.join(sourceFolder, file), 'utf8'),
    ]),
  );
}

/** Texts of the files that a build reads, by name, without the installed dependency. `''` means no such file. */
export type Inputs = Readonly<Record<string, string>>;

/** Returns the inputs of a state. `files` are the output files that package.json refers to, if they are known. */
export function inputsOf(sources: Sources, state: State, files: readonly string[] = []): Inputs {
  return {
    ...sourcesOf(sources, state),
    'rslib.config.ts': configText(state),
    'package.json': packageJson(state, files),
  };
}

/** Empties a folder, writes a package into it and copies `clsx` from the workspace. */
export function writePackage(folder: string, inputs: Inputs, from = workspace): void {
  rmSync(folder, {recursive: true, force: true, maxRetries: 3});
  for (const [name, text] of Object.entries(inputs)) {
    if (text === '') continue;
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  cpSync(path.join(from, 'node_modules/clsx'), path.join(folder, 'node_modules/clsx'), {
    recursive: true,
  });
}

/** Returns the texts of the files that a build wrote, by name. */
export function readOutput(folder: string): ReadonlyMap<string, string> {
  const dist = path.join(folder, 'dist');
  const names = existsSync(dist) ? filesIn(dist) : [];
  return new Map(
    names.map((name) => [`dist/${name}`, readFileSync(path.join(dist, name), 'utf8')]),
  );
}
