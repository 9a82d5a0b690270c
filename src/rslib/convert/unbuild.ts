import {put, Reader, type Context, type Format, type Item} from './context';
import {
  asText,
  Fn,
  isObject,
  join,
  settled,
  type Module,
  type PlainObject,
  type Value,
} from './evaluate';
import {syntaxBefore} from './notes';
import {setAlias} from './plugins';
import {
  addHook,
  addJsx,
  filesOf,
  local,
  readExternals,
  setDefine,
  setDistPath,
  setEntry,
  setExtension,
  setPrefixExternals,
  setSourceMap,
  syntaxOf,
  writeCode,
} from './shared';

const ignored = [
  'name',
  'rootDir',
  'stub',
  'stubOptions',
  'parallel',
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'clean',
  'preset',
  'watch',
  'watchOptions',
  '_',
];
const ignoredRollup = [
  'watch',
  'cjsBridge',
  'polyfillNode',
  'preserveDynamicImports',
  'resolve',
  'json',
  'commonjs',
  'dts',
];

type Entry = {
  input: string;
  name?: string;
  builder?: string;
  format?: string;
  ext?: string;
  outDir?: string;
  pattern?: Value;
  declaration?: Value;
};

export function convertUnbuild(
  context: Context,
  configs: readonly PlainObject[],
  module: Module,
): Item[] {
  return configs.flatMap((config) => convertOne(new Reader(context, config, module)));
}

/** Returns the entries that `package.json` implies: files of `dist` stand for files of `src`. */
function inferred(context: Context): Entry[] {
  const files: string[] = [];
  const collect = (value: Value): void => {
    if (typeof value === 'string') files.push(value);
    else if (isObject(value)) Object.values(value).forEach(collect);
  };
  for (const field of ['main', 'module', 'types', 'bin', 'exports']) collect(context.pkg?.[field]);
  const names = files
    .map((file) => /^(?:\.\/)?dist\/(.+?)\.(?:d\.)?[cm]?[jt]s$/.exec(file)?.[1])
    .filter((name) => name !== undefined);
  return [...new Set(names)].map((name) => ({input: `src/${name}`}));
}

function entriesOf(reader: Reader): Entry[] {
  const {context} = reader;
  const list = reader.list('entries');
  if (list.length === 0) {
    const found = inferred(context);
    if (found.length === 0) context.stop(context.pkg ? 'glob' : 'package', 'entries', 'entries');
    return found;
  }
  return list.map((value): Entry => {
    const entry = isObject(value) ? value : {input: value};
    const input = reader.known(entry.input, 'entries');
    if (typeof input !== 'string') return context.stop('glob', 'entries', 'entries');
    return {
      ...(Object.fromEntries(
        Object.entries(entry).map(([key, item]) => [key, settled(item)]),
      ) as Entry),
      input,
    };
  });
}

function convertOne(reader: Reader): Item[] {
  const {context} = reader;
  if (reader.isPartial && !reader.has('entries')) context.stop('other-file', 'entries', 'entries');
  const rollup = reader.nested('rollup');
  const entries = entriesOf(reader);
  const implied = !reader.has('entries') && JSON.stringify(context.pkg ?? {});
  const emitCjs =
    rollup.plain('emitCJS') === true || (implied && /dist\/[^"]*\.cjs"/.test(implied));
  const declaration =
    reader.plain('declaration') ?? (implied && /\.d\.[cm]?ts"/.test(implied) ? true : undefined);
  const isFolder = ({input, builder}: Entry) =>
    builder === 'mkdist' || builder === 'copy' || (builder === undefined && input.endsWith('/'));
  const bundled = entries.filter((entry) => !isFolder(entry) && entry.builder !== 'untyped');
  if (entries.some(({builder}) => builder === 'untyped'))
    context.note('plugin', 'entries', 'untyped');
  const items: Item[] = [];
  const formats: Format[] = emitCjs ? ['esm', 'cjs'] : ['esm'];
  if (bundled.length > 0)
    for (const format of formats) {
      const item: Item = {format, options: {}};
      setEntry(item, namedEntries(context, bundled));
      setExtension(context, item, format === 'esm' ? '.mjs' : '.cjs');
      if (declaration) {
        item.options.dts = {bundle: true, autoExtension: true};
        context.note('api-extractor', 'declaration');
        if (format === 'esm' && context.pkg?.type === 'module')
          context.note('names', 'declaration', '`.d.mts` → `.d.ts`');
      }
      setDistPath(item, reader.plain('outDir'));
      items.push(item);
    }
  for (const entry of entries.filter(isFolder)) addFolder(reader, entry, declaration, items);
  convertShared(reader, rollup, items, bundled.length);
  reader.skip(...ignored);
  rollup.skip(...ignoredRollup);
  for (const option of ['hooks', 'preset'] as const)
    if (reader.has(option)) quoteHooks(reader, option);
  if (rollup.has('output')) writeCode(rollup, 'output');
  for (const part of [reader, rollup])
    for (const option of part.rest()) context.note('code', part.prefix + option);
  return items;
}

/** Names entries by their paths below `src`, and gives an extension to those that have none. */
function namedEntries(context: Context, entries: readonly Entry[]): Record<string, string> {
  const all = entries.flatMap(({input, name}) =>
    filesOf(context, [input], 'entries').map((file) => ({input: file, name})),
  );
  return Object.fromEntries(
    all.map(({input, name}) => {
      const path = join('', input);
      const hasExtension = /\.(?:[cm]?[jt]sx?|vue|json)$/.test(path);
      if (!hasExtension) context.note('entry-ext', 'entries', path);
      const file = hasExtension ? path : `${path}.ts`;
      return [name ?? path.replace(/^src\//, '').replace(/\.[cm]?[jt]sx?$/, ''), local(file)];
    }),
  );
}

/** Adds an item that compiles each file of a folder, as mkdist does. */
function addFolder(reader: Reader, entry: Entry, declaration: Value, items: Item[]): void {
  const {context} = reader;
  if (entry.builder === 'copy') {
    context.note('hook', 'entries', 'copy');
    for (const item of items.slice(0, 1))
      put(item.options, 'output.copy', [{from: local(entry.input)}]);
    return;
  }
  const format: Format = entry.format === 'cjs' ? 'cjs' : 'esm';
  const item: Item = {format, options: {bundle: false}};
  const patterns = [entry.pattern ?? '**'].flat().filter((pattern) => typeof pattern === 'string');
  const folder = join('', entry.input);
  setEntry(item, {
    index: patterns.map((pattern) =>
      pattern.startsWith('!')
        ? `!./${join(folder, pattern.slice(1))}`
        : `./${join(folder, pattern)}`,
    ),
  });
  setExtension(
    context,
    item,
    `.${(entry.ext ?? (format === 'cjs' ? 'cjs' : 'mjs')).replace(/^\./, '')}`,
  );
  setDistPath(item, entry.outDir ?? reader.plain('outDir'));
  if (entry.declaration ?? declaration) {
    item.options.dts = {autoExtension: true};
    context.note('dts-files', 'declaration');
  }
  context.note('bundleless-files', 'entries');
  items.push(item);
}

function convertShared(
  reader: Reader,
  rollup: Reader,
  items: readonly Item[],
  count: number,
): void {
  const {context} = reader;
  const external = readExternals(reader, 'externals');
  const inline = rollup.raw('inlineDependencies');
  const inlined =
    inline === undefined || typeof settled(inline) === 'boolean'
      ? []
      : readExternals(rollup, 'inlineDependencies').names;
  if (inlined.length > 0 || inline)
    context.note('external-auto', 'rollup.inlineDependencies', ...inlined);
  const esbuild = rollup.plain('esbuild');
  const compiler = isObject(esbuild) ? esbuild : {};
  const syntax = syntaxOf(reader.known(compiler.target, 'rollup.esbuild.target'));
  const sourceMap = reader.expression('sourcemap');
  for (const item of items) {
    if (syntax === undefined)
      context.noteDefault('syntax', 'rollup.esbuild.target', {syntax: 'esnext'});
    else item.options.syntax = syntax;
    if (item.options.bundle !== false) setPrefixExternals(context, item, external, 'externals');
    if (settled(compiler.minify) === true) put(item.options, 'output.minify', true);
    setSourceMap(item, sourceMap);
    setAlias(context, item, reader.plain('alias'), 'alias');
    const replaced = rollup.nested('replace');
    const values = replaced.plain('values');
    replaced.skip('preventAssignment', 'delimiters');
    setDefine(item, reader.expression('replace'));
    setDefine(item, isObject(values) ? replaced.expression('values') : undefined);
    if (rollup.has('alias'))
      setAlias(context, item, rollup.nested('alias').plain('entries'), 'rollup.alias');
    addJsx(context, item, (item.options.source as PlainObject | undefined)?.entry);
    if (item.format === 'cjs') {
      context.note('cjs-default', 'rollup.emitCJS');
      if (count > 1) context.note('cjs-shared', 'rollup.emitCJS');
    }
  }
  const note = context.notes.get('syntax');
  note?.values.add(syntaxBefore.unbuild);
  if (count > 1) context.note('chunks', 'entries');
  if (settled(reader.raw('clean')) === false)
    for (const item of items) put(item.options, 'output.cleanDistPath', false);
  if (reader.plain('failOnWarn') !== false) context.note('checks', 'failOnWarn');
  if (!reader.plain('declaration') && !items.some(({options}) => options.dts))
    context.noteDefault('dts', 'declaration', {dts: true});
}

/** Quotes hooks: what runs after the build could become a plugin. */
function quoteHooks(reader: Reader, option: string): void {
  const value = reader.raw(option);
  if (option === 'preset' && typeof settled(value) === 'string') {
    if (settled(value) !== 'auto')
      reader.context.note('other-file', option, asText(settled(value)));
    return;
  }
  for (const [name, hook] of isObject(value) ? Object.entries(value) : []) {
    if (!(hook instanceof Fn)) continue;
    if (/^(?:build:done|build:after)$/.test(name) && hook.node.params.length === 0)
      addHook(reader.context, hook, `hooks.${name}`, reader.module);
    else {
      reader.context.addUnread(`hooks.${name}`, hook);
      reader.context.note('code', `hooks.${name}`, hook.code);
    }
  }
}
