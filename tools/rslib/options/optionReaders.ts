import {Described, valueAt} from '../../../src/rslib/options/printValue';

export type Config = Readonly<Record<string, unknown>>;

export type Stages = {
  /** Normalised configuration of Rsbuild. */
  readonly config: Config;
  /** Normalised configuration of Rsbuild if each option in `partialObjects` is set to `{}`. */
  readonly opened: Config;
  /** Configuration that Rsbuild passes to Rspack. */
  readonly bundler: Config;
  /** Configuration in `bundler`, completed with the defaults of Rspack. */
  readonly applied: Config;
};

/** Options that may be objects. The defaults of their properties are measured with an empty object. */
export const partialObjects: Config = {
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

export type Reader = (stages: Stages) => unknown;

/** Readers of options that Rsbuild resolves only in the configuration of Rspack, and of options with special rules. */
const resolvedOptions: Readonly<Record<string, Reader>> = {
  // Bundleless output has one entry for each source file. These entries are only in the configuration of Rspack.
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
  'output.filename.css': ({bundler}) => fileOf(loaderOption(bundler, 'x.css', 'filename')),
  'output.filename.svg': ({bundler}) => assetName(bundler, 'x.svg'),
  'output.filename.font': ({bundler}) => assetName(bundler, 'x.woff2'),
  'output.filename.image': ({bundler}) => assetName(bundler, 'x.png'),
  'output.filename.media': ({bundler}) => assetName(bundler, 'x.mp4'),
  // For other assets such as PDF files, older versions of Rsbuild have no rule, only a default name.
  'output.filename.assets': ({bundler}) =>
    assetName(bundler, 'x.pdf') ?? fileOf(valueAt(bundler, 'output.assetModuleFilename')),
  'output.filename.wasm': ({bundler}) =>
    fileOf(valueAt(bundler, 'output.webassemblyModuleFilename')),
  'output.cssModules.localIdentName': ({bundler}) =>
    loaderOption(bundler, 'x.css', 'modules.localIdentName'),
  'output.sourceMap.js': ({bundler}) => bundler['devtool'] ?? false,
  'output.overrideBrowserslist': ({bundler}) =>
    loaderOption(bundler, 'src/index.ts', 'env.targets'),
  // Ignores functions: in bundleless output, Rslib adds functions that only rewrite paths.
  'output.externals': ({config}) => {
    const externals = valueAt(config, 'output.externals');
    const named = Array.isArray(externals)
      ? externals.filter((external) => typeof external !== 'function')
      : [];
    return named.length > 0 ? named : undefined;
  },
  'output.emitCss': ({bundler}) =>
    !loadersFor(bundler, 'x.css').some(({loader}) => String(loader).includes('ignoreCssLoader')),
  'tools.rspack': ({config}) =>
    valueAt(config, 'tools.rspack') === undefined ? undefined : new Described('Rspack settings'),
  // Ignores the plugins that Rslib itself adds: they are no default, because users cannot change them.
  plugins: () => undefined,
};

/** Returns true for an option in `resolvedOptions`. Most of these are resolved differently by each Rsbuild version. */
export function isFromRspack(name: string): boolean {
  return name in resolvedOptions;
}

/** Returns true for a property of an option in `partialObjects`. */
export function isPartial(name: string): boolean {
  const parent = name.slice(0, name.lastIndexOf('.'));
  return valueAt(partialObjects, parent) !== undefined && parent.includes('.');
}

export function readerOf(name: string): Reader {
  const reader = resolvedOptions[name];
  if (reader) return reader;
  const isPart = isPartial(name);
  return ({config, opened}) => valueAt(isPart ? opened : config, name);
}

type Rule = Readonly<Record<string, unknown>>;

function rules(value: unknown): readonly Rule[] {
  return Array.isArray(value)
    ? value.filter((rule): rule is Rule => typeof rule === 'object' && rule !== null)
    : [];
}

/** Returns the first rule that matches a file and has `oneOf`. For Rsbuild 1, adds `oneOf` to a rule without it. */
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

function loadersFor(bundler: Config, file: string): readonly Rule[] {
  return rules(ruleFor(bundler, file)?.['oneOf']).flatMap((rule) => rules(rule['use']));
}

/** Returns the value of a loader option. Of all loaders for a file, uses the first loader that sets the option. */
function loaderOption(bundler: Config, file: string, option: string): unknown {
  return loadersFor(bundler, file)
    .map((loader) => valueAt(loader, `options.${option}`))
    .find((value) => value !== undefined);
}

function chunkName(bundler: Config): unknown {
  const plugins = bundler['plugins'] as readonly {readonly options?: Config}[];
  const plugin = plugins.find(({constructor}) => constructor.name.includes('CssExtract'));
  return plugin?.options?.['chunkFilename'];
}

/** Returns the list in `resolve` that applies to `import`, with `'...'` replaced by the general list. */
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
