import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

import {
  isDefault,
  rsbuildCases,
  rslibCases,
  type RslibCase,
} from '../../src/compiler/records/options/cases';
import type {Measured} from '../../src/compiler/records/options/defaults';
import type {MeasuredOptions} from './merge';
import {
  absent,
  Described,
  leaves,
  printValue,
  valueAt,
} from '../../src/compiler/records/options/values';

type Config = Readonly<Record<string, unknown>>;

/** The parts of the packages that are used here. */
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

/** One configuration in all its stages. */
type Stages = {
  /** What Rsbuild made of it. */
  readonly config: Config;
  /** The same when every option that may be an object is an empty one. */
  readonly opened: Config;
  /** What Rsbuild hands to Rspack. */
  readonly bundler: Config;
  /** That with Rspack's own defaults. */
  readonly applied: Config;
};

type Measurement = MeasuredOptions & {
  readonly rsbuildVersion: string;
  /** Settings of Rspack, by path. */
  readonly bundler: ReadonlyMap<string, Measured>;
};

/** Options of which a part can be left out: the rest then has these defaults, not those of the whole. */
const opened: Config = {
  source: {decorators: {}},
  output: {
    autoExternal: {},
    cleanDistPath: {},
    cssModules: {},
    dataUriLimit: {},
    manifest: {},
    minify: {},
    sourceMap: {},
  },
};

/** Extensions of an entry that may be found by default. */
const entryExtensions = ['ts', 'tsx', 'js', 'jsx', 'mts', 'cts', 'mjs', 'cjs', 'json', 'css'];

const firstEntry = `src/index.${entryExtensions[0] ?? ''}`;

/** The package in a file, as a build for production has it. */
export async function loadPackages(packageFile: string): Promise<Packages> {
  process.env['NODE_ENV'] = 'production';
  return (await import(pathToFileURL(packageFile).href)) as Packages;
}

/**
 * Measures the defaults of Rslib alone, in an old version: for the kinds of output that it has. What it finds its entry
 * by is not asked for.
 */
export async function measureOld(
  packages: Packages,
  options: readonly string[],
): Promise<{readonly root: string; readonly options: ReadonlyMap<string, Measured>}> {
  const root = newProject();
  // The first versions look there, whatever root they are given.
  process.chdir(root);
  try {
    const stages = new Map<string, Stages>();
    for (const [id, item] of rslibCases) {
      const stage = await ofRslib(packages, root, item).catch((error: unknown) => {
        if (/format/i.test(String(error))) return undefined;
        throw error;
      });
      if (stage) stages.set(id, stage);
    }
    return {
      root,
      options: new Map(
        options.map((name): [string, Measured] => {
          const known = name === 'output.target' ? ownTarget(stages) : stages;
          const raw = new Map([...known].map(([id, stage]) => [id, readerOf(name)(stage)]));
          const rslib = new Map([...raw].map(([id, value]) => [id, printedOf(value, root)]));
          return [name, {rslib, rsbuild: new Map(), raw}];
        }),
      ),
    };
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
}

function printedOf(value: unknown, root: string): string {
  return value === undefined ? absent : printValue(value, root);
}

/** Measures the defaults of Rsbuild and of Rslib, for every kind of output, in an empty project. */
export async function measure(
  packages: Packages,
  options: readonly string[],
  bundlerPaths: readonly string[],
): Promise<Measurement> {
  const root = newProject();
  try {
    const rsbuild = new Map<string, Stages>();
    for (const target of rsbuildCases) {
      const config = target === 'web' ? {} : {output: {target}};
      rsbuild.set(target, await ofRsbuild(packages, root, config));
    }
    const withoutHash = await ofRsbuild(packages, root, {output: {filenameHash: false}});
    const rslib = new Map<string, Stages>();
    for (const [id, item] of rslibCases) {
      rslib.set(id, await ofRslib(packages, root, item));
    }
    const entries = {
      rsbuild: await foundEntries(root, async () =>
        valueAt(await rsbuildConfig(packages, root, {}), 'source.entry'),
      ),
      rslib: await foundEntries(root, async () =>
        valueAt((await rslibConfig(packages, root, {})).config, 'source.entry'),
      ),
    };
    const read = (stages: ReadonlyMap<string, Stages>, reader: Reader, found: string) =>
      new Map(
        [...stages].map(([id, stage]) => {
          const printed = printedOf(reader(stage), root);
          return [id, printed.replace(`‹root›/${firstEntry}' }`, `‹root›/${found}' }`)];
        }),
      );
    const measured = (reader: Reader, isTarget = false): Measured => ({
      rslib: read(isTarget ? ownTarget(rslib) : rslib, reader, entries.rslib),
      rsbuild: read(isTarget ? ownTarget(rsbuild) : rsbuild, reader, entries.rsbuild),
      raw: new Map([...rslib].map(([id, stage]) => [id, reader(stage)])),
    });
    return {
      root,
      rsbuildVersion: packages.rsbuild.version,
      options: new Map(
        options.map((name) => [name, measured(readerOf(name), name === 'output.target')]),
      ),
      bundler: new Map(
        bundlerPaths.map((name) => [name, measured(({applied}) => valueAt(applied, name))]),
      ),
      withoutHash: new Map(
        options.map((name) => {
          return [name, printedOf(readerOf(name)(withoutHash), root)];
        }),
      ),
      differing: differingPaths(rsbuild.get('web')?.config, [...rslib], root),
    };
  } finally {
    rmSync(root, {recursive: true, force: true});
  }
}

/** The cases in which nobody sets a target. */
function ownTarget(stages: ReadonlyMap<string, Stages>): ReadonlyMap<string, Stages> {
  return new Map([...stages].filter(([id]) => isDefault(id)));
}

/** An empty project with an entry, in a folder of its own. */
function newProject(): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'option-defaults-')));
  writeProject(root, [firstEntry, 'src/text/trim.ts']);
  return root;
}

function writeProject(root: string, files: readonly string[]): void {
  const manifest = {name: 'measured', version: '1.0.0', type: 'module'};
  rmSync(path.join(root, 'src'), {recursive: true, force: true});
  mkdirSync(path.join(root, 'src/text'), {recursive: true});
  writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest));
  for (const file of files) {
    writeFileSync(path.join(root, file), '');
  }
}

/** The entry that is found, with all the extensions that are. */
async function foundEntries(root: string, entry: () => Promise<unknown>): Promise<string> {
  const found: string[] = [];
  for (const extension of entryExtensions) {
    writeProject(root, [`src/index.${extension}`]);
    const value = printValue(await entry(), root);
    if (value.includes(`src/index.${extension}'`)) {
      found.push(extension);
    }
  }
  writeProject(root, [firstEntry, 'src/text/trim.ts']);
  return `src/index.{${found.join(',')}}`;
}

async function rsbuildConfig(packages: Packages, cwd: string, config: Config): Promise<Config> {
  const instance = await packages.rsbuild.createRsbuild({cwd, config});
  await instance.initConfigs({action: 'build'});
  const {environments, ...rest} = instance.getNormalizedConfig();
  const [environment] = Object.values(environments as Readonly<Record<string, Config>>);
  return {...rest, ...environment};
}

async function ofRsbuild(packages: Packages, cwd: string, config: Config): Promise<Stages> {
  const instance = await packages.rsbuild.createRsbuild({cwd, config});
  const [bundler = {}] = await instance.initConfigs({action: 'build'});
  return {
    config: await rsbuildConfig(packages, cwd, config),
    opened: await rsbuildConfig(packages, cwd, joined(config)),
    bundler,
    applied: packages.rspack({...bundler}).options,
  };
}

async function ofRslib(packages: Packages, cwd: string, item: RslibCase): Promise<Stages> {
  const config: Config = {
    format: item.format,
    ...(item.isBundled ? {} : {bundle: false}),
    ...(item.target ? {output: {target: item.target}} : {}),
    // Rslib ends the process when this plugin is missing; what it does is no default of Rslib.
    ...(item.format === 'mf'
      ? {plugins: [{name: 'rsbuild:module-federation-enhanced', setup: () => undefined}]}
      : {}),
  };
  const {config: own, bundler} = await rslibConfig(packages, cwd, config);
  return {
    config: own,
    opened: (await rslibConfig(packages, cwd, joined(config))).config,
    bundler,
    applied: packages.rspack({...bundler}).options,
  };
}

async function rslibConfig(
  packages: Packages,
  cwd: string,
  item: Config,
): Promise<{readonly config: Config; readonly bundler: Config}> {
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

function joined(config: Config): Config {
  const [source, output] = ['source', 'output'].map((group) => ({
    ...(opened[group] as Config),
    ...(config[group] as Config | undefined),
  }));
  return {...config, source, output};
}

type Reader = (stages: Stages) => unknown;

/** Values that Rsbuild settles only for Rspack, after its own configuration is complete. */
const settled: Readonly<Record<string, Reader>> = {
  // Bundleless output finds its entries late, one for each file.
  'source.entry': ({config, bundler}) => {
    const files = Object.entries((bundler['entry'] ?? {}) as Config);
    return files.length > 1
      ? Object.fromEntries(files.sort(([a], [b]) => a.localeCompare(b, 'en')))
      : valueAt(config, 'source.entry');
  },
  'source.include': ({bundler}) => ruleFor(bundler, 'src/index.ts')?.['include'],
  'resolve.conditionNames': ({applied}) => forImports(applied, 'conditionNames'),
  'resolve.mainFields': ({applied}) => forImports(applied, 'mainFields'),
  'output.distPath.jsAsync': ({config, bundler}) =>
    valueAt(config, 'output.distPath.jsAsync') ??
    folderOf(valueAt(bundler, 'output.chunkFilename')),
  'output.distPath.cssAsync': ({config, bundler}) =>
    valueAt(config, 'output.distPath.cssAsync') ?? folderOf(chunkName(bundler)),
  'output.filename.js': ({bundler}) => fileOf(valueAt(bundler, 'output.filename')),
  'output.filename.css': ({bundler}) => {
    const use = rules(ruleFor(bundler, 'x.css')?.['oneOf']).flatMap((rule) => rules(rule['use']));
    const names = use.map((loader) => valueAt(loader, 'options.filename'));
    return fileOf(names.find((name) => name !== undefined));
  },
  'output.filename.svg': ({bundler}) => assetName(bundler, 'x.svg'),
  'output.filename.font': ({bundler}) => assetName(bundler, 'x.woff2'),
  'output.filename.image': ({bundler}) => assetName(bundler, 'x.png'),
  'output.filename.media': ({bundler}) => assetName(bundler, 'x.mp4'),
  // Newer versions of Rsbuild have a rule for such files, older ones only the name of all that has no rule.
  'output.filename.assets': ({bundler}) =>
    assetName(bundler, 'x.pdf') ?? fileOf(valueAt(bundler, 'output.assetModuleFilename')),
  'output.filename.wasm': ({bundler}) =>
    fileOf(valueAt(bundler, 'output.webassemblyModuleFilename')),
  'output.cssModules.localIdentName': ({bundler}) => cssModules(bundler)?.['localIdentName'],
  'output.sourceMap.js': ({bundler}) => bundler['devtool'] ?? false,
  'output.overrideBrowserslist': ({bundler}) =>
    rules(ruleFor(bundler, 'src/index.ts')?.['oneOf'])
      .flatMap((rule) => rules(rule['use']))
      .map((loader) => valueAt(loader, 'options.env.targets'))
      .find((targets) => targets !== undefined),
  // The functions that bundleless output adds rewrite paths; they make nothing external.
  'output.externals': ({config}) => {
    const externals = valueAt(config, 'output.externals');
    const named = Array.isArray(externals)
      ? externals.filter((external) => typeof external !== 'function')
      : [];
    return named.length > 0 ? named : undefined;
  },
  'output.emitCss': ({bundler}) =>
    !rules(ruleFor(bundler, 'x.css')?.['oneOf'])
      .flatMap((rule) => rules(rule['use']))
      .some((loader) => String(loader['loader']).includes('ignoreCssLoader')),
  'tools.rspack': ({config}) =>
    valueAt(config, 'tools.rspack') === undefined ? undefined : new Described('Rspack settings'),
  // The plugins that make Rslib what it is are no default that anybody could change.
  plugins: () => undefined,
};

/** Whether the value of an option is read from what is handed to Rspack, which every version makes in its own way. */
export function isSettled(name: string): boolean {
  return name in settled;
}

/** Whether an option is a part of one of which a part can be left out. */
export function isPartOfOpened(name: string): boolean {
  const parent = name.slice(0, name.lastIndexOf('.'));
  return valueAt(opened, parent) !== undefined && parent.includes('.');
}

/** Where the value of an option stands in a configuration. */
export function readerOf(name: string): Reader {
  const reader = settled[name];
  if (reader) {
    return reader;
  }
  const isPart = isPartOfOpened(name);
  return ({config, opened: open}) => valueAt(isPart ? open : config, name);
}

type Rule = Readonly<Record<string, unknown>>;

function rules(value: unknown): readonly Rule[] {
  return Array.isArray(value)
    ? value.filter((rule): rule is Rule => typeof rule === 'object' && rule !== null)
    : [];
}

/** The rule with alternatives that a file meets first; in Rsbuild 1 the one that is itself the only one. */
function ruleFor(bundler: Config, file: string): Rule | undefined {
  const matching = rules(valueAt(bundler, 'module.rules')).filter(
    ({test}) => test instanceof RegExp && test.test(file),
  );
  const only = matching.find(({use, mimetype}) => Array.isArray(use) && mimetype === undefined);
  return matching.find(({oneOf}) => Array.isArray(oneOf)) ?? (only && {...only, oneOf: [only]});
}

function assetName(bundler: Config, file: string): string | undefined {
  const names = rules(ruleFor(bundler, file)?.['oneOf']).map((rule) =>
    valueAt(rule, 'generator.filename'),
  );
  return fileOf(names.find((name) => name !== undefined));
}

function cssModules(bundler: Config): Rule | undefined {
  return rules(ruleFor(bundler, 'x.css')?.['oneOf'])
    .flatMap((rule) => rules(rule['use']))
    .map((loader) => valueAt(loader, 'options.modules') as Rule | undefined)
    .find((modules) => modules?.['localIdentName'] !== undefined);
}

function chunkName(bundler: Config): unknown {
  const plugins = bundler['plugins'] as readonly {readonly options?: Config}[];
  const plugin = plugins.find(({constructor}) => constructor.name.includes('CssExtract'));
  return plugin?.options?.['chunkFilename'];
}

/** The list for `import`, with what `'...'` stands for in it. */
function forImports(applied: Config, key: string): unknown {
  const own = valueAt(applied, `resolve.byDependency.esm.${key}`) as readonly string[];
  const rest = valueAt(applied, `resolve.${key}`) as readonly string[];
  return own.flatMap((name) => (name === '...' ? rest : [name]));
}

function fileOf(name: unknown): string | undefined {
  return typeof name === 'string' ? name.slice(name.lastIndexOf('/') + 1) : undefined;
}

function folderOf(name: unknown): string | undefined {
  return typeof name === 'string' ? name.slice(0, Math.max(0, name.lastIndexOf('/'))) : undefined;
}

function differingPaths(
  base: Config | undefined,
  cases: readonly (readonly [string, Stages])[],
  root: string,
): readonly string[] {
  const before = leaves(base, root);
  const found = new Set<string>();
  for (const [id, {config}] of cases) {
    if (!isDefault(id)) {
      continue;
    }
    const after = leaves(config, root);
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      if (before.get(name) !== after.get(name)) {
        found.add(name);
      }
    }
  }
  return [...found].sort();
}
