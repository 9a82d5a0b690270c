import {cpSync, existsSync, mkdirSync, rmSync, symlinkSync} from 'node:fs';
import path from 'node:path';

import type {Wordings} from '../../../src/rslib/examples/exampleRecord';
import {engineNames, lacking, launch, type EngineName} from '../../browsers/engines';
import {root} from '../../support/paths';
import {serve} from './openInBrowser';
import {runNode} from './runNode';
import {installedVersion, npm} from './workspace';

/** One release of each supported major version of Node.js, as published on npm (see `installNode`). */
export const nodeVersions = ['20.20.2', '22.23.3', '24.21.0'];

const browserNames: Readonly<Record<EngineName, string>> = {
  chromium: 'Chromium',
  firefox: 'Firefox',
  webkit: 'WebKit',
};

/** Folders in the workspace's `node_modules`, each with another version of TypeScript. */
const compilers = ['typescript-5', 'typescript-6', 'typescript'];

/** Maximum time until a page reports its error, in ms. */
const timeoutMs = 10_000;

/** Returns the distinct lines `…Error: <message>` in the output of a program. */
export function errorLines(output: string): readonly string[] {
  const lines = output.match(/^(?:Uncaught )?\w*Error(?: \[\w+\])?: .+$/gm) ?? [];
  return [...new Set(lines.map((line) => line.trim()))];
}

/** Returns the distinct errors of TypeScript in a log, from their code on: `TS2307: Cannot find module …`. */
export function compilerErrors(log: string): readonly string[] {
  return [...new Set(log.match(/\bTS\d{4,5}: .+$/gm) ?? [])];
}

/** Runs a script in this Node.js, or with `all` in every supported Node.js, and returns its errors by version. */
export async function nodeWordings(
  script: string,
  work: string,
  {workspace, all}: {readonly workspace: string; readonly all: boolean},
): Promise<Wordings> {
  const own = process.versions.node;
  const majorOf = (version: string): string => version.split('.')[0]!;
  const others = all ? nodeVersions.filter((each) => majorOf(each) !== majorOf(own)) : [];
  const file = path.join(work, path.basename(script));
  cpSync(script, file);
  const found: Record<string, readonly string[]> = {};
  for (const version of [own, ...others].sort()) {
    const node = version === own ? process.execPath : await installNode(version);
    const {output} = await runNode(file, [], {cwd: work, logFile: `${work}.log`, node});
    found[`Node.js ${majorOf(version)}`] = errorLines(output).map((line) =>
      [work, workspace].reduce((text, folder) => text.replaceAll(`${folder}/`, '/…/'), line),
    );
  }
  return found;
}

const installing = new Map<string, Promise<string>>();

/** Returns the path of the executable of a Node.js version. Installs that version from npm, once, if it is missing. */
export function installNode(version: string): Promise<string> {
  const node = installing.get(version) ?? installedNode(version);
  installing.set(version, node);
  return node;
}

async function installedNode(version: string): Promise<string> {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${system}-${process.arch}`;
  const folder = path.join(root, '.cache/node', version);
  const bin = path.join(folder, 'node_modules', name, system === 'win' ? 'bin/node.exe' : 'bin/node');
  if (!existsSync(bin)) {
    mkdirSync(folder, {recursive: true});
    await npm(folder, ['install', '--no-save', `--prefix=${folder}`, `${name}@${version}`]);
  }
  return bin;
}

/** Calls `build` with each version of TypeScript linked into `work`, and returns the errors in its logs by version. */
export async function compilerWordings(
  workspace: string,
  work: string,
  build: () => Promise<string>,
): Promise<Wordings> {
  const found: Record<string, readonly string[]> = {};
  const modules = path.join(workspace, 'node_modules');
  const link = path.join(work, 'node_modules/typescript');
  for (const name of compilers) {
    mkdirSync(path.dirname(link), {recursive: true});
    for (const old of [link, path.join(work, 'node_modules/.cache')])
      rmSync(old, {recursive: true, force: true});
    symlinkSync(path.join(modules, name), link, 'junction');
    const errors = compilerErrors(await build());
    const [major] = installedVersion([modules], name).split('.');
    if (errors.length > 0) found[`TypeScript ${major}`] = errors;
  }
  return found;
}

/** Opens a page in every installed browser, and returns the error that it writes to `data-error` in each. */
export async function browserWordings(html: string, work: string): Promise<Wordings> {
  const file = path.basename(html);
  for (const each of [file, 'report.js'])
    cpSync(path.join(path.dirname(html), each), path.join(work, each));
  const {server, origin} = await serve(work);
  const found: Record<string, readonly string[]> = {};
  try {
    for (const name of engineNames.filter((each) => lacking(each) === undefined)) {
      const engine = await launch(name);
      const page = await engine.open(() => undefined);
      await page.goto(`${origin}/${file}`);
      const until = Date.now() + timeoutMs;
      let error = '';
      while (error === '' && Date.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, 100));
        error = await page.run(() => document.documentElement.dataset['error'] ?? '');
      }
      await page.close();
      await engine.close();
      found[browserNames[name]] = [error.replaceAll(origin, 'http://…')];
    }
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
  return found;
}
