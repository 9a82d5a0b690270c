import {put, writable, type Context, type Item, type Reader} from './context';
import {
  asText,
  Choice,
  Fn,
  Imported,
  isObject,
  Live,
  settled,
  Unread,
  type PlainObject,
  type Value,
} from './evaluate';
import {isWeb, local, setBanner, setCopy, setDefine, setTsconfig} from './shared';

/** A plugin that was read: its package, the name of the function and its options. */
export type Plugin = {
  readonly from: string;
  readonly name: string;
  readonly options: PlainObject;
  readonly value: Value;
};

/** Returns the plugins of a list in order. Lists in it are flattened, and conditions follow the build. */
export function readPlugins(reader: Reader, ...keys: readonly string[]): readonly Plugin[] {
  const option = reader.prefix + keys[0]!;
  const out: Plugin[] = [];
  const add = (value: Value): void => {
    if (Array.isArray(value)) value.forEach(add);
    else if (value instanceof Imported)
      out.push({
        from: value.from,
        name: value.name,
        options: isObject(value.args?.[0]) ? value.args[0] : {},
        value,
      });
    else if (value instanceof Choice || value instanceof Live) add(reader.known(value, option));
    else if (value instanceof Unread) {
      const name = /^[\w.$]+/.exec(value.code)?.[0] ?? value.code;
      if (value.why !== 'code') reader.known(value, option);
      else {
        reader.context.addUnread(option, value);
        reader.context.note('plugin', option, name);
      }
    } else if (isObject(value) || value instanceof Fn) {
      const name = isObject(value) ? settled(value.name) : undefined;
      if (value instanceof Fn) reader.context.addUnread(option, value);
      reader.context.note('plugin', option, typeof name === 'string' ? name : 'plugin');
    }
  };
  add(reader.raw(...keys));
  return out;
}

/** Settings by plugins for all items of a build. */
export type PluginFacts = {
  dts?: {readonly bundle: boolean; readonly options: PlainObject};
  minify?: true;
  /** Packages are looked up, so that what is not external is bundled. */
  resolves?: boolean;
  /** Fields of package.json whose packages a plugin leaves out. */
  external?: 'all' | 'peers';
  reads?: 'tsconfig';
  declares?: boolean;
  framework?: boolean;
  deletes?: boolean;
  isBrowser?: boolean;
  syntax?: Value;
};

type Convert = (
  context: Context,
  items: readonly Item[],
  plugin: Plugin,
  facts: PluginFacts,
  reader: Reader,
) => void;

const nothing: Convert = () => {};

const rsbuild =
  (call: string, from: string, isWebOnly = false): Convert =>
  (context, items) => {
    for (const item of items) {
      context.addPlugin(item, call, from);
      if (isWebOnly && !isWeb(item)) put(item.options, 'output.target', 'web');
    }
  };

const framework =
  (...plugins: readonly (readonly [string, string])[]): Convert =>
  (context, items, _plugin, facts) => {
    facts.framework = true;
    for (const item of items)
      for (const [call, from] of plugins) context.addPlugin(item, call, from);
  };

const react = framework(['pluginReact()', '@rsbuild/plugin-react']);

const declarations =
  (isAlwaysBundled: boolean): Convert =>
  (_context, _items, {options}, facts) => {
    const bundle =
      isAlwaysBundled ||
      [options.rollupTypes, options.bundleTypes].some((value) => Boolean(settled(value)));
    facts.dts = {bundle, options};
  };

const define: Convert = (context, items, {options, from}, _facts, {module}) => {
  const {
    preventAssignment: _p,
    delimiters,
    values,
    include,
    exclude,
    objectGuards: _o,
    sourceMap: _s,
    ...own
  } = options;
  if (delimiters ?? include ?? exclude) context.note('code', from, 'delimiters, include, exclude');
  const constants = writable(context, isObject(values) ? {...values, ...own} : own, from, module);
  for (const item of items) setDefine(item, constants);
};

const alias: Convert = (context, items, {options, from}) => {
  for (const item of items) setAlias(context, item, options.entries, from);
};

/** Sets `resolve.alias` from an object, or from a list of `{find, replacement}`. */
export function setAlias(context: Context, item: Item, entries: Value, option: string): void {
  const pairs: [string, string][] = [];
  const list = isObject(entries)
    ? Object.entries(entries).map(([find, replacement]) => ({find, replacement}))
    : entries;
  for (const entry of Array.isArray(list) ? list : []) {
    const {find, replacement} = isObject(entry)
      ? {find: settled(entry.find), replacement: settled(entry.replacement)}
      : {find: undefined, replacement: undefined};
    if (typeof find === 'string' && typeof replacement === 'string')
      pairs.push([
        find,
        /^\.{0,2}\/|^\.{1,2}$/.test(replacement)
          ? local(`.${replacement.replace(/^\.(?=\/|$)/, '')}`.replace(/^\.(?=\.\.)/, ''))
          : replacement,
      ]);
    else context.note('code', option, find instanceof RegExp ? asText(find) : '');
  }
  if (pairs.length > 0) put(item.options, 'resolve.alias', Object.fromEntries(pairs));
}

/** Minifies; options of Terser are quoted, because not all of them have a counterpart. */
const terser: Convert = (context, _items, {options, value}, facts) => {
  facts.minify = true;
  if (Object.keys(options).length > 0 && value instanceof Imported)
    context.note('code', 'terser', value.code);
};

const styles: Convert = (context, items, {options, from}) => {
  const extract = settled(options.extract);
  for (const item of items) {
    put(item.options, 'output.target', 'web');
    if (extract === undefined || extract === false) put(item.options, 'output.injectStyles', true);
    if (typeof extract === 'string')
      put(item.options, 'output.filename.css', extract.replace(/^.*\//, ''));
  }
  if (extract === undefined || extract === false) context.note('inject', from);
  context.note('styles', from, ...(typeof extract === 'string' ? [`\`${extract}\``] : []));
};

const inject: Convert = (context, items, {from}) => {
  for (const item of items) put(item.options, 'output.injectStyles', true);
  context.note('inject', from);
};

const copy: Convert = (context, items, {options, from}, _facts, reader) => {
  const targets = reader.known(options.targets ?? options.assets, from);
  const list = (Array.isArray(targets) ? targets : [targets]).flatMap((target): PlainObject[] => {
    if (typeof target === 'string') return [{from: local(target)}];
    if (!isObject(target)) return [];
    const dest = settled(target.dest);
    const to = typeof dest === 'string' ? local(dest).replace(/^\.\/(?:dist\/?)?/, '') : '';
    return [settled(target.src)]
      .flat()
      .filter((src) => typeof src === 'string')
      .map((src) => ({from: local(src), ...(to && to !== '.' ? {to} : {})}));
  });
  if (items[0]) setCopy(items[0], list);
  if (list.length === 0) context.note('plugin', 'plugins', from);
};

const typescript: Convert = (context, items, {options}, facts) => {
  facts.reads = 'tsconfig';
  for (const item of items) setTsconfig(item, settled(options.tsconfig));
  const override = isObject(options.tsconfigOverride)
    ? options.tsconfigOverride.compilerOptions
    : options.compilerOptions;
  const own: PlainObject = {
    ...context.compiler,
    ...(isObject(override) ? override : {}),
    ...options,
  };
  if (settled(own.declaration) === true) facts.declares = true;
  facts.syntax = settled(isObject(override) && override.target ? override.target : options.target);
};

const compiled: Convert = (_context, _items, {options}, facts) => {
  facts.reads = 'tsconfig';
  const {jsc} = options;
  facts.syntax = settled(options.target ?? (isObject(jsc) ? jsc.target : undefined));
  if (settled(options.minify) === true) facts.minify = true;
};

const babel: Convert = (context, _items, {from, value}) => {
  if (value instanceof Imported && /plugins|presets/.test(value.code)) {
    context.addUnread('plugins', value);
    context.note('code', from, value.code);
  }
};

/** Plugins of Rollup, Vite, esbuild and Rolldown by package, and what they become. */
const known: Readonly<Record<string, Convert>> = {
  '@rollup/plugin-commonjs': nothing,
  '@rollup/plugin-json': nothing,
  '@rollup/plugin-dynamic-import-vars': nothing,
  '@rollup/plugin-node-resolve': (_context, _items, {options}, facts) => {
    facts.resolves = true;
    if (settled(options.browser) === true) facts.isBrowser = true;
  },
  'rollup-plugin-node-resolve': (_context, _items, _plugin, facts) => void (facts.resolves = true),
  'rollup-plugin-commonjs': nothing,
  'rollup-plugin-json': nothing,
  '@rollup/plugin-typescript': typescript,
  'rollup-plugin-typescript2': (context, items, plugin, facts, reader) => {
    typescript(context, items, plugin, facts, reader);
    if (
      settled(plugin.options.useTsconfigDeclarationDir) === true &&
      context.compiler?.declaration !== false
    )
      facts.declares = true;
  },
  '@rollup/plugin-swc': compiled,
  'rollup-plugin-swc3': compiled,
  '@swc/rollup': compiled,
  'rollup-plugin-esbuild': compiled,
  '@rollup/plugin-sucrase': compiled,
  'rollup-plugin-oxc': compiled,
  '@rollup/plugin-babel': babel,
  'rollup-plugin-babel': babel,
  'rollup-plugin-dts': declarations(true),
  'rolldown-plugin-dts': declarations(true),
  'vite-plugin-dts': declarations(false),
  'unplugin-dts': declarations(false),
  'unplugin-dts/vite': declarations(false),
  'unplugin-dts/rollup': declarations(false),
  '@rollup/plugin-terser': terser,
  'rollup-plugin-terser': terser,
  'rollup-plugin-uglify': terser,
  '@rollup/plugin-replace': define,
  'rollup-plugin-replace': define,
  '@rollup/plugin-alias': alias,
  'rollup-plugin-postcss': styles,
  'rollup-plugin-styles': styles,
  'rollup-plugin-copy': copy,
  'rollup-plugin-peer-deps-external': (_context, _items, _plugin, facts) =>
    void (facts.external ??= 'peers'),
  'rollup-plugin-auto-external': (_context, _items, _plugin, facts) =>
    void (facts.external = 'all'),
  'rollup-plugin-node-externals': (_context, _items, _plugin, facts) =>
    void (facts.external = 'all'),
  'vite-plugin-externalize-deps': (_context, _items, _plugin, facts) =>
    void (facts.external = 'all'),
  'vite-plugin-node-externals': (_context, _items, _plugin, facts) => void (facts.external = 'all'),
  'rollup-plugin-delete': (_context, _items, _plugin, facts) => void (facts.deletes = true),
  'rollup-plugin-cleaner': (_context, _items, _plugin, facts) => void (facts.deletes = true),
  'rollup-plugin-visualizer': nothing,
  'rollup-plugin-filesize': nothing,
  'rollup-plugin-bundle-size': nothing,
  'rollup-plugin-progress': nothing,
  'rollup-plugin-sourcemaps': nothing,
  'rollup-plugin-preserve-directives': nothing,
  'rollup-preserve-directives': nothing,
  'rollup-plugin-preserve-shebang': nothing,
  'rollup-plugin-hashbang': nothing,
  'rollup-plugin-banner2': (context, items, {value}) => {
    const text = value instanceof Imported ? value.args?.[0] : undefined;
    const result = text instanceof Fn ? context.evaluator.call(text, []) : text;
    for (const item of items) setBanner(context, item, 'banner', result);
  },
  '@rollup/plugin-url': (context) => context.note('assets', '@rollup/plugin-url'),
  '@rollup/plugin-image': (context, items) => {
    for (const item of items)
      put(
        item.options,
        'output.dataUriLimit.image',
        new Live('Number.MAX_SAFE_INTEGER', undefined, 'package'),
      );
    context.note('assets', '@rollup/plugin-image');
  },
  '@svgr/rollup': rsbuild('pluginSvgr()', '@rsbuild/plugin-svgr', true),
  'vite-plugin-svgr': rsbuild('pluginSvgr()', '@rsbuild/plugin-svgr', true),
  '@vitejs/plugin-react': react,
  '@vitejs/plugin-react-swc': react,
  '@vitejs/plugin-react-oxc': react,
  '@preact/preset-vite': framework(['pluginPreact()', '@rsbuild/plugin-preact']),
  '@vitejs/plugin-vue': framework(['pluginVue()', '@rsbuild/plugin-vue']),
  'rollup-plugin-vue': framework(['pluginVue()', '@rsbuild/plugin-vue']),
  'unplugin-vue': framework(['pluginVue()', '@rsbuild/plugin-vue']),
  'unplugin-vue/rolldown': framework(['pluginVue()', '@rsbuild/plugin-vue']),
  '@vitejs/plugin-vue-jsx': framework(
    ['pluginBabel({ include: /\\.(?:jsx|tsx)$/ })', '@rsbuild/plugin-babel'],
    ['pluginVueJsx()', '@rsbuild/plugin-vue-jsx'],
  ),
  '@sveltejs/vite-plugin-svelte': framework(['pluginSvelte()', '@rsbuild/plugin-svelte']),
  'rollup-plugin-svelte': framework(['pluginSvelte()', '@rsbuild/plugin-svelte']),
  'vite-plugin-solid': framework(
    ['pluginBabel({ include: /\\.(?:jsx|tsx)$/ })', '@rsbuild/plugin-babel'],
    ['pluginSolid()', '@rsbuild/plugin-solid'],
  ),
  'esbuild-plugin-solid': framework(
    ['pluginBabel({ include: /\\.(?:jsx|tsx)$/ })', '@rsbuild/plugin-babel'],
    ['pluginSolid()', '@rsbuild/plugin-solid'],
  ),
  'vite-tsconfig-paths': nothing,
  'rollup-plugin-tsconfig-paths': nothing,
  'rollup-plugin-typescript-paths': nothing,
  'vite-plugin-checker': nothing,
  'vite-plugin-inspect': nothing,
  '@tailwindcss/vite': rsbuild('pluginTailwindcss()', '@rsbuild/plugin-tailwindcss', true),
  'vite-plugin-css-injected-by-js': inject,
  'vite-plugin-lib-inject-css': (context) => context.note('styles', 'vite-plugin-lib-inject-css'),
  'vite-plugin-static-copy': copy,
  'vite-plugin-node-polyfills': rsbuild('pluginNodePolyfill()', '@rsbuild/plugin-node-polyfill'),
  'rollup-plugin-polyfill-node': rsbuild('pluginNodePolyfill()', '@rsbuild/plugin-node-polyfill'),
  'esbuild-plugin-polyfill-node': rsbuild('pluginNodePolyfill()', '@rsbuild/plugin-node-polyfill'),
  'vite-plugin-banner': (context, items, {value}) => {
    for (const item of items)
      setBanner(context, item, 'banner', value instanceof Imported ? value.args?.[0] : undefined);
  },
  'esbuild-sass-plugin': rsbuild('pluginSass()', '@rsbuild/plugin-sass', true),
  'esbuild-plugin-svgr': rsbuild('pluginSvgr()', '@rsbuild/plugin-svgr', true),
  '@vitest/browser': nothing,
};

/** Names of known plugins, for the table of the page. */
export const knownPlugins: readonly string[] = Object.keys(known);

/** Converts plugins for all items of a build. Plugins without a counterpart are named in a note. */
export function convertPlugins(
  reader: Reader,
  items: readonly Item[],
  plugins: readonly Plugin[],
  option = 'plugins',
): PluginFacts {
  const facts: PluginFacts = {};
  for (const plugin of plugins) {
    const convert = known[plugin.from];
    if (convert) convert(reader.context, items, plugin, facts, reader);
    else {
      const isLocal = plugin.from.startsWith('.');
      reader.context.note(
        'plugin',
        reader.prefix + option,
        isLocal ? `\`${plugin.from}\`` : `\`${plugin.from}\``,
      );
      if (plugin.value instanceof Imported)
        reader.context.addUnread(reader.prefix + option, plugin.value);
    }
  }
  return facts;
}
