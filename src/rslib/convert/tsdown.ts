import {put, Reader, type Context, type Format, type Item} from './context';
import {asText, Fn, isObject, settled, type Module, type PlainObject, type Value} from './evaluate';
import {syntaxBefore} from './notes';
import {convertPlugins, readPlugins, setAlias} from './plugins';
import {
  addHook,
  addJsx,
  calledWith,
  commonFolder,
  filesOf,
  formatNames,
  isGlob,
  isModule,
  isWeb,
  keepClassFields,
  local,
  localPattern,
  namedByPath,
  readExternals,
  setBanner,
  setBundled,
  setCopy,
  setDefine,
  setDistPath,
  setEntry,
  setEnv,
  setExactExternals,
  setExtension,
  setGlobalName,
  setLoaders,
  setPlatform,
  esmShims,
  injectStyles,
  setSourceMap,
  setTsconfig,
  sourcePatterns,
  syntaxOf,
  writeCode,
} from './shared';

/** Options of the tool's own work, without an effect on what the package contains. */
const ignored = [
  'watch',
  'ignoreWatch',
  'logLevel',
  'silent',
  'name',
  'report',
  'unused',
  'devtools',
  'debug',
  'failOnWarn',
  'customLogger',
  'cwd',
  'config',
  'configLoader',
  'treeshake',
  'write',
  'workspace',
  'envFile',
  'envPrefix',
  'fromVite',
  'globImport',
  'hash',
  'cjsDefault',
  'nonJs',
  'root',
  'checks',
  'bundle',
  'globalName',
  'fixedExtension',
  'tsconfig',
];
const codeOptions = ['inputOptions', 'outputOptions', 'css', 'exe', 'banners'];

export function convertTsdown(
  context: Context,
  configs: readonly PlainObject[],
  module: Module,
): Item[] {
  const single = configs.flatMap((config): PlainObject[] => {
    const {format} = config;
    if (!isObject(format)) return [config];
    return Object.entries(format).map(([name, own]) => ({
      ...config,
      ...(isObject(own) ? own : {}),
      format: name,
    }));
  });
  return single.flatMap((config) => convertOne(new Reader(context, config, module)));
}

/** Returns true if package.json names declarations, so that tsdown writes them by default. */
const hasTypes = (context: Context): boolean =>
  /"(?:types|typings)":/.test(
    JSON.stringify([
      context.pkg?.types && {types: 1},
      context.pkg?.typings && {types: 1},
      context.pkg?.exports ?? null,
    ]),
  );

function convertOne(reader: Reader): Item[] {
  const {context, module} = reader;
  if (reader.isPartial && !reader.has('entry')) context.stop('other-file', 'entry', 'entry');
  const isBundle = !(reader.plain('unbundle') === true || reader.plain('bundle') === false);
  const names = reader.list('format').flatMap((name) => asText(name).split(','));
  const items = (names.length === 0 ? ['esm'] : names).flatMap((name): Item[] => {
    const format = formatNames[name.trim()];
    if (!format) context.note('format', 'format', name);
    return format ? [{format, options: isBundle ? {} : {bundle: false}}] : [];
  });
  const entry = entriesOf(reader, isBundle);
  for (const item of items) convertItem(reader, item, entry, isBundle);
  const facts = convertPlugins(reader, items, readPlugins(reader, 'plugins'));
  if (!facts.framework)
    for (const item of items) addJsx(context, item, entry.index && !isBundle ? {} : entry);
  if (facts.minify) for (const item of items) put(item.options, 'output.minify', true);
  finish(reader, items, entry, isBundle);
  addHook(context, reader.raw('onSuccess'), 'onSuccess', module);
  return items;
}

function entriesOf(reader: Reader, isBundle: boolean): Record<string, string | string[]> {
  const {context} = reader;
  const value = reader.plain('entry', '_');
  if (value === undefined)
    return isBundle ? {index: './src/index.ts'} : {index: sourcePatterns('src')};
  const list = typeof value === 'string' ? [value] : value;
  const values = Array.isArray(list) ? list : isObject(list) ? Object.values(list).flat() : [];
  const paths = values.map((path) => reader.known(path, 'entry'));
  if (paths.length === 0 || paths.some((path) => typeof path !== 'string'))
    context.stop('reads-files', 'entry', 'entry');
  const texts = paths as string[];
  if (!isBundle) {
    const root = reader.plain('root');
    const isPattern = texts.some(isGlob);
    if (isPattern && texts.every((text) => isGlob(text))) return {index: texts.map(localPattern)};
    return {
      index: sourcePatterns(
        typeof root === 'string'
          ? root
          : commonFolder(texts.filter((text) => !isGlob(text))) || 'src',
      ),
    };
  }
  if (!isObject(list)) return namedByPath(filesOf(context, texts, 'entry'));
  if ([...texts, ...Object.keys(list)].some(isGlob))
    context.stop('glob', 'entry', texts.join(', '));
  return Object.fromEntries(Object.keys(list).map((name, index) => [name, local(texts[index]!)]));
}

function convertItem(
  reader: Reader,
  item: Item,
  entry: Record<string, string | string[]>,
  isBundle: boolean,
): void {
  const {context} = reader;
  const platform = reader.plain('platform');
  const isScript = item.format === 'iife' || item.format === 'umd';
  const name = item.format;
  if (isScript) setGlobalName(context, item, reader.plain('globalName'), 'globalName');
  setPlatform(context, item, platform);
  setEntry(item, entry);
  setDistPath(item, reader.plain('outDir'));
  if (reader.plain('clean') === false) put(item.options, 'output.cleanDistPath', false);
  const fixed = reader.plain('fixedExtension') ?? (platform === undefined || platform === 'node');
  const dts = typesOf(reader, item, isBundle);
  nameFiles(reader, item, name, fixed === true, dts);
  const target = reader.plain('target');
  const syntax = target === false ? 'esnext' : syntaxOf(target);
  const engines = context.pkg?.engines;
  const hasEngine = isObject(engines) && typeof engines.node === 'string';
  if (syntax !== undefined) item.options.syntax = syntax;
  else if (!hasEngine || isWeb(item)) context.noteDefault('syntax', 'target', {syntax: 'esnext'});
  convertValues(reader, item, isBundle);
}

function nameFiles(
  reader: Reader,
  item: Item,
  format: Format,
  isFixed: boolean,
  dts: boolean,
): void {
  const {context} = reader;
  const raw = reader.raw('outExtensions', 'outExtension');
  const called =
    raw instanceof Fn
      ? context.evaluator.call(raw, [
          {
            options: {},
            format: format === 'esm' ? 'es' : format,
            pkgType: isModule(context) ? 'module' : 'commonjs',
          },
        ])
      : raw;
  const own = reader.known(called, 'outExtensions');
  const ends = isObject(own) ? own : {};
  const js = settled(ends.js);
  if (format === 'iife' || format === 'umd')
    put(
      item.options,
      'output.filename.js',
      `[name].${format}${typeof js === 'string' ? js : '.js'}`,
    );
  else if (typeof js === 'string') setExtension(context, item, js);
  else if (isFixed) {
    const extension = format === 'esm' ? '.mjs' : '.cjs';
    if (context.pkg) setExtension(context, item, extension);
    else put(item.options, 'output.filename.js', `[name]${extension}`);
    if (format === 'esm' && isModule(context))
      context.note('names', 'fixedExtension', dts ? '`.d.mts` → `.d.ts`' : '`.mjs`');
  }
}

function typesOf(reader: Reader, item: Item, isBundle: boolean): boolean {
  const {context} = reader;
  const raw = reader.plain('dts') ?? hasTypes(context);
  if (!raw || item.format === 'iife' || item.format === 'umd') return false;
  const own = isObject(raw) ? raw : {};
  const inlined = reader.known(own.resolve, 'dts.resolve');
  const packages = Array.isArray(inlined) ? inlined.filter((name) => typeof name === 'string') : [];
  item.options.dts = {
    ...(isBundle ? {bundle: packages.length > 0 ? {bundledPackages: packages} : true} : {}),
    autoExtension: true,
  };
  const {tsgo, tsconfig, emitDtsOnly} = own;
  if (settled(tsgo)) put(item.options, 'dts.tsgo', true);
  setTsconfig(item, settled(tsconfig));
  if (settled(emitDtsOnly)) context.note('dts-only', 'dts.emitDtsOnly');
  if (isBundle) context.note('api-extractor', 'dts');
  else context.note('dts-files', 'dts');
  return true;
}

function convertValues(reader: Reader, item: Item, isBundle: boolean): void {
  const {context} = reader;
  const minify = reader.expression('minify');
  const isObjectMinify = isObject(minify);
  if (minify === 'dce-only') context.note('minify', 'minify', 'dce-only');
  else if (minify) {
    put(item.options, 'output.minify', isObjectMinify ? true : minify);
    if (isObjectMinify) context.note('minify', 'minify');
    if (item.format === 'cjs')
      context.noteDefault('minify', 'minify', {shims: {cjs: {'import.meta.url': false}}});
  }
  setSourceMap(item, reader.expression('sourcemap'));
  setDefine(item, reader.expression('define'));
  setEnv(item, reader.expression('env'));
  const output = {format: item.format === 'esm' ? 'es' : item.format, fileName: ''};
  for (const name of ['banner', 'footer'] as const)
    setBanner(context, item, name, calledWith(reader, name, output));
  if (reader.plain('shims') === true && item.format === 'esm') item.options.shims = esmShims;
  if (reader.plain('injectStyle') === true) injectStyles(context, item);
  setAlias(context, item, reader.plain('alias'), 'alias');
  setLoaders(context, item, reader.plain('loader', 'moduleTypes'));
  setTsconfig(item, reader.plain('tsconfig'));
  const deps = reader.nested('deps');
  const never = deps.has('neverBundle')
    ? readExternals(deps, 'neverBundle')
    : readExternals(reader, 'external');
  const always = deps.has('alwaysBundle')
    ? readExternals(deps, 'alwaysBundle')
    : readExternals(reader, 'noExternal');
  const option = deps.has('neverBundle') ? 'deps.neverBundle' : 'external';
  deps.skip(
    'onlyAllowBundle',
    'onlyBundle',
    'skipNodeModulesBundle',
    'dts',
    'neverBundle',
    'alwaysBundle',
    'resolveDepSubpath',
  );
  reader.skip('inlineOnly', 'skipNodeModulesBundle', 'external', 'noExternal');
  if (
    reader.plain('skipNodeModulesBundle') === true ||
    deps.plain('skipNodeModulesBundle') === true
  )
    context.note('external-auto', 'skipNodeModulesBundle');
  if (!isBundle) context.note('bundleless-packages', option, ...never.names);
  else {
    setExactExternals(context, item, never, option, true);
    setBundled(
      context,
      item,
      always,
      deps.has('alwaysBundle') ? 'deps.alwaysBundle' : 'noExternal',
    );
  }
}

function finish(
  reader: Reader,
  items: readonly Item[],
  entry: Record<string, string | string[]>,
  isBundle: boolean,
): void {
  const {context} = reader;
  const copies = reader.list('copy', 'publicDir').flatMap((value): PlainObject[] => {
    const path = isObject(value) ? settled(value.from) : value === true ? 'public' : value;
    if (typeof path !== 'string' && !Array.isArray(path)) return [];
    const dist = asText(reader.plain('outDir') ?? 'dist');
    const given = isObject(value) ? settled(value.to) : undefined;
    const target =
      typeof given === 'string'
        ? local(given)
            .replace(local(dist), '.')
            .replace(/^\.\/?/, '')
        : '';
    return [path]
      .flat()
      .filter((from) => typeof from === 'string')
      .map((from) => {
        const name = from.replace(/\/$/, '').split('/').pop()!;
        const isFolder = !/\.\w+$/.test(name) && !isGlob(from);
        const to = target || (isFolder && given === undefined && value !== true ? name : '');
        return {from: local(from), ...(to ? {to} : {})};
      });
  });
  if (items[0]) setCopy(items[0], copies);
  for (const [option, call, from] of [
    ['publint', 'pluginPublint()', 'rsbuild-plugin-publint'],
    ['attw', 'pluginAreTheTypesWrong()', 'rsbuild-plugin-arethetypeswrong'],
  ] as const)
    if (reader.plain(option) && items[0])
      for (const item of items) context.addPlugin(item, call, from);
  if (reader.plain('exports')) context.note('exports', 'exports');
  const protocol = reader.plain('nodeProtocol') ?? reader.plain('removeNodeProtocol');
  if (protocol === true || protocol === 'strip') context.note('node-protocol', 'nodeProtocol');
  const isSeveral = isBundle && Object.keys(entry).length > 1;
  if (items.some(({format}) => format === 'cjs')) {
    context.note('cjs-default', 'cjsDefault');
    if (isSeveral) context.note('cjs-shared', 'entry');
    if (items.some((item) => item.format === 'cjs' && isWeb(item)))
      context.noteDefault('cjs-dynamic', 'platform', {
        tools: {rspack: {output: {asyncChunks: false}}},
      });
  }
  if (!isBundle) {
    context.note('bundleless-files', 'unbundle');
    if (items.filter(({options}) => options.dts).length > 1) context.note('dts-two', 'dts');
  } else if (isSeveral && items.some(({format}) => format === 'esm'))
    context.note('chunks', 'entry');
  if (!items.some(({options}) => options.dts)) context.noteDefault('dts', 'dts', {dts: true});
  context.notes.get('syntax')?.values.add(syntaxBefore.tsdown);
  keepClassFields(context, items);
  for (const option of codeOptions) if (reader.has(option)) writeCode(reader, option);
  const hooks = reader.raw('hooks');
  const named: [string, Value][] = isObject(hooks) ? Object.entries(hooks) : [['hooks', hooks]];
  for (const [name, hook] of named) {
    if (!(hook instanceof Fn)) continue;
    context.addUnread(`hooks.${name}`, hook);
    context.note('code', `hooks.${name}`, hook.code);
  }
  reader.skip(...ignored);
  for (const option of reader.rest()) context.note('code', option);
}
