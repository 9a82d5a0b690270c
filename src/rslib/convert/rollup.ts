import {put, Reader, type Context, type Item} from './context';
import {
  asText,
  Fn,
  isObject,
  settled,
  Unread,
  type Module,
  type PlainObject,
  type Value,
} from './evaluate';
import {syntaxBefore} from './notes';
import {convertPlugins, readPlugins, type Plugin, type PluginFacts} from './plugins';
import {
  addJsx,
  calledWith,
  commonFolder,
  compilerSyntax,
  formatNames,
  isWeb,
  keepClassFields,
  local,
  readExternals,
  setBanner,
  setDistPath,
  setEntry,
  setExactExternals,
  setExtension,
  setGlobalName,
  setSourceMap,
  sourcePatterns,
  stemOf,
  syntaxOf,
  writeCode,
} from './shared';

export const formatWords = /^(.+?)\.(es|esm|mjs|cjs|umd|iife|global|module|common|amd)$/;

/** Returns the name of an entry and the rest of the file name: `scale` and `.umd.js`. */
export function splitName(file: string): {name: string; ending: string} {
  const base = file.replace(/^.*\//, '');
  const [, stem = base, extension = ''] = /^(.*?)(\.[cm]?js)$/.exec(base) ?? [];
  const match = formatWords.exec(stem);
  return match
    ? {name: match[1]!, ending: `.${match[2]}${extension}`}
    : {name: stem, ending: extension || '.js'};
}

type Entry = Record<string, string>;

/** Returns the entries of `input` by name: the key, or the name of the file. */
export function inputOf(reader: Reader, key: string): Entry | undefined {
  const value = reader.plain(key);
  const one = (path: Value): string | undefined => {
    const known = reader.known(path, reader.prefix + key);
    return typeof known === 'string' ? known : undefined;
  };
  const pairs =
    typeof value === 'string'
      ? [[stemOf(value), value]]
      : Array.isArray(value)
        ? value.map((path) => [stemOf(one(path) ?? ''), one(path)])
        : isObject(value)
          ? Object.entries(value).map(([name, path]) => [name, one(path)])
          : [];
  if (pairs.length === 0 || pairs.some(([, path]) => path === undefined)) return undefined;
  return Object.fromEntries(pairs.map(([name, path]) => [name!, local(path!)]));
}

/** Options of the tool's own work, without an effect on what the package contains. */
const ignored = [
  'watch',
  'onwarn',
  'onLog',
  'logLevel',
  'perf',
  'cache',
  'maxParallelFileOps',
  'maxParallelFileReads',
  'experimentalCacheExpiry',
  'experimentalLogSideEffects',
  'preserveEntrySignatures',
  'preserveSymlinks',
  'strictDeprecations',
  'shimMissingExports',
  'makeAbsoluteExternalsRelative',
  'treeshake',
  'fs',
  'jsx',
  'context',
  'moduleContext',
  'acorn',
  'acornInjectPlugins',
];
const ignoredOutput = [
  'interop',
  'esModule',
  'externalLiveBindings',
  'freeze',
  'generatedCode',
  'hoistTransitiveImports',
  'indent',
  'minifyInternalExports',
  'sanitizeFileName',
  'sourcemapExcludeSources',
  'sourcemapFileNames',
  'sourcemapPathTransform',
  'sourcemapBaseUrl',
  'sourcemapIgnoreList',
  'sourcemapDebugIds',
  'strict',
  'systemNullSetters',
  'validate',
  'dynamicImportInCjs',
  'compact',
  'chunkFileNames',
  'assetFileNames',
  'experimentalMinChunkSize',
  'noConflict',
  'extend',
  'amd',
  'importAttributesKey',
  'externalImportAttributes',
  'externalImportAssertions',
  'hashCharacters',
  'reexportProtoFromExternal',
  'onlyExplicitManualChunks',
  'virtualDirname',
  'namespaceToStringTag',
  'preserveModulesRoot',
  'globals',
  'exports',
];
const codeOutput = [
  'manualChunks',
  'intro',
  'outro',
  'paths',
  'advancedChunks',
  'codeSplitting',
  'postBanner',
  'postFooter',
];

export function convertRollup(
  context: Context,
  configs: readonly PlainObject[],
  module: Module,
): Item[] {
  const all = configs.map((config) => {
    const reader = new Reader(context, config, module);
    const plugins = readPlugins(reader, 'plugins');
    return {
      reader,
      plugins,
      isTypes: plugins.some(
        ({from}) => from === 'rollup-plugin-dts' || from === 'rolldown-plugin-dts',
      ),
    };
  });
  const items = all
    .filter(({isTypes}) => !isTypes)
    .flatMap(({reader, plugins}) => convertOne(reader, plugins));
  for (const {reader} of all.filter(({isTypes}) => isTypes)) addTypes(reader, items);
  if (!all.some(({plugins}) => plugins.some(({from}) => /delete|cleaner|del$/.test(from))))
    context.noteDefault('clean', 'output', {output: {cleanDistPath: false}});
  const folders = new Set<string>();
  for (const item of items) {
    if (item.options.dts === undefined) continue;
    const isSecond = item.options.dts === true && folders.has(item.folder);
    if (isSecond || item.format === 'umd' || item.format === 'iife') delete item.options.dts;
    else folders.add(item.folder);
  }
  context.note('comments', 'output');
  if (items.every(({options}) => options.dts === undefined) && !context.notes.has('api-extractor'))
    context.noteDefault('dts', 'plugins', {dts: true});
  return items.map(({format, options}) => ({format, options}));
}

type Draft = Item & {entry: Entry | undefined; stem: string; folder: string};

function convertOne(reader: Reader, plugins: readonly Plugin[]): Draft[] {
  const {context, module} = reader;
  const outputs = reader
    .list('output')
    .filter(isObject)
    .map((output) => new Reader(context, output, module, 'output.'));
  if (outputs.length === 0 || (reader.isPartial && !reader.has('output')))
    context.stop('other-file', 'output', 'output');
  const external = readExternals(reader, 'external');
  const tsEntry = outputs.some((output) => settled(output.raw('preserveModules')) === true);
  const input = inputOf(reader, 'input') ?? inputOf(reader, '_');
  if (!input && !tsEntry) context.stop(unknownId(reader), 'input', 'input');
  const drafts = outputs.flatMap((output): Draft[] => {
    const item = convertOutput(reader, output, input, plugins, external);
    return item ? [item] : [];
  });
  reader.skip(...ignored);
  for (const option of reader.rest()) context.note('code', option);
  return drafts;
}

const unknownId = (reader: Reader) => {
  const value = reader.raw('input');
  return value instanceof Unread && value.why === 'reads-files'
    ? ('reads-files' as const)
    : ('glob' as const);
};

function convertOutput(
  reader: Reader,
  output: Reader,
  input: Entry | undefined,
  plugins: readonly Plugin[],
  external: ReturnType<typeof readExternals>,
): Draft | undefined {
  const {context} = reader;
  const name = output.plain('format') ?? 'es';
  const format = formatNames[asText(name)];
  if (!format) {
    context.note('format', 'output.format', asText(name));
    return undefined;
  }
  const isModules =
    output.plain('preserveModules') === true && (format === 'esm' || format === 'cjs');
  const file = output.plain('file');
  const dir = output.plain('dir');
  const item: Draft = {
    format,
    options: isModules ? {bundle: false} : {},
    entry: input,
    stem: '',
    folder: '',
  };
  const isScript = format === 'umd' || format === 'iife';
  if (isScript) {
    setGlobalName(context, item, output.plain('name'), 'output.name');
    if (output.plain('extend') === true) {
      context.note('extend', 'output.extend');
      if (format === 'iife')
        put(item.options, 'tools.rspack.output.library.type', 'assign-properties');
    }
  }
  const facts = convertPlugins(reader, [item], [...plugins, ...readPlugins(output, 'plugins')]);
  if (facts.isBrowser) put(item.options, 'output.target', 'web');
  item.folder =
    typeof file === 'string'
      ? file.replace(/\/?[^/]*$/, '') || '.'
      : typeof dir === 'string'
        ? dir
        : 'dist';
  setDistPath(item, item.folder);
  nameFiles(reader, output, item, isModules, typeof file === 'string' ? file : undefined);
  compileOptions(reader, item, facts);
  const minify = output.plain('minify');
  if (facts.minify || minify === true) put(item.options, 'output.minify', true);
  setSourceMap(item, output.expression('sourcemap'));
  for (const key of ['banner', 'footer'] as const)
    setBanner(context, item, key, calledWith(output, key));
  if (output.plain('inlineDynamicImports') === true)
    put(item.options, 'tools.rspack.output.asyncChunks', false);
  externalsOf(reader, output, item, facts, external, isModules);
  outputNotes(reader, output, item, facts, minify === true || facts.minify === true, isModules);
  output.skip(...ignoredOutput);
  for (const key of codeOutput) if (output.has(key)) writeCode(output, key);
  for (const option of output.rest()) context.note('code', `output.${option}`);
  return item;
}

function nameFiles(
  reader: Reader,
  output: Reader,
  item: Draft,
  isModules: boolean,
  file: string | undefined,
): void {
  const {context} = reader;
  const raw = output.raw('entryFileNames');
  const called =
    raw instanceof Fn ? context.evaluator.call(raw, [{name: '[name]', isEntry: true}]) : raw;
  const pattern = output.known(called, 'output.entryFileNames');
  if (isModules) {
    const root = output.plain('preserveModulesRoot');
    const paths = Object.values(item.entry ?? {});
    const folder =
      typeof root === 'string' ? root : paths.length > 0 ? commonFolder(paths) || 'src' : 'src';
    setEntry(item, {index: sourcePatterns(folder)});
  } else if (item.entry) {
    const names = Object.keys(item.entry);
    const named = file && names.length === 1 ? splitName(file) : undefined;
    item.stem = named?.name ?? names[0]!;
    setEntry(item, named ? {[named.name]: Object.values(item.entry)[0]!} : item.entry);
    if (named) setExtension(context, item, named.ending);
  }
  if (!file) {
    const ending =
      typeof pattern === 'string'
        ? pattern.replace('[format]', item.format === 'esm' ? 'es' : item.format)
        : '[name].js';
    if (ending.startsWith('[name].') && !ending.includes('[hash'))
      setExtension(context, item, ending.slice('[name]'.length));
    else if (ending !== '[name].js')
      put(
        item.options,
        'output.filename.js',
        ending.replace(/\[hash(?::\d+)?\]/, '[contenthash:8]'),
      );
  }
  const ending =
    isObject(item.options.output) && isObject(item.options.output.filename)
      ? asText(item.options.output.filename.js)
      : '';
  if (
    item.format === 'esm' &&
    ending.endsWith('.js') &&
    context.pkg &&
    context.pkg.type !== 'module'
  )
    context.note('esm-js', 'output.file');
}

/** Sets the syntax and the class fields that the plugin for TypeScript took from tsconfig.json. */
function compileOptions(reader: Reader, item: Item, facts: PluginFacts): void {
  const {context} = reader;
  const syntax =
    syntaxOf(facts.syntax) ??
    (facts.reads
      ? syntaxOf(context.compiler && compilerSyntax(context.compiler.target))
      : undefined);
  if (syntax === undefined) context.note('syntax', 'plugins', syntaxBefore.rollup);
  else item.options.syntax = syntax;
  if (facts.reads) keepClassFields(context, [item]);
  else if (!context.compiler) context.note('tsconfig', 'tsconfig.json');
  if (facts.declares) item.options.dts = true;
  if (facts.dts) item.options.dts = facts.dts.bundle ? {bundle: true} : true;
  if (facts.dts?.bundle) context.note('api-extractor', 'plugins');
}

function externalsOf(
  reader: Reader,
  output: Reader,
  item: Item,
  facts: PluginFacts,
  external: ReturnType<typeof readExternals>,
  isModules: boolean,
): void {
  const {context} = reader;
  if (isModules) {
    context.note('bundleless-packages', 'external', ...external.names);
    return;
  }
  if (item.format === 'umd' || item.format === 'iife') {
    setGlobals(context, item, external, output.plain('globals'), 'output.globals');
    return;
  }
  if (facts.external === 'peers') {
    const peers = isObject(context.pkg?.peerDependencies)
      ? Object.keys(context.pkg.peerDependencies)
      : [];
    setExactExternals(
      context,
      item,
      {...external, names: [...external.names, ...peers]},
      'external',
      false,
    );
  } else
    setExactExternals(
      context,
      item,
      external,
      'external',
      facts.external === 'all' || !facts.resolves,
    );
}

/** Sets the externals of a script: a global variable in the browser, the package elsewhere. */
export function setGlobals(
  context: Context,
  item: Item,
  external: ReturnType<typeof readExternals>,
  globals: Value,
  option: string,
): void {
  const names: PlainObject = isObject(globals) ? globals : {};
  if (globals instanceof Fn) context.note('code', option, globals.code);
  const guess = (name: string) =>
    name
      .replace(/^@/, '')
      .replace(/[^\w$]+(\w)?/g, (_, letter: string | undefined) => letter?.toUpperCase() ?? '');
  const list = [
    ...new Set([
      ...external.names,
      ...Object.keys(names).filter((name) =>
        external.expressions.some((expression) => expression.test(name)),
      ),
    ]),
  ];
  const entries = list.map((name) => {
    const root = settled(names[name]);
    const path =
      typeof root === 'string' ? (root.includes('.') ? root.split('.') : root) : guess(name);
    if (item.format === 'iife')
      return [name, typeof root === 'string' ? root : guess(name)] as const;
    return [name, {root: path, commonjs: name, commonjs2: name, amd: name}] as const;
  });
  if (entries.length > 0)
    put(item.options, 'output.externals', Object.fromEntries(entries) as PlainObject);
}

function outputNotes(
  reader: Reader,
  output: Reader,
  item: Draft,
  facts: PluginFacts,
  isMinified: boolean,
  isModules: boolean,
): void {
  const {context} = reader;
  const isSeveral = Object.keys(item.entry ?? {}).length > 1;
  const exported = output.plain('exports');
  if (isModules) {
    context.note('bundleless-files', 'output.preserveModules');
    if (item.options.dts) context.note('dts-files', 'output.preserveModules');
  } else if (item.format === 'esm' && isSeveral) context.note('chunks', 'input');
  if (item.format === 'cjs') {
    if (isSeveral && !isModules) context.note('cjs-shared', 'input');
    if (exported !== 'named') context.note('cjs-default', 'output.exports');
    if (isWeb(item) && !isModules) context.note('cjs-dynamic', 'output.format');
    if (isMinified)
      context.noteDefault('minify', 'plugins', {shims: {cjs: {'import.meta.url': false}}});
  }
  addJsx(context, item, item.entry, facts.framework);
}

/** Adds bundled declarations of a configuration with rollup-plugin-dts to the item with the same name. */
function addTypes(reader: Reader, items: readonly Draft[]): void {
  const {context, module} = reader;
  reader.skip('input', 'external', ...ignored);
  context.note('api-extractor', 'plugins');
  for (const value of reader.list('output').filter(isObject)) {
    const output = new Reader(context, value, module, 'output.');
    const file = output.plain('file');
    const dir = output.plain('dir');
    output.skip('format', ...ignoredOutput, 'sourcemap', 'entryFileNames', 'banner');
    const folder =
      typeof file === 'string'
        ? file.replace(/\/?[^/]*$/, '') || '.'
        : typeof dir === 'string'
          ? dir
          : 'dist';
    const [, stem, kind = ''] =
      (typeof file === 'string' && /([^/]+)\.d\.([cm]?)ts$/.exec(file)) || [];
    const isFor = (item: Draft) =>
      item.format === (kind === 'c' ? 'cjs' : kind === 'm' ? 'esm' : item.format);
    const candidates = items.filter((item) => item.format === 'esm' || item.format === 'cjs');
    const free = candidates.filter(
      ({options}) => options.dts === undefined || options.dts === true,
    );
    const target =
      free.find((item) => (stem === undefined || item.stem === stem) && isFor(item)) ??
      free.find(isFor) ??
      free[0] ??
      items[0];
    if (!target) continue;
    if (stem !== undefined && target.stem !== stem && target.stem !== '')
      context.note('names', 'output.file', `${stem}.d.${kind}ts → ${target.stem}.d.${kind}ts`);
    target.options.dts = {
      bundle: true,
      ...(kind === '' ? {} : {autoExtension: true}),
      ...(local(folder) === local(target.folder) ? {} : {distPath: local(folder)}),
    };
  }
}
