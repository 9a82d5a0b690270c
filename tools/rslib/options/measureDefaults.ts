import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {
  isDefault,
  rsbuildCases,
  rslibCases,
  type RslibCase,
} from '../../../src/rslib/options/outputCases';
import {absent, leaves, printValue, valueAt} from '../../../src/rslib/options/printValue';
import type {Measured} from '../../../src/rslib/options/readDefaults';
import type {MeasuredOptions} from './mergeOptions';
import {partialObjects, readerOf, type Config, type Reader, type Stages} from './optionReaders';

export type Rsbuild = {
  initConfigs(options: {action: 'build'}): Promise<readonly Config[]>;
  getNormalizedConfig(options?: {environment: string}): Config;
};
export type Packages = {
  readonly rsbuild: {
    readonly version: string;
    createRsbuild(options: {cwd: string; config: Config}): Promise<Rsbuild>;
  };
  readonly rspack: (config: Config) => {readonly options: Config};
  readonly createRslib: (options: {cwd: string; config: Config}) => Promise<{
    onAfterCreateRsbuild(callback: (created: {rsbuild: Rsbuild}) => void): void;
    inspectConfig(options: {mode: 'production'}): Promise<unknown>;
  }>;
};

type Measurement = MeasuredOptions & {
  readonly rsbuildVersion: string;
  readonly bundler: ReadonlyMap<string, Measured>;
};

const entryExtensions = ['ts', 'tsx', 'js', 'jsx', 'mts', 'cts', 'mjs', 'cjs', 'json', 'css'];

const firstEntry = `src/index.${entryExtensions[0] ?? ''}`;

/** Loads a package with `NODE_ENV=production`, as a production build does. */
export async function loadPackages(packageFile: string): Promise<Packages> {
  process.env['NODE_ENV'] = 'production';
  return (await import(pathToFileURL(packageFile).href)) as Packages;
}

async function inProject<T>(work: (root: string) => Promise<T>): Promise<T> {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'option-defaults-')));
  writeProject(root, [firstEntry, 'src/text/trim.ts']);
  try {
    return await work(root);
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
}

/**
 * Measures the defaults of an old version of Rslib for the formats that it supports. Sets `source.entry`, which
 * versions before 0.3.0 require, so the measured value of that option is not a default.
 */
export function measureRslib(
  packages: Packages,
  options: readonly string[],
): Promise<{readonly root: string; readonly options: ReadonlyMap<string, Measured>}> {
  return inProject(async (root) => {
    // The first versions ignore `root` and use the working directory.
    process.chdir(root);
    const stages = new Map<string, Stages>();
    for (const [id, item] of rslibCases) {
      const entry = {index: item.isBundled ? './src/index.ts' : './src/**'};
      const config = {source: {entry}};
      const stage = await rslibStages(packages, root, item, config).catch((error: unknown) => {
        if (/format/i.test(String(error))) return undefined;
        throw error;
      });
      if (stage) stages.set(id, stage);
    }
    return {
      root,
      options: new Map(
        options.map((name): [string, Measured] => {
          const raw = rawValues(stages, name);
          return [name, {rslib: printed(raw, root), rsbuild: new Map(), raw}];
        }),
      ),
    };
  });
}

/** Measures the defaults of Rsbuild and Rslib for every kind of output in an empty project. */
export function measure(
  packages: Packages,
  options: readonly string[],
  bundlerPaths: readonly string[],
): Promise<Measurement> {
  return inProject(async (root) => {
    const rsbuild = new Map<string, Stages>();
    for (const target of rsbuildCases) {
      const config = target === 'web' ? {} : {output: {target}};
      rsbuild.set(target, await rsbuildStages(packages, root, config));
    }
    const withoutHash = await rsbuildStages(packages, root, {output: {filenameHash: false}});
    const rslib = new Map<string, Stages>();
    for (const [id, item] of rslibCases) rslib.set(id, await rslibStages(packages, root, item));
    const entries = {
      rsbuild: await findEntries(root, () => rsbuildConfigs(packages, root, {})),
      rslib: await findEntries(root, () => rslibConfigs(packages, root, {})),
    };
    const measured = (name: string, reader?: Reader): Measured => {
      const print = (values: ReadonlyMap<string, unknown>, found: string) =>
        new Map(
          [...printed(values, root)].map(([id, value]) => [
            id,
            value.replace(`‹root›/${firstEntry}' }`, `‹root›/${found}' }`),
          ]),
        );
      const raw = rawValues(rslib, name, reader);
      return {
        rslib: print(raw, entries.rslib),
        rsbuild: print(rawValues(rsbuild, name, reader), entries.rsbuild),
        raw,
      };
    };
    return {
      root,
      rsbuildVersion: packages.rsbuild.version,
      options: new Map(options.map((name) => [name, measured(name)])),
      bundler: new Map(
        bundlerPaths.map((name) => [name, measured(name, ({applied}) => valueAt(applied, name))]),
      ),
      withoutHash: new Map(
        options.map((name) => [name, printedValue(readerOf(name)(withoutHash), root)]),
      ),
      differing: differingPaths(rsbuild.get('web')?.config, [...rslib], root),
    };
  });
}

/** Returns the values of an option by kind of output. Leaves out `output.target` of kinds of output that set it. */
function rawValues(
  stages: ReadonlyMap<string, Stages>,
  name: string,
  reader = readerOf(name),
): ReadonlyMap<string, unknown> {
  return new Map(
    [...stages]
      .filter(([id]) => name !== 'output.target' || isDefault(id))
      .map(([id, stage]) => [id, reader(stage)]),
  );
}

function printed(values: ReadonlyMap<string, unknown>, root: string): ReadonlyMap<string, string> {
  return new Map([...values].map(([id, value]) => [id, printedValue(value, root)]));
}

function printedValue(value: unknown, root: string): string {
  return value === undefined ? absent : printValue(value, root);
}

function writeProject(root: string, files: readonly string[]): void {
  const manifest = {name: 'measured', version: '1.0.0', type: 'module'};
  rmSync(path.join(root, 'src'), {recursive: true, force: true});
  mkdirSync(path.join(root, 'src/text'), {recursive: true});
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest));
  for (const file of files) writeFileSync(path.join(root, file), '');
}

/** Returns a pattern of all file names that work as the default entry: `src/index.{ts,js}`. */
async function findEntries(root: string, read: () => Promise<Configs>): Promise<string> {
  const found: string[] = [];
  for (const extension of entryExtensions) {
    writeProject(root, [`src/index.${extension}`]);
    const value = printValue(valueAt((await read()).config, 'source.entry'), root);
    if (value.includes(`src/index.${extension}'`)) found.push(extension);
  }
  writeProject(root, [firstEntry, 'src/text/trim.ts']);
  return `src/index.{${found.join(',')}}`;
}

type Configs = Pick<Stages, 'config' | 'bundler'>;

async function rsbuildConfigs(packages: Packages, cwd: string, config: Config): Promise<Configs> {
  const instance = await packages.rsbuild.createRsbuild({cwd, config});
  const [bundler = {}] = await instance.initConfigs({action: 'build'});
  const {environments, ...rest} = instance.getNormalizedConfig();
  const [environment] = Object.values(environments as Readonly<Record<string, Config>>);
  return {config: {...rest, ...environment}, bundler};
}

function rsbuildStages(packages: Packages, cwd: string, config: Config): Promise<Stages> {
  return readStages(packages, config, (own) => rsbuildConfigs(packages, cwd, own));
}

function rslibStages(
  packages: Packages,
  cwd: string,
  item: RslibCase,
  more: Config = {},
): Promise<Stages> {
  const config: Config = {
    ...more,
    format: item.format,
    ...(item.isBundled ? {} : {bundle: false}),
    ...(item.target ? {output: {target: item.target}} : {}),
    // Rslib requires this plugin. A stub replaces it, because the plugin's settings are not defaults of Rslib.
    ...(item.format === 'mf'
      ? {plugins: [{name: 'rsbuild:module-federation-enhanced', setup: () => undefined}]}
      : {}),
  };
  return readStages(packages, config, (own) => rslibConfigs(packages, cwd, own));
}

async function readStages(
  packages: Packages,
  config: Config,
  read: (config: Config) => Promise<Configs>,
): Promise<Stages> {
  const {config: own, bundler} = await read(config);
  const {config: opened} = await read(withPartialObjects(config));
  return {config: own, opened, bundler, applied: packages.rspack({...bundler}).options};
}

async function rslibConfigs(packages: Packages, cwd: string, item: Config): Promise<Configs> {
  const id = 'measured';
  const rslib = await packages.createRslib({cwd, config: {root: cwd, lib: [{id, ...item}]}});
  let created: Rsbuild | undefined;
  rslib.onAfterCreateRsbuild(({rsbuild}) => {
    created = rsbuild;
  });
  await rslib.inspectConfig({mode: 'production'});
  if (created === undefined) {
    throw new Error('Rslib did not create an Rsbuild instance.');
  }
  const [initial = {}] = await created.initConfigs({action: 'build'});
  const {entry} = initial;
  const bundler =
    typeof entry === 'function' ? {...initial, entry: await (entry as () => unknown)()} : initial;
  return {config: created.getNormalizedConfig({environment: id}), bundler};
}

function withPartialObjects(config: Config): Config {
  const [source, output] = ['source', 'output'].map((group) => ({
    ...(partialObjects[group] as Config),
    ...(config[group] as Config | undefined),
  }));
  return {...config, source, output};
}

function differingPaths(
  base: Config | undefined,
  cases: readonly (readonly [string, Stages])[],
  root: string,
): readonly string[] {
  const before = leaves(base, root);
  const found = new Set<string>();
  for (const [id, {config}] of cases) {
    if (!isDefault(id)) continue;
    const after = leaves(config, root);
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      if (before.get(name) !== after.get(name)) found.add(name);
    }
  }
  return [...found].sort();
}
