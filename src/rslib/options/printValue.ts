/** Characters around a placeholder, which is printed for a value that is not code. */
const [open, close] = ['‹', '›'];

/** A stand-in for a value that cannot be printed, with the text of its placeholder. */
export class Described {
  constructor(readonly what: string) {}
}

/** Printed value of an option that is not set. */
export const absent = mark('absent');

const maxList = 12;

function mark(what: string): string {
  return `${open}${what}${close}`;
}

/** Returns true if a printed value contains no placeholders. */
export function isCode(printed: string): boolean {
  return !printed.includes(open);
}

/**
 * Prints a configuration value as code on one line. Functions, local paths, class instances and long lists
 * become placeholders such as `‹function›`, so that the result is the same on every machine.
 */
export function printValue(value: unknown, root: string): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return quote(withoutPaths(value, root));
  if (typeof value === 'function') return mark('function');
  if (value instanceof Described) return mark(value.what);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) {
    return value.length > maxList
      ? mark(`${value.length} items`)
      : `[${value.map((item) => printValue(item, root)).join(', ')}]`;
  }
  if (!isPlain(value)) return mark(value.constructor.name);
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  return entries.length === 0
    ? '{}'
    : `{ ${entries.map(([key, item]) => `${printKey(key)}: ${printValue(item, root)}`).join(', ')} }`;
}

/** Returns the printed values of all leaves of a configuration, by dotted path. */
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

/** Returns the value at a dotted path; undefined if there is none. */
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

/** Returns true if two values have equal leaves; the order of properties does not matter. */
export function isSame(one: unknown, other: unknown, root: string): boolean {
  const [first, second] = [leaves(one, root), leaves(other, root)];
  return (
    first.size === second.size && [...first].every(([path, value]) => second.get(path) === value)
  );
}

/** Prints properties of `other` that differ from `base`; undefined if `other` lacks any or the result is as long. */
export function changesFrom(base: unknown, other: unknown, root: string): string | undefined {
  if (!isObject(base) || !isObject(other) || isEmpty(base)) return undefined;
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

/** Replaces the project's path by `‹root›`, and other paths up to `node_modules` by `‹path›`. */
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
