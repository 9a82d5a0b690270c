export type Field = {readonly name: string; readonly value: string};

/** Number of fields, nested fields included, up to which an object type is written in full. */
const maxFields = 3;

/** Returns the fields of an object type, or of the first object type in a union. */
export function typeFields(type: string): readonly Field[] {
  const object = members(type).find(isObject);
  return object === undefined ? [] : fieldsOf(object, ';');
}

/** Returns the names of the fields of an object type, without quotes. */
export function propertyNames(type: string): readonly string[] {
  return typeFields(type).map(({name}) => name.replaceAll("'", ''));
}

export function valueFields(code: string): readonly Field[] {
  return isObject(code.trim()) ? fieldsOf(code.trim(), ',') : [];
}

/** Returns true if a union contains a member, or `boolean` or `string` that includes it. */
export function isAccepted(member: string, union: readonly string[]): boolean {
  return (
    union.includes(member) ||
    (/^(?:true|false)$/.test(member) && union.includes('boolean')) ||
    (member.startsWith("'") && union.includes('string'))
  );
}

/** Returns true if a type has too many fields to be written in full. */
export function isListed(type: string): boolean {
  return countFields(type) > maxFields;
}

/** Returns a type with the first fields of its objects, without their types: `boolean | { bundle?; distPath?; … }`. */
export function shortType(type: string, isClosed = isListed(type)): string {
  if (!isClosed) return type;
  return members(type)
    .map((member) => {
      if (!isObject(member)) return member;
      const names = split(member.slice(1, -1), ';').map((field) => /^[^:(]*/.exec(field)![0]);
      return `{ ${fitting(names, maxBrief.line, '; ').join('; ')} }`;
    })
    .join(' | ');
}

/** Maximum length of a shortened value in characters: alone on a line, among several lines, and in a list. */
export const maxBrief = {line: 60, lines: 44, list: 34} as const;

/**
 * Shortens code: nested objects become `{ … }`, and `…` replaces the last entries. In an object, entries that are not
 * in `other` come first. In an array, whose order matters, only these entries are shown.
 */
export function briefCode(code: string, other = '', max: number = maxBrief.line): string {
  const line = code.replace(/\s+/g, ' ');
  if (line.length <= max) return line;
  if (isArray(line)) return briefList(line, other, max);
  if (!isObject(line)) return line;
  const others = new Set(valueFields(other).map(({name, value}) => `${name}: ${value}`));
  const parts = valueFields(line).map(({name, value}) => `${name}: ${value}`);
  const closed = parts.map((part) => part.replace(/: \{.*\}$/, ': { … }'));
  const ordered = [true, false].flatMap((isNew) =>
    closed.filter((_, index) => others.has(parts[index]!) !== isNew),
  );
  return `{ ${fitting(ordered, max).join(', ')} }`;
}

function briefList(list: string, other: string, max: number): string {
  const parts = split(list.slice(1, -1), ',');
  const others = new Set(isArray(other) ? split(other.slice(1, -1), ',') : []);
  const own = parts.filter((part) => !others.has(part));
  const shown = own.length > 0 && own.length < parts.length ? ['…', ...own] : parts;
  return `[${fitting(shown, max).join(', ')}]`;
}

function fitting(parts: readonly string[], max: number, between = ', '): readonly string[] {
  const shown: string[] = [];
  for (const part of parts) {
    if ([...shown, part].join(between).length > max) return [...shown, '…'];
    shown.push(part);
  }
  return shown;
}

const maxType = 100;

/** Returns the first members of a long union, or of a list of one; undefined if the type is short enough or cannot be shortened. */
export function briefType(type: string): string | undefined {
  if (type.includes('\n') || type.length <= maxType) return undefined;
  const isOne = members(type).length === 1;
  const [, list = type, end = ''] = (isOne && /^\((.*)\)(\[\])$/.exec(type)) || [];
  const shown = fitting(members(list), maxBrief.line, ' | ');
  if (shown[0] === '…') return undefined;
  return end ? `(${shown.join(' | ')})${end}` : shown.join(' | ');
}

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

/** Returns the members of a union type. */
export function members(type: string): readonly string[] {
  return split(type, '|');
}

function isArray(code: string): boolean {
  return code.startsWith('[') && code.endsWith(']');
}

function isObject(code: string): boolean {
  return code.startsWith('{') && code.endsWith('}');
}

/** Splits code at separators outside of brackets, generic types and strings. */
function split(code: string, separator: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const [part] of code.matchAll(/'(?:\\.|[^'\\])*'|=>|[\s\S]/g)) {
    if ('{[(<'.includes(part)) depth += 1;
    if ('}])>'.includes(part)) depth -= 1;
    if (part === separator && depth === 0) parts.push('');
    else parts[parts.length - 1] += part;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}
