import {
  Evaluator,
  Fn,
  Imported,
  isObject,
  Live,
  type PlainObject,
  type Value,
} from '../../../../src/rslib/convert/evaluate';

/** Texts of the constants of the configuration that is read, by name. */
let constants = new Map<string, string>();

/** Reads a configuration of Rslib as data: constants and spreads are resolved, expressions stay as texts. */
function read(text: string): PlainObject {
  const evaluator = new Evaluator({
    files: new Map([['rslib.config.ts', text]]),
    pkg: undefined,
    env: {},
    flags: {},
  });
  const {value, module} = evaluator.readFile('rslib.config.ts');
  constants = new Map(
    [...module.declared].map(([name, {text: code}]) => [
      name,
      code.replace(/^\w+ [^=]*= /, '').replace(/;$/, ''),
    ]),
  );
  return value as PlainObject;
}

/** Returns a value in which functions are gone and plugins are names, so that it can be compared. */
function plain(value: Value, key = ''): unknown {
  if (value instanceof RegExp) return `/${value.source}/`;
  if (value instanceof Imported) return value.name;
  if (value instanceof Fn) return 'function';
  if (value instanceof Live)
    return value.text
      .replace(/\b\w+\b/g, (name) =>
        value.uses.includes(name) ? (constants.get(name) ?? name) : name,
      )
      .replace(/[()\s]/g, '');
  if (Array.isArray(value)) return value.map((item) => plain(item, key));
  if (isObject(value)) {
    if (typeof value.name === 'string' && value.setup instanceof Fn) return value.name;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, plain(item, name)]),
    );
  }
  if (value !== null && typeof value === 'object') {
    const {test, yes, no, code} = value as unknown as {
      test?: Live;
      yes?: Value;
      no?: Value;
      code?: string;
    };
    return test ? {if: plain(test), yes: plain(yes), no: plain(no)} : code;
  }
  return value;
}

type Options = Record<string, unknown>;

const isOptions = (value: unknown): value is Options =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merge(top: Options, item: Options): Options {
  const keys = new Set([...Object.keys(top), ...Object.keys(item)]);
  return Object.fromEntries(
    [...keys].map((key) => {
      const [a, b] = [top[key], item[key]];
      if (isOptions(a) && isOptions(b)) return [key, merge(a, b)];
      if (Array.isArray(a) && Array.isArray(b) && /externals|plugins/.test(key))
        return [key, [...(a as unknown[]), ...(b as unknown[])]];
      return [key, b ?? a];
    }),
  );
}

const withDot = (path: unknown): unknown =>
  typeof path === 'string' && !/^!?\.{0,2}\//.test(path) ? path.replace(/^(!?)/, '$1./') : path;

function normalItem(item: Options): Options {
  const {id: _id, ...own} = merge({format: 'esm', bundle: true, source: {}, output: {}}, item);
  const source = own.source as Options;
  const entry = (source.entry ?? {index: './src/index.ts'}) as Options;
  source.entry = Object.fromEntries(
    Object.entries(entry).map(([name, path]) => [name, [path].flat().map(withDot)]),
  );
  const output = own.output as Options;
  if (typeof output.distPath === 'string') output.distPath = withDot(output.distPath);
  if (Array.isArray(output.copy))
    output.copy = output.copy.map((copy) =>
      isOptions(copy) ? {...copy, from: withDot(copy.from)} : copy,
    );
  const file = (output.filename as Options | undefined)?.js;
  const extension = typeof file === 'string' ? file.replace(/^.*\./, '') : undefined;
  const dts = own.dts;
  if (isOptions(dts) && dts.autoExtension === true && extension === 'js') delete dts.autoExtension;
  return own;
}

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : isOptions(value)
      ? Object.fromEntries(
          Object.entries(value)
            .filter(([, item]) => item !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, item]) => [
              key,
              /externals|exclude/.test(key) && Array.isArray(item)
                ? (item as string[]).map(String).sort()
                : sorted(item),
            ]),
        )
      : value;

/** Returns the items of a configuration in the form in which two are compared. `type` decides extensions. */
export function normalForm(text: string, type: 'module' | 'commonjs' | undefined): unknown {
  const {lib, ...top} = plain(read(text)) as Options & {lib?: Options[]};
  return (lib ?? [{}]).map((item) => {
    const own = normalItem(merge(top, item));
    const isDotJs = own.format === 'esm' ? type === 'module' : type === 'commonjs';
    const named = ((own.output as Options).filename as Options | undefined)?.js !== undefined;
    const {dts} = own;
    if (
      isOptions(dts) &&
      dts.autoExtension === true &&
      !named &&
      (isDotJs || own.autoExtension === false)
    )
      delete dts.autoExtension;
    if (isOptions(dts) && Object.keys(dts).length === 0) own.dts = true;
    return sorted(own);
  });
}
