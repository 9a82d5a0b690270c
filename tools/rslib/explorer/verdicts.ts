import {cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import type {Loaded, NodeVersion, Verdict} from '../../../src/rslib/explorer/records';
import {launchChromium} from '../../test/withSite';
import {installNode, nodeVersions} from '../examples/recordWordings';
import {openInBrowser} from '../examples/openInBrowser';
import {runNode} from '../examples/runNode';
import {inParallel} from '../examples/inParallel';
import {readJson} from '../../support/files';
import {workspace} from './stateFolder';

/** A built package as npm would install it. */
export type Package = {
  readonly files: Readonly<Record<string, string>>;
  /** True if `clsx` is a dependency, false if it is bundled. */
  readonly hasDependency: boolean;
  /** True for UMD and IIFE, which a page loads by a script element. Node.js loads other packages. */
  readonly isScript: boolean;
};

type Publint = {
  readonly publint: (options: {
    readonly pkgDir: string;
    readonly pack: {readonly files: readonly {readonly name: string; readonly data: string}[]};
  }) => Promise<{
    readonly messages: readonly (Verdict['publint'][number] & {readonly path: readonly string[]})[];
  }>;
};

type Resolutions = Readonly<Record<string, {readonly visibleProblems?: readonly number[]}>>;

type TypesWrong = {
  readonly Package: new (
    files: Readonly<Record<string, string>>,
    name: string,
    version: string,
  ) => unknown;
  readonly checkPackage: (
    pkg: unknown,
    options: {readonly entrypoints: readonly string[]},
  ) => Promise<{
    readonly types: unknown;
    readonly problems: readonly {readonly kind: string}[];
    readonly entrypoints: Readonly<Record<string, {readonly resolutions: Resolutions}>>;
  }>;
};

/** Imports a package of the workspace. */
async function load<Module>(name: string): Promise<Module> {
  const file = createRequire(path.join(workspace, 'package.json')).resolve(name);
  return (await import(pathToFileURL(file).href)) as Module;
}

/** Returns the path of a field in package.json, in the syntax of JavaScript: `exports["."].import`. */
function fieldName(keys: readonly string[]): string {
  return keys
    .map((key, index) => (/^\w+$/.test(key) ? `${index > 0 ? '.' : ''}${key}` : `["${key}"]`))
    .join('');
}

export async function publintOf({files}: Package): Promise<Verdict['publint']> {
  const {publint} = await load<Publint>('publint');
  const packed = Object.entries(files).map(([name, data]) => ({name: `/badge/${name}`, data}));
  const {messages} = await publint({pkgDir: '/badge', pack: {files: packed}});
  return messages.map(({code, type, path: keys}) => ({code, type, at: fieldName(keys)}));
}

/** Returns the problems of a package's types, or `NoTypes` if it has none. Ignores the old resolution mode `node10`. */
export async function typesOf({files}: Package): Promise<Verdict['types']> {
  const {Package, checkPackage} = await load<TypesWrong>('@arethetypeswrong/core');
  const all = Object.entries(files).map(([name, text]) => [`/node_modules/badge/${name}`, text]);
  const pkg = new Package(
    Object.fromEntries(all) as Readonly<Record<string, string>>,
    'badge',
    '1.0.0',
  );
  const {types, problems, entrypoints} = await checkPackage(pkg, {entrypoints: ['.']});
  if (types === false) return [{kind: 'NoTypes', resolutions: []}];
  const resolutions = Object.entries(entrypoints['.']?.resolutions ?? {}).filter(
    ([name]) => name !== 'node10',
  );
  return problems
    .map(({kind}, index) => ({
      kind,
      resolutions: resolutions
        .filter(([, {visibleProblems = []}]) => visibleProblems.includes(index))
        .map(([name]) => name),
    }))
    .filter((problem) => problem.resolutions.length > 0);
}

/** Loads packages in every version of Node.js, in one process for `import` and one for `require`. */
export async function nodeResultsOf(
  packages: readonly Package[],
): Promise<readonly NonNullable<Verdict['node']>[]> {
  // A folder outside of the workspace, because Node.js would find packages of the workspace in a folder inside it.
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'explorer-'));
  packages.forEach((each, index) => install(path.join(folder, String(index)), each));
  const loaded = new Map<string, readonly Loaded[]>();
  const runs = nodeVersions.flatMap((version) => [`${version} import`, `${version} require`]);
  try {
    for (const version of nodeVersions) await installNode(version);
    await inParallel(runs, async (run) => {
      const [version, mode] = run.split(' ') as [string, string];
      const node = await installNode(version);
      const script = path.join(import.meta.dirname, 'loadPackages.mjs');
      const file = path.join(folder, `${run}.json`);
      const args = [mode, folder, String(packages.length), file];
      const logFile = path.join(folder, `${run}.log`);
      const {exitCode, output} = await runNode(script, args, {cwd: folder, logFile, node});
      if (exitCode !== 0) throw new Error(`Node.js ${run} failed:\n${output}`);
      loaded.set(run, readJson(file) as readonly Loaded[]);
    });
  } finally {
    rmSync(folder, {recursive: true, force: true, maxRetries: 3});
  }
  return packages.map((_, index) => {
    const entries = nodeVersions.map((version) => [
      version.split('.')[0],
      {
        import: loaded.get(`${version} import`)![index],
        require: loaded.get(`${version} require`)![index],
      },
    ]);
    return Object.fromEntries(entries) as Readonly<
      Record<NodeVersion, {readonly import: Loaded; readonly require: Loaded}>
    >;
  });
}

/** Loads scripts in pages of Chromium, each by a script element and without another script before it. */
export async function pageResultsOf(packages: readonly Package[]): Promise<readonly Loaded[]> {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'explorer-'));
  const browser = await launchChromium();
  try {
    const results: Loaded[] = [];
    for (const {files} of packages) {
      const name = Object.keys(files).find((file) => file.endsWith('index.js'))!;
      writeFileSync(path.join(folder, 'index.js'), files[name]!);
      writeFileSync(
        path.join(folder, 'index.html'),
        `<script src="index.js"></script>\n<script>\n${check}</script>\n` +
          `<script>document.documentElement.dataset.result = 'ok';</script>\n`,
      );
      const [problem] = await openInBrowser(browser, folder, 'index.html');
      results.push(problem ?? true);
    }
    return results;
  } finally {
    await browser.close();
    rmSync(folder, {recursive: true, force: true, maxRetries: 3});
  }
}

const check = `if (badge('Ada Lovelace') !== '<b class="badge">AL</b>') throw new Error('wrong');\n`;

function install(folder: string, {files, hasDependency}: Package): void {
  const modules = path.join(folder, 'node_modules');
  const consumers = {
    'import.mjs': `import {badge} from 'badge';\n${check}`,
    'require.cjs': `const {badge} = require('badge');\n${check}`,
  };
  const installed = Object.entries(files).map(([name, text]) => [
    `node_modules/badge/${name}`,
    text,
  ]);
  for (const [name, text] of [...Object.entries(consumers), ...installed]) {
    const file = path.join(folder, name!);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text!);
  }
  if (hasDependency)
    cpSync(path.join(workspace, 'node_modules/clsx'), path.join(modules, 'clsx'), {
      recursive: true,
    });
}
