import {put, Reader, type Context, type Format, type Item} from './context';
import {
  asText,
  Choice,
  Fn,
  folderOf,
  Imported,
  isObject,
  join,
  Live,
  settled,
  type Module,
  type PlainObject,
  type Value,
} from './evaluate';

export const local = (path: string): string => {
  const clean = join('', path.replace(/^(!?)\.\//, '$1'));
  return clean.startsWith('../') ? clean : `./${clean}`;
};

/** Returns a path or pattern as Rslib's options have it: `!` in front of `./`. */
export const localPattern = (pattern: string): string =>
  pattern.startsWith('!') ? `!${local(pattern.slice(1))}` : local(pattern);

export const isGlob = (path: string): boolean => /[*{}[\]?!]/.test(path);

export const stemOf = (path: string): string =>
  path.replace(/^.*\//, '').replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');

/** Returns the folder that all files share, as tsup and tsdown name the outputs below it. */
export function commonFolder(paths: readonly string[]): string {
  const [first = [], ...others] = paths.map((path) => folderOf(join('', path)).split('/'));
  const length = first.findIndex((part, index) => others.some((other) => other[index] !== part));
  return (length < 0 ? first : first.slice(0, length)).filter(Boolean).join('/');
}

/** Names of formats in all tools. */
export const formatNames: Readonly<Record<string, Format>> = {
  es: 'esm',
  esm: 'esm',
  module: 'esm',
  cjs: 'cjs',
  commonjs: 'cjs',
  umd: 'umd',
  iife: 'iife',
};

/** Makes an item a script that sets a global variable, for which Rslib needs UMD. */
export function setGlobalName(context: Context, item: Item, name: Value, option: string): void {
  put(item.options, 'output.target', 'web');
  context.note('umd', option);
  if (typeof name !== 'string') return;
  item.format = 'umd';
  item.options.umdName = name.includes('.') ? name.split('.') : name;
}

export function setTsconfig(item: Item, path: Value): void {
  if (typeof path === 'string' && local(path) !== './tsconfig.json')
    put(item.options, 'source.tsconfigPath', local(path));
}

export const esmShims: PlainObject = {esm: {__dirname: true, __filename: true}};

/** Puts styles into the JavaScript, as `injectStyle` of tsup and tsdown does. */
export function injectStyles(context: Context, item: Item): void {
  put(item.options, 'output.target', 'web');
  put(item.options, 'output.injectStyles', true);
  context.note('inject', 'injectStyle');
  context.note('styles', 'injectStyle');
}

/** Returns an option to write, or what its function returns for an output. */
export function calledWith(reader: Reader, key: string, argument?: PlainObject): Value {
  const value = reader.raw(key);
  if (!(value instanceof Fn)) return reader.expression(key);
  const result = reader.context.evaluator.call(value, argument ? [argument] : []);
  return new Reader(reader.context, {[key]: result}, reader.module).expression(key);
}

/** Returns the listed files that match patterns; those with `!` exclude. Ends the conversion if no file is listed. */
export function filesOf(
  context: Context,
  patterns: readonly string[],
  option: string,
): readonly string[] {
  if (!patterns.some(isGlob)) return patterns;
  const matches = (file: string, pattern: string) => globExpression(pattern).test(join('', file));
  const isNegative = (pattern: string) => pattern.startsWith('!');
  const found = context.listed.filter(
    (file) =>
      patterns.some((pattern) => !isNegative(pattern) && matches(file, pattern)) &&
      !patterns.some((pattern) => isNegative(pattern) && matches(file, pattern.slice(1))),
  );
  return found.length > 0 ? found : context.stop('glob', option, patterns.join(', '));
}

function globExpression(pattern: string): RegExp {
  const source = join('', pattern)
    .split(/(\*\*\/|\*\*|\*|\?|\{[^}]*\}|\[[^\]]*\])/)
    .map((part, index) => {
      if (index % 2 === 0) return part.replace(/[.+^$()|\\]/g, '\\$&');
      if (part === '**/') return '(?:.*/)?';
      if (part === '**') return '.*';
      if (part === '*') return '[^/]*';
      if (part === '?') return '[^/]';
      return part.startsWith('{')
        ? `(?:${part.slice(1, -1).replaceAll('.', '\\.').replaceAll(',', '|')})`
        : part.replace(/^\[!/, '[^');
    })
    .join('');
  return new RegExp(`^${source}$`);
}

/** Returns the entries of a list, named by their paths below the folder that they share. */
export function namedByPath(paths: readonly string[]): Record<string, string> {
  const base = commonFolder(paths);
  return Object.fromEntries(
    paths.map((path) => {
      const clean = join('', path);
      const name = base ? clean.slice(base.length + 1) : clean;
      return [name.replace(/\.[cm]?[jt]sx?$/, ''), local(path)];
    }),
  );
}

/** Pattern for files that a build without bundling should not compile. */
export const sourcePatterns = (folder: string): string[] => [
  `${local(folder)}/**`,
  `!${local(folder)}/**/*.{test,spec,stories}.*`,
];

/** Sets `source.entry`; the default is left out. */
export function setEntry(item: Item, entry: Record<string, string | string[]>): void {
  const [name, path] = Object.entries(entry)[0] ?? [];
  const isDefault =
    Object.keys(entry).length === 1 && name === 'index' && path === './src/index.ts';
  if (!isDefault || item.options.bundle === false) put(item.options, 'source.entry', entry);
}

/** Returns the value of `syntax` for a target of esbuild; undefined if there is none. */
export function syntaxOf(target: Value): Value {
  const names = (
    Array.isArray(target) ? target : typeof target === 'string' ? target.split(',') : []
  )
    .map((name) => asText(settled(name)).trim().toLowerCase())
    .filter(Boolean);
  if (names.length === 0) return undefined;
  const all = names.map((name) =>
    name === 'es6'
      ? 'es2015'
      : name.replace(/^([a-z]+?)(\d[\d.]*)$/, (_, engine: string, version: string) =>
          engine === 'es' ? `es${version}` : `${engine} ${version}`,
        ),
  );
  return all.length === 1 && /^es/.test(all[0]!) ? all[0] : all;
}

/** Returns the `target` of tsconfig.json as a value of `syntax`. */
export function compilerSyntax(target: Value): string | undefined {
  if (typeof target !== 'string') return undefined;
  const name = target.toLowerCase();
  return name === 'es3' ? 'es5' : name === 'es6' ? 'es2015' : name;
}

/** Returns true if a tool that reads tsconfig.json assigns class fields instead of defining them. */
export function assignsFields(compiler: PlainObject, fallback: string): boolean {
  const {useDefineForClassFields: isSet, experimentalDecorators} = compiler;
  if (experimentalDecorators === true) return false;
  if (typeof isSet === 'boolean') return !isSet;
  const target = compilerSyntax(compiler.target) ?? fallback;
  return target !== 'esnext' && Number(target.replace('es', '')) < 2022;
}

/** Adds the line that keeps class fields as they were, if tsconfig.json was given and says so. */
export function keepClassFields(
  context: Context,
  items: readonly Item[],
  fallback = 'esnext',
): void {
  const {compiler} = context;
  if (!compiler) context.note('tsconfig', 'tsconfig.json');
  else if (assignsFields(compiler, fallback)) {
    context.note(
      'class-fields',
      'target',
      typeof compiler.target === 'string' ? compiler.target : '',
    );
    for (const item of items)
      put(item.options, 'tools.swc.jsc.transform.useDefineForClassFields', false);
  }
  if (compiler?.experimentalDecorators === true)
    context.note('decorators', 'experimentalDecorators');
}

export const isModule = (context: Context): boolean => context.pkg?.type === 'module';

/** Returns the extension that Rslib gives to JavaScript of a format. */
export function defaultExtension(context: Context, format: Format): string {
  if (format === 'esm') return isModule(context) ? '.js' : '.mjs';
  return format === 'cjs' && isModule(context) ? '.cjs' : '.js';
}

/** Keeps the extension of the old tool, if Rslib's differs or depends on a package.json that was not given. */
export function setExtension(context: Context, item: Item, extension: string): void {
  const isKnown = context.pkg !== undefined || item.format === 'umd' || item.format === 'iife';
  if (!isKnown || extension !== defaultExtension(context, item.format))
    put(item.options, 'output.filename.js', `[name]${extension}`);
}

export function setDistPath(item: Item, folder: Value): void {
  if (typeof folder === 'string' && join('', folder) !== 'dist')
    put(item.options, 'output.distPath', local(folder));
}

const namesIn = (value: Value): readonly string[] => (isObject(value) ? Object.keys(value) : []);

/** Returns the packages of a field of package.json. */
export const packagesIn = (context: Context, ...fields: readonly string[]): readonly string[] =>
  fields.flatMap((field) => namesIn(context.pkg?.[field]));

/** Returns the packages that Rslib leaves out of ESM and CommonJS without being told. */
export const automatic = (context: Context): readonly string[] =>
  packagesIn(context, 'dependencies', 'peerDependencies', 'optionalDependencies');

/** Returns the package of an import: `react` for `react/jsx-runtime`. */
export const packageOf = (id: string): string =>
  id
    .split('/')
    .slice(0, id.startsWith('@') ? 2 : 1)
    .join('/');

const isBuiltin = (id: string): boolean =>
  /^node:/.test(id) ||
  /^(?:assert|buffer|child_process|crypto|events|fs|http|https|module|net|os|path|perf_hooks|process|querystring|readline|stream|string_decoder|tls|tty|url|util|v8|vm|worker_threads|zlib)(?:\/|$)/.test(
    id,
  );

/** Returns the expression that covers a package with its subpaths. */
export const withSubpaths = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|/)`);

/** Returns a function of the configuration as an expression, if it only compares the id with a text. */
function expressionOf(context: Context, fn: Fn): RegExp | undefined {
  const {node} = fn;
  const id = node.params[0]?.name;
  const body = node.body.type === 'BlockStatement' ? undefined : node.body;
  if (body?.type !== 'CallExpression' || body.callee.type !== 'MemberExpression') return undefined;
  const {object, property} = body.callee;
  const argument = body.arguments[0];
  const text = argument && settled(context.evaluator.read(argument, fn.scope, fn.module));
  if (object.name === id && typeof text === 'string') {
    const quoted = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    if (property.name === 'startsWith') return new RegExp(`^${quoted}`);
    if (property.name === 'endsWith') return new RegExp(`${quoted}$`);
    if (property.name === 'includes') return new RegExp(quoted);
  }
  const subject = settled(context.evaluator.read(object, fn.scope, fn.module));
  if (property.name === 'test' && argument?.name === id && subject instanceof RegExp)
    return subject;
  if (property.name === 'includes' && argument?.name === id && Array.isArray(subject))
    return undefined;
  return undefined;
}

/** A list of externals as it was read: exact names, expressions, or all if packages are never bundled. */
export type Externals = {names: string[]; expressions: RegExp[]; isFunction: boolean};

export function readExternals(reader: Reader, ...keys: readonly string[]): Externals {
  const {context} = reader;
  const out: Externals = {names: [], expressions: [], isFunction: false};
  const option = reader.prefix + keys[0]!;
  const raw = reader.raw(...keys);
  const add = (value: Value): void => {
    if (Array.isArray(value)) value.forEach(add);
    else if (typeof value === 'string') out.names.push(value);
    else if (value instanceof RegExp) out.expressions.push(value);
    else if (value instanceof Fn) {
      const expression = expressionOf(context, value);
      out.isFunction = true;
      if (expression) out.expressions.push(expression);
      else context.addUnread(option, value);
      context.note('code', option, value.code);
    } else if (value instanceof Live || value instanceof Choice) add(reader.known(value, option));
    else if (value instanceof Imported && /builtin/i.test(value.name))
      out.expressions.push(/^node:/);
    else if (value instanceof Imported) {
      context.addUnread(option, value);
      context.note('code', option, value.code);
    } else reader.known(value, option);
  };
  add(raw);
  return out;
}

/** Writes externals where a name covers subpaths, as in tsup and unbuild. Rslib's automatic ones are not repeated. */
export function setPrefixExternals(
  context: Context,
  item: Item,
  {names, expressions}: Externals,
  option: string,
): void {
  const automaticNames = item.format === 'umd' || item.format === 'iife' ? [] : automatic(context);
  const listed = [...new Set(names)];
  const covered = listed.filter((name) => automaticNames.includes(packageOf(name)));
  if (covered.length > 0) context.note('external-auto', option, ...covered);
  const others = listed.filter((name) => !covered.includes(name));
  if (others.length > 0) context.note('external-match', option, ...others);
  addExternals(context, item, [...others.map(withSubpaths), ...expressions]);
}

function addExternals(context: Context, item: Item, list: readonly Value[]): void {
  if (list.length === 0) return;
  const before = (item.options.output as PlainObject | undefined)?.externals;
  put(item.options, 'output.externals', [...(Array.isArray(before) ? before : []), ...list]);
  if (context.evaluator.used.has('package')) context.note('package-values', 'externals');
}

/**
 * Writes externals where a name is exact and everything else is bundled, as in Rollup and Vite. `isAutomatic` is true
 * if the old tool leaves out dependencies as well.
 */
export function setExactExternals(
  context: Context,
  item: Item,
  externals: Externals,
  option: string,
  isAutomatic: boolean,
): void {
  const {expressions, isFunction} = externals;
  const names = [...new Set(externals.names)];
  const isNode = !isObject(item.options.output) || item.options.output.target !== 'web';
  const needed = names.filter((name) => !(isNode && isBuiltin(name)));
  const dependencies = automatic(context);
  const covers = (name: string) =>
    names.includes(name) || expressions.some((expression) => expression.test(name));
  const isBundled = dependencies.filter((name) => !covers(name));
  if (context.pkg && !isAutomatic && (isFunction || isBundled.length > 0)) {
    put(item.options, 'output.autoExternal', false);
    context.note('external-rest', option, ...isBundled);
    addExternals(context, item, [...needed, ...expressions]);
    return;
  }
  const covered = needed.filter((name) => dependencies.includes(packageOf(name)));
  if (covered.length > 0) context.note('external-auto', option, ...covered);
  const isNeeded = (expression: RegExp) =>
    isFunction ||
    !dependencies.some((name) => expression.test(name)) ||
    !isOnlyFor(expression, dependencies);
  const rest = [
    ...needed.filter((name) => !covered.includes(name)),
    ...expressions.filter(isNeeded),
  ];
  addExternals(context, item, rest);
}

/** Returns true if an expression names one of the packages, so that it covers nothing else. */
function isOnlyFor({source}: RegExp, packages: readonly string[]): boolean {
  const name = source
    .replace(/\\\//g, '/')
    .replace(/\\/g, '')
    .replace(/^\^/, '')
    .replace(/(?:\$|\(.*|\/.*\.\*.*)$/, '');
  return packages.includes(name);
}

/** Sets the packages that are bundled although package.json lists them. */
export function setBundled(
  context: Context,
  item: Item,
  {names, expressions}: Externals,
  option: string,
): void {
  if (item.format === 'umd' || item.format === 'iife') return;
  const dependencies = automatic(context);
  const isListed = (name: string) => !context.pkg || dependencies.includes(packageOf(name));
  const packages = [...new Set(names.filter(isListed).map(packageOf))];
  const matching = expressions.filter(
    (expression) => !context.pkg || dependencies.some((name) => expression.test(name)),
  );
  const exclude = [...packages, ...matching];
  if (exclude.length > 0) put(item.options, 'output.autoExternal.exclude', exclude);
  const others = names.filter((name) => !isListed(name));
  if (others.length > 0 || matching.length < expressions.length)
    context.note('external-auto', option, ...others);
}

/** Adds the plugin for React's JSX if an entry or a listed file contains it. Otherwise the author has to know. */
export function addJsx(context: Context, item: Item, entry: Value, isFramework = false): void {
  const entries = isObject(entry) ? Object.values(entry).flat() : [];
  const files = [...entries, ...context.listed];
  const hasJsx = files.some(
    (file) => typeof file === 'string' && /\.[jt]sx$/.test(file) && !isGlob(file),
  );
  const libraries = ['react', 'preact', 'solid-js'].filter((name) =>
    packagesIn(context, 'dependencies', 'peerDependencies', 'devDependencies').includes(name),
  );
  if (isFramework || (!hasJsx && libraries.length === 0)) return;
  const answer = hasJsx ? 'yes' : context.ask('jsx', 'no');
  context.note(
    'jsx',
    hasJsx ? (files.find((file) => /\.[jt]sx$/.test(asText(file))) as string) : libraries[0]!,
  );
  if (answer !== 'yes') return;
  if (libraries.includes('solid-js') && !libraries.includes('react')) {
    context.addPlugin(item, 'pluginBabel({ include: /\\.(?:jsx|tsx)$/ })', '@rsbuild/plugin-babel');
    context.addPlugin(item, 'pluginSolid()', '@rsbuild/plugin-solid');
  } else if (libraries.includes('preact') && !libraries.includes('react'))
    context.addPlugin(item, 'pluginPreact()', '@rsbuild/plugin-preact');
  else context.addPlugin(item, 'pluginReact()', '@rsbuild/plugin-react');
}

/** Moves a command or a function that ran after the build into a plugin. */
export function addHook(context: Context, value: Value, option: string, module: Module): void {
  if (value === undefined || value === null || value === false) return;
  if (value instanceof Choice) {
    const yes = [value.yes, value.no].map(
      (branch) => typeof branch === 'string' || branch instanceof Fn,
    );
    const branch = yes[0] ? value.yes : value.no;
    const {text} = value.test;
    const test = yes[0] ? text : `!${/^[\w.]+$/.test(text) ? text : `(${text})`}`;
    context.evaluator.used.add('env');
    context.keepDeclarations(module, value.test.uses);
    addHookCode(context, branch, option, new Live(test, undefined, 'env', value.test.uses));
  } else addHookCode(context, value, option);
}

function addHookCode(context: Context, value: Value, option: string, test?: Live): void {
  const command = value instanceof Live ? value.value : value;
  if (typeof command === 'string') {
    const quoted = `'${command.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
    context.hooks.push({
      code: `() => {\n  execSync(${quoted}, { stdio: 'inherit' });\n}`,
      test,
      usesShell: true,
    });
    context.note('hook', option, command);
  } else if (value instanceof Fn) {
    const {node, module} = value;
    const isArrow = node.type === 'ArrowFunctionExpression';
    const body = module.text.slice(node.body.start, node.body.end);
    const head =
      node.params.length > 0
        ? `(${module.text.slice(node.params[0]!.start, node.params.at(-1)!.end)})`
        : '()';
    const code = isArrow ? value.code : `${node.async ? 'async ' : ''}${head} => ${body}`;
    context.hooks.push({code: outdent(code), test, usesShell: false});
    context.keepDeclarations(module, code.match(/[A-Za-z_$][\w$]*/g) ?? []);
    context.note('hook', option);
  } else if (Array.isArray(value))
    value.forEach((item) => addHookCode(context, item, option, test));
  else context.note('code', option);
}

/** Removes the indentation that all lines but the first share. */
function outdent(code: string): string {
  const [first, ...others] = code.split('\n');
  const depth = Math.min(
    ...others.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length),
  );
  return [first, ...others.map((line) => line.slice(Number.isFinite(depth) ? depth : 0))].join(
    '\n',
  );
}

/** Sets constants: strings are code in all tools. */
export function setDefine(item: Item, values: Value): void {
  if (isObject(values))
    for (const [key, value] of Object.entries(values)) putKey(item.options, key, value);
}

function putKey(options: PlainObject, key: string, value: Value): void {
  if (value === undefined) return;
  const source = (options.source ??= {}) as PlainObject;
  source.define = {...(source.define as PlainObject | undefined), [key]: value};
}

/** Sets variables of the environment as constants. */
export function setEnv(item: Item, values: Value): void {
  if (!isObject(values)) return;
  for (const prefix of ['process.env', 'import.meta.env'])
    for (const [key, value] of Object.entries(values)) {
      const text =
        value instanceof Live
          ? new Live(`JSON.stringify(${value.text})`, undefined, value.source, value.uses)
          : JSON.stringify(value);
      putKey(item.options, `${prefix}.${key}`, text);
    }
}

export function setSourceMap(item: Item, value: Value): void {
  if (value === 'inline') put(item.options, 'output.sourceMap', {js: 'inline-source-map'});
  else if (value === 'hidden') put(item.options, 'output.sourceMap', {js: 'hidden-source-map'});
  else if (value instanceof Live || value === true) put(item.options, 'output.sourceMap', value);
}

/** Sets a banner or footer. A hashbang in it goes into every file. */
export function setBanner(
  context: Context,
  item: Item,
  name: 'banner' | 'footer',
  value: Value,
): void {
  const set =
    typeof value === 'string' || value instanceof Live
      ? {js: value}
      : isObject(value)
        ? value
        : undefined;
  if (!set) return;
  const used = Object.fromEntries(
    Object.entries(set).filter(([key, text]) => /^(?:js|css|dts)$/.test(key) && text),
  );
  if (Object.keys(used).length === 0) return;
  put(item.options, name, used);
  const text = settled(set.js);
  if (typeof text === 'string' && text.startsWith('#!')) context.note('hashbang', name);
}

/** Sets the target of browsers, if the platform is not Node.js. */
export function setPlatform(context: Context, item: Item, platform: Value): void {
  if (platform === 'neutral') {
    context.note('neutral', 'platform');
    if (context.ask('neutral', 'web') === 'node') return;
  }
  if (platform === 'browser' || platform === 'neutral') put(item.options, 'output.target', 'web');
}

/** Returns true if files of an item are for the web. */
export const isWeb = (item: Item): boolean =>
  isObject(item.options.output) && item.options.output.target === 'web';

const imageTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'ico', 'bmp'].map((end) => [end, 'image']),
  ),
  svg: 'svg',
  ...Object.fromEntries(['woff', 'woff2', 'ttf', 'otf', 'eot'].map((end) => [end, 'font'])),
  ...Object.fromEntries(['mp3', 'mp4', 'webm', 'ogg', 'wav'].map((end) => [end, 'media'])),
};

/** Sets loaders of esbuild and Rolldown by extension. */
export function setLoaders(context: Context, item: Item, loaders: Value): void {
  if (!isObject(loaders)) return;
  for (const [key, value] of Object.entries(loaders)) {
    const extension = key.replace(/^\./, '');
    const kind = imageTypes[extension];
    const loader = settled(value);
    const isSame =
      loader === extension ||
      (/^(?:[cm]?[jt]sx?)$/.test(extension) && /^[jt]sx?$/.test(asText(loader))) ||
      (kind !== undefined && loader === 'file');
    if ((loader === 'dataurl' || loader === 'base64') && kind)
      put(
        item.options,
        `output.dataUriLimit.${kind}`,
        new Live('Number.MAX_SAFE_INTEGER', undefined, 'package'),
      );
    else if (!isSame)
      context.note('loader', `loader['.${extension}']`, `.${extension}: ${asText(loader)}`);
    if (/^js$/.test(extension) && loader === 'jsx') context.note('jsx', 'loader');
  }
}

/** Sets files to copy. */
export function setCopy(item: Item, list: readonly PlainObject[]): void {
  if (list.length === 0) return;
  const before = (item.options.output as PlainObject | undefined)?.copy;
  put(item.options, 'output.copy', [...(Array.isArray(before) ? before : []), ...list]);
}

/** Quotes an option that is code. */
export function writeCode(reader: Reader, option: string): void {
  const value = reader.raw(option);
  if (value instanceof Fn) reader.context.addUnread(reader.prefix + option, value);
  else if (value === false || value === undefined) return;
  reader.context.note('code', reader.prefix + option, value instanceof Fn ? value.code : '');
}
