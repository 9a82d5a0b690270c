import {put, Reader, type Context, type Format, type Item} from './context';
import {asText, Fn, isObject, Live, settled, type Module, type PlainObject} from './evaluate';
import {syntaxBefore} from './notes';
import {convertPlugins, readPlugins, setAlias} from './plugins';
import {inputOf, setGlobals, splitName} from './rollup';
import {
  addJsx,
  commonFolder,
  formatNames,
  isModule,
  keepClassFields,
  local,
  readExternals,
  setBanner,
  setCopy,
  setDefine,
  setDistPath,
  setEntry,
  setExactExternals,
  setExtension,
  setSourceMap,
  setTsconfig,
  sourcePatterns,
  syntaxOf,
  writeCode,
} from './shared';

/** Returns the default of `build.target` in a major version. */
export function defaultTarget(context: Context): readonly string[] {
  const fields = ['devDependencies', 'dependencies', 'peerDependencies'].map(
    (field) => context.pkg?.[field],
  );
  const version = fields
    .map((field) => (isObject(field) ? field.vite : undefined))
    .find((value) => typeof value === 'string');
  const major = Number(/\d+/.exec(asText(version ?? ''))?.[0] ?? 8);
  if (major >= 8) return ['chrome 111', 'edge 111', 'firefox 114', 'safari 16.4', 'ios 16.4'];
  return major === 7
    ? ['chrome 107', 'edge 107', 'firefox 104', 'safari 16', 'ios 16']
    : ['es2020', 'edge 88', 'firefox 78', 'chrome 87', 'safari 14'];
}

/** Options of the development server and of pages, which a library does not use. */
const ignored = [
  'server',
  'preview',
  'optimizeDeps',
  'cacheDir',
  'logLevel',
  'clearScreen',
  'customLogger',
  'appType',
  'mode',
  'envDir',
  'envPrefix',
  'ssr',
  'environments',
  'builder',
  'future',
  'legacy',
  'experimental',
  'devtools',
  'dev',
  'html',
  'json',
  'base',
  'root',
  'configLoader',
  'bundledDev',
  'input',
];
const ignoredBuild = [
  'emptyOutDir',
  'reportCompressedSize',
  'chunkSizeWarningLimit',
  'modulePreload',
  'polyfillModulePreload',
  'manifest',
  'ssrManifest',
  'ssr',
  'ssrEmitAssets',
  'emitAssets',
  'write',
  'watch',
  'commonjsOptions',
  'dynamicImportVarsOptions',
  'assetsDir',
  'assetsInlineLimit',
  'license',
  'cssTarget',
  'cssCodeSplit',
  'cssMinify',
  'target',
  'outDir',
  'sourcemap',
  'minify',
  'terserOptions',
  'copyPublicDir',
  'lib',
  'rollupOptions',
  'rolldownOptions',
  'createEnvironment',
];
const codeOptions = ['css', 'esbuild', 'oxc', 'worker', 'assetsInclude'];

export function convertVite(
  context: Context,
  configs: readonly PlainObject[],
  module: Module,
): Item[] {
  return configs.flatMap((config) => convertOne(new Reader(context, config, module)));
}

type Output = {readonly format: Format; readonly name: string; readonly reader: Reader | undefined};

function convertOne(reader: Reader): Item[] {
  const {context, module} = reader;
  if (reader.has('test')) context.note('tests', 'test');
  reader.skip('test', ...ignored);
  const build = reader.nested('build');
  build.skip(...ignoredBuild);
  const rollup = build.has('rolldownOptions')
    ? build.nested('rolldownOptions')
    : build.nested('rollupOptions');
  if (!build.has('lib') || settled(build.raw('lib')) === false)
    context.stop(reader.isPartial ? 'other-file' : 'format', 'build.lib', 'build.lib');
  const lib = build.nested('lib');
  lib.skip('name', 'cssFileName');
  const entry = inputOf(lib, 'entry') ?? inputOf(rollup, 'input');
  const outputs = rollup
    .list('output')
    .filter(isObject)
    .map((output) => new Reader(context, output, module, `${rollup.prefix}output.`));
  const isModules = outputs.some((output) => settled(output.raw('preserveModules')) === true);
  if (!entry && !isModules) context.stop('glob', 'build.lib.entry', 'build.lib.entry');
  const isOneEntry = Object.keys(entry ?? {}).length <= 1;
  const listed = lib.list('formats').map(String);
  const names =
    outputs.length > 1
      ? outputs.map((output) => asText(output.plain('format') ?? 'es'))
      : listed.length > 0
        ? listed
        : isOneEntry
          ? ['es', 'umd']
          : ['es', 'cjs'];
  if (outputs.length <= 1 && listed.length === 0 && !lib.has('formats'))
    context.note('format', 'build.lib.formats', names.join(', '));
  const known = names.flatMap((name, index): Output[] => {
    const format = formatNames[name];
    if (!format) context.note('format', 'build.lib.formats', name);
    return format ? [{format, name, reader: outputs.length > 1 ? outputs[index] : outputs[0]}] : [];
  });
  const items = known.map(({format}): Item => ({format, options: {}}));
  for (const item of items) put(item.options, 'output.target', 'web');
  const facts = convertPlugins(reader, items, [
    ...readPlugins(reader, 'plugins'),
    ...readPlugins(rollup, 'plugins'),
  ]);
  const external = readExternals(rollup, 'external');
  known.forEach((output, index) =>
    convertItem({
      reader,
      build,
      lib,
      rollup,
      entry: entry ?? {},
      isOneEntry,
      output,
      item: items[index]!,
      external,
      facts,
    }),
  );
  if (facts.dts) {
    const [first] = items;
    const options = new Reader(context, facts.dts.options, module, 'dts.');
    const folder = options.plain('outDir', 'outDirs');
    const tsconfig = options.plain('tsconfigPath');
    const isBundle = facts.dts.bundle && first?.options.bundle !== false;
    const dist = build.plain('outDir') ?? 'dist';
    const distPath =
      typeof folder === 'string' && local(folder) !== local(asText(dist))
        ? {distPath: local(folder)}
        : {};
    const set = {...(isBundle ? {bundle: true} : {}), ...distPath};
    if (first) first.options.dts = Object.keys(set).length > 0 ? set : true;
    for (const item of items) setTsconfig(item, tsconfig);
    if (isBundle) context.note('api-extractor', 'plugins');
    else context.note('dts-files', 'plugins');
  } else context.noteDefault('dts', 'plugins', {dts: true});
  keepClassFields(context, items);
  finish(reader, build, lib, rollup, outputs);
  return items;
}

type Job = {
  reader: Reader;
  build: Reader;
  lib: Reader;
  rollup: Reader;
  entry: Record<string, string>;
  isOneEntry: boolean;
  output: Output;
  item: Item;
  external: ReturnType<typeof readExternals>;
  facts: ReturnType<typeof convertPlugins>;
};

function convertItem(job: Job): void {
  const {reader, build, lib, rollup, entry, output, item, external, facts} = job;
  const {context} = reader;
  const isScript = item.format === 'umd' || item.format === 'iife';
  const name = lib.plain('name') ?? output.reader?.plain('name');
  if (isScript && typeof name === 'string') {
    if (item.format === 'iife') context.note('umd', 'build.lib.name');
    item.format = 'umd';
    item.options.umdName = name.includes('.') ? name.split('.') : name;
  }
  const isModules = !isScript && settled(output.reader?.raw('preserveModules')) === true;
  const target = build.plain('target');
  const isDefault =
    target === undefined || target === 'modules' || target === 'baseline-widely-available';
  if (isDefault) context.note('syntax', 'build.target', syntaxBefore.vite);
  item.options.syntax = isDefault ? [...defaultTarget(context)] : syntaxOf(target);
  nameFiles(job, isModules);
  setDistPath(item, build.plain('outDir') ?? output.reader?.plain('dir'));
  if (build.plain('emptyOutDir') === false) put(item.options, 'output.cleanDistPath', false);
  setSourceMap(item, build.expression('sourcemap'));
  minifyOf(job);
  setDefine(item, reader.expression('define'));
  const resolve = reader.nested('resolve');
  setAlias(context, item, resolve.plain('alias'), 'resolve.alias');
  if (resolve.has('extensions'))
    put(item.options, 'resolve.extensions', resolve.plain('extensions'));
  resolve.skip(
    'preserveSymlinks',
    'conditions',
    'mainFields',
    'externalConditions',
    'tsconfigPaths',
    'builtins',
    'noExternal',
    'external',
  );
  if (resolve.has('dedupe')) put(item.options, 'resolve.dedupe', resolve.plain('dedupe'));
  const publicDir = reader.plain('publicDir');
  if (typeof publicDir === 'string' && local(publicDir) !== './public')
    setCopy(item, [{from: local(publicDir)}]);
  if (publicDir === false || build.plain('copyPublicDir') === false)
    put(item.options, 'server.publicDir', false);
  if (output.reader) {
    for (const key of ['banner', 'footer'] as const)
      setBanner(
        context,
        item,
        key,
        output.reader.raw(key) instanceof Fn ? undefined : output.reader.expression(key),
      );
    if (output.reader.plain('inlineDynamicImports') === true)
      put(item.options, 'tools.rspack.output.asyncChunks', false);
  }
  const globals = output.reader?.plain('globals');
  if (isModules) {
    context.note('bundleless-packages', `${rollup.prefix}external`, ...external.names);
    context.note('bundleless-files', 'output.preserveModules');
  } else if (isScript) setGlobals(context, item, external, globals, 'output.globals');
  else
    setExactExternals(
      context,
      item,
      external,
      `${rollup.prefix}external`,
      facts.external === 'all',
    );
  if (!isModules) context.note('assets', 'build.lib');
  if (!isModules && !job.isOneEntry && item.format === 'esm')
    context.note('chunks', 'build.lib.entry');
  if (item.format === 'cjs' && !isModules) {
    context.noteDefault('cjs-dynamic', 'build.lib.formats', {
      tools: {rspack: {output: {asyncChunks: false}}},
    });
    if (!job.isOneEntry) context.note('cjs-shared', 'build.lib.entry');
    if (output.reader?.plain('exports') !== 'named')
      context.note('cjs-default', 'build.lib.formats');
  }
  addJsx(context, item, entry, facts.framework);
}

/** CommonJS and UMD are minified by default, ES modules only in part. */
function minifyOf({build, item, reader}: Job): void {
  const minify = build.expression('minify');
  if (minify === false) return;
  reader.context.note('minify', 'build.minify');
  if (item.format === 'esm') return;
  put(item.options, 'output.minify', minify instanceof Live ? minify : true);
  const terser = build.plain('terserOptions');
  if (isObject(terser) && Object.keys(terser).length > 0)
    put(item.options, 'output.minify', {
      jsOptions: {minimizerOptions: build.expression('terserOptions')},
    });
}

/** Names the entry and the file as Vite does: by `fileName`, by the package, or by the key of the entry. */
function nameFiles({reader, lib, entry, isOneEntry, output, item}: Job, isModules: boolean): void {
  const {context} = reader;
  const {pkg} = context;
  const type = isModule(context);
  const extension =
    output.format === 'cjs' || output.format === 'umd'
      ? type
        ? '.cjs'
        : '.js'
      : output.format === 'esm'
        ? type
          ? '.js'
          : '.mjs'
        : '.js';
  const ending =
    output.format === 'esm' || output.format === 'cjs' ? extension : `.${output.name}${extension}`;
  const raw = lib.raw('fileName');
  const keys = Object.keys(entry);
  const packageName = typeof pkg?.name === 'string' ? pkg.name.replace(/^@[^/]*\//, '') : undefined;
  const isStringEntry = typeof settled(lib.raw('entry')) === 'string';
  const nameOf = (key: string): {name: string; ending: string} => {
    if (raw instanceof Fn) {
      const called = lib.known(
        context.evaluator.call(raw, [output.name, key]),
        'build.lib.fileName',
      );
      return typeof called === 'string'
        ? {
            ...splitName(called),
            name: called.includes('/')
              ? called.replace(/[^/]*$/, '') + splitName(called).name
              : splitName(called).name,
          }
        : {name: key, ending};
    }
    const set = lib.plain('fileName');
    return {
      name: typeof set === 'string' ? set : isStringEntry && packageName ? packageName : key,
      ending,
    };
  };
  const pattern = output.reader && settled(output.reader.raw('entryFileNames'));
  if (isModules) {
    const root = output.reader?.plain('preserveModulesRoot');
    const folder = typeof root === 'string' ? root : commonFolder(Object.values(entry)) || 'src';
    item.options.bundle = false;
    setEntry(item, {index: sourcePatterns(folder)});
  } else if (raw === undefined && isStringEntry && !packageName && !pkg) setEntry(item, entry);
  else setEntry(item, Object.fromEntries(keys.map((key) => [nameOf(key).name, entry[key]!])));
  const shown = keys.length > 0 ? nameOf(keys[0]!) : {name: 'index', ending};
  if (typeof pattern === 'string' && pattern.startsWith('[name].'))
    setExtension(context, item, pattern.slice('[name]'.length).replace('[format]', output.name));
  else if (pkg || raw instanceof Fn || output.format === 'umd' || output.format === 'iife')
    setExtension(context, item, shown.ending);
  if (isModules || !isOneEntry) return;
  const css =
    settled(lib.raw('cssFileName')) ??
    (typeof settled(raw) === 'string' ? settled(raw) : packageName);
  if (typeof css !== 'string') return;
  if (css !== shown.name) put(item.options, 'output.filename.css', `${css}.css`);
  context.note('styles', 'build.lib.cssFileName', `\`${css}.css\``);
}

function finish(
  reader: Reader,
  build: Reader,
  lib: Reader,
  rollup: Reader,
  outputs: readonly Reader[],
): void {
  const {context} = reader;
  for (const option of codeOptions) {
    if (!reader.has(option)) continue;
    reader.raw(option);
    const quoted = context.used.find((used) => used.option === option)?.code ?? '';
    context.note(
      option === 'css' ? 'styles' : 'code',
      option,
      ...(option === 'css' ? [] : [quoted]),
    );
  }
  rollup.skip(
    'treeshake',
    'onwarn',
    'onLog',
    'input',
    'plugins',
    'preserveEntrySignatures',
    'external',
    'output',
    'logLevel',
    'checks',
    'platform',
  );
  for (const output of outputs) {
    output.skip(
      'globals',
      'exports',
      'entryFileNames',
      'chunkFileNames',
      'assetFileNames',
      'preserveModulesRoot',
      'interop',
      'format',
      'name',
      'dir',
      'sourcemap',
      'sourcemapExcludeSources',
      'esModule',
      'extend',
      'generatedCode',
      'freeze',
      'minifyInternalExports',
      'hoistTransitiveImports',
      'banner',
      'footer',
      'compact',
      'strict',
      'inlineDynamicImports',
      'preserveModules',
      'externalLiveBindings',
      'minify',
    );
    for (const key of [
      'manualChunks',
      'intro',
      'outro',
      'paths',
      'plugins',
      'advancedChunks',
      'codeSplitting',
    ])
      if (output.has(key)) writeCode(output, key);
  }
  for (const part of [reader, build, lib, rollup, ...outputs])
    for (const option of part.rest()) context.note('code', part.prefix + option);
}
