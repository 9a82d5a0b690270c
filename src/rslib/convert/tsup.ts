import {put, Reader, type Context, type Item} from './context';
import {
  asText,
  Fn,
  isObject,
  Live,
  settled,
  type Module,
  type PlainObject,
  type Value,
} from './evaluate';
import {convertPlugins, readPlugins} from './plugins';
import {
  addHook,
  addJsx,
  calledWith,
  compilerSyntax,
  defaultExtension,
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
  setGlobalName,
  setLoaders,
  setPlatform,
  setPrefixExternals,
  esmShims,
  injectStyles,
  setSourceMap,
  setTsconfig,
  syntaxOf,
  writeCode,
} from './shared';
import {syntaxBefore} from './notes';

/** Options that change nothing in the output, or that have no counterpart. */
const ignored = [
  'treeshake',
  'metafile',
  'silent',
  'watch',
  'ignoreWatch',
  'killSignal',
  'config',
  'name',
  'plugin',
  'bundle',
  'globalName',
  'removeNodeProtocol',
  'splitting',
  'clean',
];

/** Converts configurations of tsup. */
export function convertTsup(
  context: Context,
  configs: readonly PlainObject[],
  module: Module,
): Item[] {
  const readers = configs.map((config) => new Reader(context, config, module));
  const items = readers.flatMap((reader) => convertOne(reader));
  if (
    readers.every(
      (reader) =>
        settled(reader.raw('clean')) === undefined || settled(reader.raw('clean')) === false,
    )
  )
    context.noteDefault('clean', 'clean', {output: {cleanDistPath: false}});
  for (const reader of readers) {
    reader.skip(...ignored, 'entryPoints', '_');
    for (const option of reader.rest()) context.note('code', option);
  }
  return mergeTypes(context, items);
}

type Draft = Item & {isTypesOnly: boolean; entry: Value};

function entriesOf(reader: Reader, isBundle: boolean): Record<string, string | string[]> {
  const {context} = reader;
  const value = reader.plain('entry', 'entryPoints', '_');
  const list = typeof value === 'string' ? [value] : value;
  if (value === undefined) {
    if (reader.isPartial || reader.has('entry')) context.stop('glob', 'entry', 'entry');
    return {index: './src/index.ts'};
  }
  const named: [string, string][] = isObject(list)
    ? Object.entries(list).map(([name, path]) => [name, asText(reader.known(path, 'entry'))])
    : [];
  const paths = Array.isArray(list)
    ? list.map((path) => reader.known(path, 'entry'))
    : named.map(([, path]) => path);
  if (paths.some((path) => typeof path !== 'string')) context.stop('reads-files', 'entry', 'entry');
  const texts = paths as string[];
  if (isObject(list) && isBundle && texts.some(isGlob))
    context.stop('glob', 'entry', texts.join(', '));
  if (!isBundle) return {index: isObject(list) ? texts.map(localPattern) : texts.map(localPattern)};
  return isObject(list)
    ? Object.fromEntries(named.map(([name, path]) => [name, local(path)]))
    : namedByPath(filesOf(context, texts, 'entry'));
}

function convertOne(reader: Reader): Draft[] {
  const {context, module} = reader;
  const isBundle = reader.plain('bundle') !== false;
  const entry = entriesOf(reader, isBundle);
  if (reader.isPartial && !reader.has('format')) context.stop('other-file', 'format', 'format');
  const named = reader.list('format');
  if (named.length === 0) context.note('format', 'format', 'cjs');
  const list = (
    named.length === 0 ? ['cjs'] : named.flatMap((name) => asText(name).split(','))
  ).map((name) => formatNames[name.trim()]);
  if (list.includes(undefined)) context.note('format', 'format', named.map(asText).join(', '));
  const dts = reader.raw('dts');
  const dtsValue =
    reader.known(dts, 'dts') ||
    reader.plain('experimentalDts') ||
    (reader.plain('dtsOnly')
      ? {only: true}
      : reader.plain('dtsResolve')
        ? {resolve: true}
        : undefined);
  const isTypesOnly = isObject(dtsValue) && settled(dtsValue.only) === true;
  const known = list.filter((format) => format !== undefined);
  const drafts = known.map((format): Draft => ({
    format,
    options: isBundle ? {} : {bundle: false},
    isTypesOnly,
    entry,
  }));
  for (const item of drafts) convertItem(reader, item, entry, dtsValue, isBundle);
  const plugins = [...readPlugins(reader, 'esbuildPlugins'), ...readPlugins(reader, 'plugins')];
  convertPlugins(reader, drafts, plugins, 'esbuildPlugins');
  if (!isTypesOnly) convertShared(reader, drafts, isBundle);
  addHook(context, reader.raw('onSuccess'), 'onSuccess', module);
  return drafts;
}

function convertItem(
  reader: Reader,
  item: Draft,
  entry: Record<string, string | string[]>,
  dts: Value,
  isBundle: boolean,
): void {
  const {context} = reader;
  const isScript = item.format === 'iife';
  if (isScript) setGlobalName(context, item, reader.plain('globalName'), 'globalName');
  setPlatform(context, item, reader.plain('platform'));
  setEntry(item, entry);
  const outDir = reader.plain('outDir');
  setDistPath(item, outDir);
  const dist = typeof outDir === 'string' ? outDir : 'dist';
  if (reader.plain('legacyOutput') === true) {
    item.options.autoExtension = false;
    if (item.format !== 'cjs')
      put(item.options, 'output.distPath', local(`${dist}/${isScript ? 'iife' : 'esm'}`));
    if (item.format === 'esm' && !isModule(context)) context.note('esm-js', 'legacyOutput');
  }
  const extension = extensionsOf(reader, item, isScript ? 'iife' : item.format);
  if (dts && !isScript) {
    const own = isObject(dts) ? dts : {};
    const packages = isObject(dts) ? reader.known(dts.resolve, 'dts.resolve') : undefined;
    const names = Array.isArray(packages)
      ? packages.filter((name) => typeof name === 'string')
      : [];
    if (packages === true || (Array.isArray(packages) && names.length < packages.length))
      context.note('code', 'dts.resolve', 'resolve');
    if (own.compilerOptions !== undefined)
      context.note('code', 'dts.compilerOptions', 'compilerOptions');
    if (own.entry !== undefined) context.note('dts-files', 'dts.entry');
    const text = (value: Value) => settled(value);
    for (const name of ['banner', 'footer'] as const)
      if (typeof text(own[name]) === 'string') put(item.options, `${name}.dts`, text(own[name]));
    const isSame = extension?.dts !== undefined && !/\.d\.[cm]ts$/.test(extension.dts);
    item.options.dts = {
      ...(isBundle ? {bundle: names.length > 0 ? {bundledPackages: names} : true} : {}),
      ...(isSame ? {} : {autoExtension: true}),
    };
    if (isBundle) context.note('api-extractor', 'dts');
    else context.note('dts-files', 'dts');
  }
}

/** Returns the extensions of `outExtension`, and keeps that of JavaScript if it differs from Rslib's. */
function extensionsOf(
  reader: Reader,
  item: Item,
  format: string,
): {js?: string; dts?: string} | undefined {
  const {context} = reader;
  const fn = reader.raw('outExtension');
  const type = isModule(context) ? 'module' : 'commonjs';
  const result =
    fn instanceof Fn
      ? context.evaluator.call(fn, [{format, options: {format}, pkgType: type}])
      : fn;
  const known = reader.known(result, 'outExtension');
  if (isObject(known)) {
    const js = settled(known.js);
    if (
      typeof js === 'string' &&
      (!context.pkg ||
        js !== defaultExtension(context, item.format) ||
        item.options.autoExtension === false)
    )
      put(item.options, 'output.filename.js', `[name]${js}`);
    return {js: js as string, dts: settled(known.dts) as string | undefined};
  }
  if (item.format === 'umd' || format === 'iife')
    put(
      item.options,
      'output.filename.js',
      reader.plain('legacyOutput') === true ? undefined : '[name].global.js',
    );
  return undefined;
}

function convertShared(reader: Reader, drafts: readonly Draft[], isBundle: boolean): void {
  const {context} = reader;
  const external = readExternals(reader, 'external');
  const noExternal = readExternals(reader, 'noExternal');
  const minify = minifyOf(reader);
  const sourceMap = reader.expression('sourcemap');
  const target =
    syntaxOf(reader.plain('target')) ??
    syntaxOf(context.compiler && compilerSyntax(context.compiler.target));
  const define = reader.expression('define');
  const env = reader.expression('env');
  const loaders = reader.plain('loader');
  const inject = reader.raw('injectStyle');
  const publicDir = reader.plain('publicDir');
  if (inject instanceof Fn) context.note('code', 'injectStyle', inject.code);
  for (const item of drafts) {
    if (target === undefined) context.note('syntax', 'target', syntaxBefore.tsup);
    else item.options.syntax = target;
    if (isBundle) {
      setPrefixExternals(context, item, external, 'external');
      setBundled(context, item, noExternal, 'noExternal');
    } else if (external.names.length + noExternal.names.length > 0)
      context.note('bundleless-packages', 'external');
    if (minify !== false) put(item.options, 'output.minify', minify);
    setSourceMap(item, sourceMap);
    setDefine(item, define);
    setEnv(item, env);
    if (reader.plain('replaceNodeEnv') === true)
      setDefine(item, {'process.env.NODE_ENV': minify ? '"production"' : '"development"'});
    for (const name of ['banner', 'footer'] as const)
      setBanner(
        context,
        item,
        name,
        calledWith(reader, name, {format: item.format === 'umd' ? 'iife' : item.format}),
      );
    if (reader.plain('shims') === true && drafts.some(({format}) => format === 'esm'))
      item.options.shims = esmShims;
    if (inject === true || inject instanceof Fn) injectStyles(context, item);
    setLoaders(context, item, loaders);
    if (publicDir)
      setCopy(item, [{from: local(typeof publicDir === 'string' ? publicDir : 'public')}]);
    setTsconfig(item, reader.plain('tsconfig'));
    jsxOptions(reader, item);
    if (item.format === 'cjs' && minify !== false)
      context.noteDefault('minify', 'minify', {shims: {cjs: {'import.meta.url': false}}});
    if (item.format === 'cjs' && reader.plain('cjsInterop') === true)
      context.note('cjs-default', 'cjsInterop');
  }
  keepClassFields(context, drafts);
  notesOf(reader, drafts, isBundle);
}

function notesOf(reader: Reader, drafts: readonly Draft[], isBundle: boolean): void {
  const {context} = reader;
  const splitting = reader.raw('splitting');
  if (isBundle && drafts.some(({format}) => format === 'esm' || format === 'cjs'))
    context.note('chunks', splitting === undefined ? 'entry' : 'splitting');
  const isNeutral = reader.plain('platform') === 'neutral';
  if (
    reader.plain('removeNodeProtocol') !== false &&
    drafts.some((item) => !isWeb(item) || isNeutral)
  )
    context.note('node-protocol', 'removeNodeProtocol');
  if (!isBundle) context.note('bundleless-ext', 'bundle');
  if (!isBundle && drafts.filter(({options}) => options.dts).length > 1)
    context.note('dts-two', 'dts');
  if (reader.plain('skipNodeModulesBundle') === true)
    context.note('external-auto', 'skipNodeModulesBundle');
  for (const option of ['esbuildOptions', 'swc', 'inject'] as const)
    if (reader.has(option)) writeCode(reader, option);
  const isWithJsx = drafts[0];
  if (isWithJsx && isBundle) for (const item of drafts) addJsx(context, item, item.entry);
}

/** Returns the value of `output.minify`; options that esbuild splits are those of SWC's minifier. */
function minifyOf(reader: Reader): Value {
  const {context} = reader;
  const minify = reader.expression('minify');
  const parts = ['minifyWhitespace', 'minifyIdentifiers', 'minifySyntax'].map((key) =>
    Boolean(reader.plain(key)),
  );
  const minimizer: PlainObject = {};
  const terser = reader.plain('terserOptions');
  if (isObject(terser)) Object.assign(minimizer, reader.expression('terserOptions') as PlainObject);
  if (minify === 'terser') context.note('minify', 'minify', 'terser');
  if (!minify && parts.includes(true))
    Object.assign(minimizer, {minify: parts[0]!, mangle: parts[1]!, compress: parts[2]!});
  const add = (key: string, values: PlainObject) =>
    (minimizer[key] = {...(isObject(minimizer[key]) ? minimizer[key] : {}), ...values});
  const pure = reader.list('pure').filter((name) => typeof name === 'string');
  const isOn = Boolean(minify) || parts.includes(true);
  if (isOn && pure.length > 0) add('compress', {pure_funcs: pure});
  if (isOn && reader.plain('keepNames') === true) {
    add('mangle', {keep_fnames: true, keep_classnames: true});
    add('compress', {keep_fnames: true, keep_classnames: true});
  }
  if (Object.keys(minimizer).length > 0 && isOn) return {jsOptions: {minimizerOptions: minimizer}};
  return minify instanceof Live ? minify : Boolean(minify);
}

function jsxOptions(reader: Reader, item: Item): void {
  const set = {pragma: reader.plain('jsxFactory'), pragmaFrag: reader.plain('jsxFragment')};
  const isSet = Object.entries(set).filter(([, value]) => typeof value === 'string');
  if (isSet.length > 0)
    put(item.options, 'tools.swc.jsc.transform.react', {
      runtime: 'classic',
      ...Object.fromEntries(isSet),
    });
}

/** Moves declarations of a configuration that writes nothing else into the items with the same entry. */
function mergeTypes(context: Context, drafts: readonly Draft[]): Item[] {
  const code = drafts.filter(({isTypesOnly}) => !isTypesOnly);
  for (const types of drafts.filter(({isTypesOnly}) => isTypesOnly)) {
    context.note('dts-only', 'dts.only');
    const sameEntry = code.filter(
      ({entry}) =>
        JSON.stringify(Object.values(entry as PlainObject)) ===
        JSON.stringify(Object.values(types.entry as PlainObject)),
    );
    const target =
      sameEntry.find(({format, options}) => format === types.format && !options.dts) ??
      sameEntry.find(({options}) => !options.dts);
    if (!target) {
      if (sameEntry.length === 0) code.push(types);
      continue;
    }
    const folder = (item: Item) =>
      (item.options.output as PlainObject | undefined)?.distPath ?? './dist';
    target.options.dts = {
      ...(types.options.dts as PlainObject),
      ...(folder(types) === folder(target) ? {} : {distPath: folder(types)}),
    };
  }
  return code.map(({format, options}) => ({format, options}));
}
