/** A property of an object type, or an entry of an object. */
export type Field = {readonly name: string; readonly value: string};

/** An object type with more fields than this, those of its objects counted, is listed rather than written out. */
const maxFields = 3;

/** The fields of an object type, or of the object in a union; none for other types. */
export function typeFields(type: string): readonly Field[] {
  const object = members(type).find(isObject);
  return object === undefined ? [] : fieldsOf(object, ';');
}

/** The entries of an object that is printed as code; none for other values. */
export function valueFields(code: string): readonly Field[] {
  return isObject(code.trim()) ? fieldsOf(code.trim(), ',') : [];
}

/** Whether a type has too many fields to be written out. */
export function isListed(type: string): boolean {
  return countFields(type) > maxFields;
}

/** A type without the fields that are listed elsewhere: `boolean | { … }`. */
export function shortType(type: string, isClosed = isListed(type)): string {
  if (!isClosed) return type;
  return members(type)
    .map((member) => (isObject(member) ? '{ … }' : member))
    .join(' | ');
}

/** More than this, in characters, is too long for a glance: on a line of its own, among others, and in a list. */
export const maxBrief = {line: 60, lines: 44, list: 34} as const;

/**
 * A value to be read at a glance: objects in it are closed, and of a long one the first entries are left. What `other`
 * does not have comes first in an object, and alone in a list, whose order means something.
 */
export function briefCode(code: string, other = '', max: number = maxBrief.line): string {
  const line = code.replace(/\s+/g, ' ');
  if (line.length <= max) return line;
  if (isArray(line)) return briefList(line, other, max);
  if (!isObject(line)) return line;
  const known = new Set(valueFields(other).map(({name, value}) => `${name}: ${value}`));
  const parts = valueFields(line).map(({name, value}) => `${name}: ${value}`);
  const closed = parts.map((part) => part.replace(/: \{.*\}$/, ': { … }'));
  const ordered = [true, false].flatMap((isNew) =>
    closed.filter((_, index) => known.has(parts[index]!) !== isNew),
  );
  return `{ ${fitting(ordered, max).join(', ')} }`;
}

function briefList(list: string, other: string, max: number): string {
  const parts = split(list.slice(1, -1), ',');
  const known = new Set(isArray(other) ? split(other.slice(1, -1), ',') : []);
  const own = parts.filter((part) => !known.has(part));
  const shown = own.length > 0 && own.length < parts.length ? ['…', ...own] : parts;
  return `[${fitting(shown, max).join(', ')}]`;
}

/** The first parts that fit into a length, and a sign for the others. */
function fitting(parts: readonly string[], max: number, between = ', '): readonly string[] {
  const kept: string[] = [];
  for (const part of parts) {
    if ([...kept, part].join(between).length > max) return [...kept, '…'];
    kept.push(part);
  }
  return kept;
}

/** More than this, in characters, is a type that is hard to take in. */
const maxType = 100;

/** The first members of a long union; undefined for a type that can be shown as it is. */
export function briefType(type: string): string | undefined {
  if (type.includes('\n') || type.length <= maxType) return undefined;
  const shown = fitting(members(type), maxBrief.line, ' | ');
  return shown[0] === '…' ? undefined : shown.join(' | ');
}

/** The elements of a list that is printed as code; none for other values. */
export function elements(code: string): readonly string[] {
  return isArray(code.trim()) ? split(code.trim().slice(1, -1), ',') : [];
}

function countFields(type: string): number {
  return typeFields(type).reduce((sum, {value}) => sum + 1 + countFields(value), 0);
}

function fieldsOf(object: string, separator: string): readonly Field[] {
  return split(object.slice(1, -1), separator).flatMap((part) => {
    const [, name, value] = /^([\w$]+|'[^']+')\??:\s*([\s\S]+)$/.exec(part) ?? [];
    return name === undefined || value === undefined ? [] : [{name, value}];
  });
}

/** The members of a union. */
export function members(type: string): readonly string[] {
  return split(type, '|');
}

function isArray(code: string): boolean {
  return code.startsWith('[') && code.endsWith(']');
}

function isObject(code: string): boolean {
  return code.startsWith('{') && code.endsWith('}');
}

/** The parts of a code between separators that stand in no brackets and no string. */
function split(code: string, separator: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const [part] of code.matchAll(/'(?:\\.|[^'\\])*'|[\s\S]/g)) {
    if ('{[('.includes(part)) depth += 1;
    if ('}])'.includes(part)) depth -= 1;
    if (part === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += part;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
