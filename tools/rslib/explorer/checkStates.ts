import {appendFileSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {stateAt, type State} from '../../../src/rslib/explorer/choices';
import {packageJson} from '../../../src/rslib/explorer/configText';
import type {Verdict} from '../../../src/rslib/explorer/records';
import {createProgress} from '../../support/progress';
import {keyOf, readLines, type Built} from './buildStates';
import type {StateResult} from './encode';
import {nodeResultsOf, pageResultsOf, publintOf, typesOf, type Package} from './verdicts';

/** Number of packages that one process of Node.js loads. */
const packagesPerRun = 500;

/** Returns the package of a state as npm would install it. */
export function packageOf(state: State, files: readonly (readonly [string, string])[]): Package {
  const names = files.map(([name]) => name);
  return {
    files: {...Object.fromEntries(files), 'package.json': packageJson(state, names)},
    hasDependency: state.externals === 'external',
    isScript: state.format === 'umd' || state.format === 'iife',
  };
}

type Failed = {readonly message: string};

type Checked = {
  readonly files: readonly (readonly [string, string])[];
  readonly pkg: Package;
  /** Hash of the whole package. `typesKey` is a hash of only the files and choices that affect its types. */
  readonly key: string;
  readonly typesKey: string;
};

/** Checks the packages of all states whose build succeeded. Equal packages are checked once. */
export async function checkStates(
  results: readonly Built[],
  cache: string,
): Promise<readonly StateResult[]> {
  const texts = new Map<string, string>();
  const textOf = (id: string): string => {
    if (!texts.has(id)) texts.set(id, readFileSync(path.join(cache, 'texts', id), 'utf8'));
    return texts.get(id)!;
  };
  const states = results.map(({files, message = ''}, index): Failed | Checked => {
    if (files === undefined) return {message};
    const named = files.map(([name, id]) => [name, textOf(id)] as const);
    const pkg = packageOf(stateAt(index), named);
    return {files: named, pkg, key: keyOf(pkg), typesKey: keyOf(typesInputs(stateAt(index), pkg))};
  });
  const log = path.join(cache, 'verdicts.jsonl');
  const verdicts = readLines<Verdict>(log);
  const types = new Map<string, Verdict['types']>();
  const missing = new Map<string, Checked>();
  for (const state of states) {
    if (!('key' in state)) continue;
    const verdict = verdicts.get(state.key);
    if (verdict === undefined) missing.set(state.key, state);
    else types.set(state.typesKey, verdict.types);
  }
  const progress = createProgress('explorer: verdicts', missing.size);
  for (let start = 0; start < missing.size; start += packagesPerRun) {
    const some = [...missing].slice(start, start + packagesPerRun);
    const loaded = await loadedOf(some.map(([, {pkg}]) => pkg));
    for (const [index, [key, {pkg, typesKey}]] of some.entries()) {
      progress.step(key);
      if (!types.has(typesKey)) types.set(typesKey, await typesOf(pkg));
      const verdict: Verdict = {
        publint: await publintOf(pkg),
        types: types.get(typesKey)!,
        ...loaded[index]!,
      };
      verdicts.set(key, verdict);
      appendFileSync(log, `${JSON.stringify([key, verdict])}\n`);
    }
  }
  progress.end();
  return states.map((state) =>
    'key' in state ? {files: state.files, verdict: verdicts.get(state.key)!} : state,
  );
}

/** Loads packages where they are for: scripts in a page, the others in Node.js. */
export async function loadedOf(
  packages: readonly Package[],
): Promise<readonly Pick<Verdict, 'node' | 'page'>[]> {
  // Pages load the code alone, so scripts with equal code are loaded once.
  const codeOf = ({files}: Package): string =>
    files[Object.keys(files).find((name) => name.endsWith('index.js'))!]!;
  const scripts = new Map(
    packages.flatMap((pkg) => (pkg.isScript ? [[codeOf(pkg), pkg] as const] : [])),
  );
  const modules = packages.filter(({isScript}) => !isScript);
  const pages = scripts.size > 0 ? await pageResultsOf([...scripts.values()]) : [];
  const nodes = modules.length > 0 ? await nodeResultsOf(modules) : [];
  const pageOf = new Map([...scripts.keys()].map((code, index) => [code, pages[index]!]));
  const nodeOf = new Map(modules.map((pkg, index) => [pkg, nodes[index]!]));
  return packages.map((pkg) =>
    pkg.isScript ? {page: pageOf.get(codeOf(pkg))!} : {node: nodeOf.get(pkg)!},
  );
}

/** Returns the inputs of are-the-types-wrong: JSON files, declarations, and choices that affect JavaScript exports. */
function typesInputs({format, bundle, minify}: State, {files}: Package): unknown {
  const read = Object.entries(files).filter(([name]) => /\.json$|\.d\.[cm]?ts$/.test(name));
  return [format, bundle, minify, read];
}
