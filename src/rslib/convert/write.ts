import {identity} from '../../site/identity';
import type {Context, Item} from './context';
import {isObject, Live, type PlainObject, type Value} from './evaluate';

/** Options in the order in which they are written; others follow. */
const order = [
  'id',
  'format',
  'umdName',
  'lib',
  'autoExtension',
  'bundle',
  'dts',
  'plugins',
  'banner',
  'footer',
  'syntax',
  'externalHelpers',
  'shims',
  'source',
  'output',
  'resolve',
  'server',
  'tools',
];

const width = 80;

const same = (a: Value, b: Value): boolean => text(a, 0) === text(b, 0);

/** Options that only belong into items of `lib`. */
const ofItems = new Set(['format', 'umdName']);

/** Options that are written as a whole, because parts of two places would be joined. */
const whole = new Set(['source.entry', 'output.externals', 'dts', 'syntax', 'plugins', 'shims']);

/** Returns the options that all items have, and removes them from the items. */
function hoist(items: readonly PlainObject[], path = ''): PlainObject {
  const shared: PlainObject = {};
  for (const [key, value] of Object.entries(items[0]!)) {
    const name = path + key;
    if (ofItems.has(name) || name === 'dts') continue;
    const values = items.map((item) => item[key]);
    if (values.every((other) => other !== undefined && same(other, value))) {
      shared[key] = value;
      for (const item of items) delete item[key];
    } else if (!whole.has(name) && values.every(isObject)) {
      const inner = hoist(values, `${name}.`);
      if (Object.keys(inner).length > 0) shared[key] = inner;
      for (const item of items)
        if (Object.keys(item[key] as PlainObject).length === 0) delete item[key];
    }
  }
  return shared;
}

const copyOf = (value: Value): Value =>
  Array.isArray(value)
    ? value.map(copyOf)
    : isObject(value)
      ? Object.fromEntries(Object.entries(value).map(([key, item]) => [key, copyOf(item)]))
      : value;

/** Returns the argument of `defineConfig()`. What all items share stands at the top. */
export function configOf(items: readonly Item[], hooks: Value = undefined): PlainObject {
  const copies = items.map(({format, options}) => ({format, ...(copyOf(options) as PlainObject)}));
  let config: PlainObject;
  if (copies.length > 1) {
    const shared = hoist(copies);
    config = {lib: copies, ...shared};
  } else {
    const [{format, umdName, ...rest}] = copies as unknown as [PlainObject];
    const item = {
      ...(format === 'esm' ? {} : {format}),
      ...(umdName === undefined ? {} : {umdName}),
    };
    config = {...(Object.keys(item).length > 0 ? {lib: [item]} : {}), ...rest};
  }
  if (hooks !== undefined) {
    const list = Array.isArray(config.plugins) ? config.plugins : [];
    config.plugins =
      hooks instanceof Live && list.length === 0
        ? hooks
        : hooks instanceof Live
          ? [...list, new Live(`...(${hooks.text})`, undefined, 'env')]
          : [...list, ...(hooks as Value[])];
  }
  return config;
}

const inOrder = (object: PlainObject): [string, Value][] => {
  const rank = (key: string) => (order.indexOf(key) + order.length + 1) % (order.length + 1);
  return Object.entries(object)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => rank(a) - rank(b));
};

/** Returns a string literal in single quotes, or in double quotes if it contains a single one. */
function quoted(value: string): string {
  const json = JSON.stringify(value);
  if (value.includes("'")) return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}

/** Returns the source text of a value, indented by `depth` levels from the second line on. */
function text(value: Value, depth: number, before = 0): string {
  if (value instanceof Live) return value.text;
  if (value instanceof RegExp) return String(value);
  if (typeof value === 'string') return quoted(value);
  const pad = '  '.repeat(depth + 1);
  const isList = Array.isArray(value);
  if (!isList && !isObject(value)) return `${value as number}`;
  const isTop = depth === 0 && !isList;
  const pairs: [string | undefined, Value][] = isList
    ? value.map((item) => [undefined, item])
    : isTop || 'format' in value
      ? inOrder(value)
      : inOrder(value);
  const part = ([key, item]: [string | undefined, Value]) =>
    key === undefined
      ? text(item, depth + 1)
      : `${/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key)}: ${text(item, depth + 1, key.length + 2)}`;
  const parts = pairs.map(part);
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
  const line = parts.length === 0 ? (isList ? '[]' : '{}') : `${open}${parts.join(', ')}${close}`;
  const isShort = !line.includes('\n') && 2 * depth + before + line.length + 1 <= width;
  const isLib =
    isList &&
    depth === 1 &&
    parts.length > 1 &&
    value.some((item) => isObject(item) && 'format' in item);
  if (parts.length === 0) return line.trim();
  if (isShort && !isTop && (!isLib || line.length + 8 <= width)) return line;
  return `${open.trim()}\n${parts.map((item) => `${pad}${item},\n`).join('')}${'  '.repeat(depth)}${close.trim()}`;
}

const indent = (code: string, by: string): string =>
  code
    .split('\n')
    .map((line, index) => (index > 0 && line ? by + line : line))
    .join('\n');

/** Returns the text of `rslib.config.ts`. */
export function writeConfig(context: Context, items: readonly Item[]): string {
  const {hooks} = context;
  const groups = [hooks.filter(({test}) => !test), hooks.filter(({test}) => test)];
  const names: string[] = [];
  const plugins: Value[] = [];
  const consts: string[] = [];
  for (const group of groups) {
    if (group.length === 0) continue;
    const name = names.length === 0 ? 'afterBuild' : 'afterBuildIf';
    names.push(name);
    const calls = group
      .map(({code}) => `    api.onAfterBuild(${indent(code, '    ')});\n`)
      .join('');
    consts.push(
      `const ${name}: RsbuildPlugin = {\n  name: '${names.length === 1 ? 'after-build' : 'after-build-if'}',\n  setup(api) {\n${calls}  },\n};\n`,
    );
    const test = group[0]!.test?.text;
    plugins.push(
      new Live(
        test === undefined
          ? name
          : /^!\w+$/.test(test)
            ? `${test.slice(1)} ? [] : [${name}]`
            : `${test} ? [${name}] : []`,
        undefined,
        'env',
      ),
    );
  }
  const isConditional = groups[0]!.length === 0 && groups[1]!.length > 0;
  const list = isConditional
    ? plugins[0]
    : plugins.map((plugin, index) =>
        index === 0 && groups[0]!.length > 0
          ? plugin
          : new Live(`...(${(plugin as Live).text})`, undefined, 'env'),
      );
  const config = configOf(items, plugins.length > 0 ? list : undefined);
  const body = `export default defineConfig(${text(config, 0)});\n`;
  const declared = [...context.declarations.entries()];
  const all = [...consts, ...declared.map(([, found]) => found.text), body].join('\n');
  const usesPackage = /\bpkg\b/.test(all);
  const imports = [
    ...(hooks.some(({usesShell}) => usesShell)
      ? ["import { execSync } from 'node:child_process';"]
      : []),
    ...new Set(
      declared
        .filter(([, {isImport, text: code}]) => isImport && !/package\.json/.test(code))
        .map(([, {text: code}]) => code),
    ),
    `import { defineConfig${hooks.length > 0 ? ', type RsbuildPlugin' : ''} } from '${identity.package}';`,
    ...[...context.imports].map(([name, from]) => `import { ${name} } from '${from}';`),
    ...(usesPackage ? ["import pkg from './package.json' with { type: 'json' };"] : []),
  ];
  const constants = [
    ...new Set(declared.filter(([, {isImport}]) => !isImport).map(([, {text: code}]) => code)),
  ].reverse();
  return [
    imports.join('\n'),
    ...(constants.length > 0 ? [constants.join('\n')] : []),
    ...consts.map((code) => code.trimEnd()),
    body,
  ].join('\n\n');
}
