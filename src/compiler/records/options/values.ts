/** Around what a value is instead of its code: no option has them in its value. */
const [open, close] = ['‹', '›'];

/** A value that cannot be shown as it is, with what it is instead. */
export class Described {
  constructor(readonly what: string) {}
}

/** What is printed for an option that nobody sets. */
export const absent = mark('absent');

/** A list with more parts than this is described: it is no longer something to read. */
const maxList = 12;

function mark(what: string): string {
  return `${open}${what}${close}`;
}

/** Whether a printed value is code that can be shown, with nothing in it that needs words. */
export function isCode(printed: string): boolean {
  return !printed.includes(open);
}

/**
 * Prints a configuration value as code on one line. Functions, paths of this machine, class
 * instances and long lists become marks such as `‹function›`, so that the result is the same
 * everywhere and shows what needs words.
 */
export function printValue(value: unknown, root: string): string {
  if (value === undefined) {
    return 'undefined';
  }
  if (typeof value === 'string') {
    return quote(withoutPaths(value, root));
  }
  if (typeof value === 'function') {
    return mark('function');
  }
  if (value instanceof Described) {
    return mark(value.what);
  }
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  if (value instanceof RegExp) {
    return String(value);
  }
  if (Array.isArray(value)) {
    return value.length > maxList
      ? mark(`${value.length} items`)
      : `[${value.map((item) => printValue(item, root)).join(', ')}]`;
  }
  if (!isPlain(value)) {
    return mark(value.constructor.name);
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, item]) => `${printKey(key)}: ${printValue(item, root)}`).join(', ')} }`;
}

/** Printed values of everything in a configuration that has no parts, by path. */
export function leaves(value: unknown, root: string, path = ''): ReadonlyMap<string, string> {
  if (typeof value === 'object' && value !== null && isPlain(value) && !isEmpty(value)) {
    return new Map(
      Object.entries(value).flatMap(([key, item]) => [
        ...leaves(item, root, path === '' ? key : `${path}.${key}`),
      ]),
    );
  }
  return value === undefined ? new Map() : new Map([[path, printValue(value, root)]]);
}

/** What is in a path of a configuration; undefined where it ends early. */
export function valueAt(config: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null
          ? (value as Readonly<Record<string, unknown>>)[key]
          : undefined,
      config,
    );
}

/** Whether two values have the same parts with the same values, in whatever order. */
export function isSame(one: unknown, other: unknown, root: string): boolean {
  const [first, second] = [leaves(one, root), leaves(other, root)];
  return (
    first.size === second.size && [...first].every(([path, value]) => second.get(path) === value)
  );
}

/**
 * What of an object differs from another that has the same parts or fewer, as an object with
 * nothing else in it; undefined where that says no less than the whole.
 */
export function changesFrom(base: unknown, other: unknown, root: string): string | undefined {
  if (!isObject(base) || !isObject(other) || isEmpty(base)) {
    return undefined;
  }
  const before = leaves(base, root);
  const changed = leaves(changedParts(base, other, root), root);
  const isMore = [...before.keys()].every((path) => valueAt(other, path) !== undefined);
  return isMore && changed.size < before.size
    ? printValue(changedParts(base, other, root), root)
    : undefined;
}

function changedParts(base: object, other: object, root: string): object {
  const before = base as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(other)
      .filter(([key, value]) => !isSame(before[key], value, root))
      .map(([key, value]: [string, unknown]) => {
        const old = before[key];
        return [key, isObject(old) && isObject(value) ? changedParts(old, value, root) : value];
      }),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && isPlain(value);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function isEmpty(value: object): boolean {
  return Object.keys(value).length === 0;
}

/** Paths below the project start with `‹root›`, others are reduced to what follows `node_modules`. */
function withoutPaths(text: string, root: string): string {
  const normal = text.replace(/\\/g, '/');
  const base = root.replace(/\\/g, '/');
  if (normal === base || normal.startsWith(`${base}/`)) {
    return mark('root') + normal.slice(base.length);
  }
  const packages = normal.lastIndexOf('/node_modules/');
  return packages === -1 ? text : mark('path') + normal.slice(packages);
}

function quote(text: string): string {
  return `'${text.replace(/\\/g, '\\\\').replace(/'/g, "\\'").replace(/\n/g, '\\n')}'`;
}

function printKey(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key);
}
