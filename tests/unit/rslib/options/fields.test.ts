import {
  briefCode,
  briefType,
  isListed,
  members,
  shortType,
  typeFields,
  valueFields,
} from '../../../../src/rslib/options/typeFields';

test.each<[string, readonly string[]]>([
  ['boolean', []],
  ["'a' | 'b;c'", []],
  ['{ a?: string; b: number }', ['a: string', 'b: number']],
  ['boolean | {\n  a?: string;\n  b?: { c: 1; d: 2 };\n}', ['a: string', 'b: { c: 1; d: 2 }']],
  ["{ 'import.meta.url'?: boolean }", ["'import.meta.url': boolean"]],
  [
    '{ a?: (x: { y: 1; z: 2 }) => void; b: (string | number)[] }',
    ['a: (x: { y: 1; z: 2 }) => void', 'b: (string | number)[]'],
  ],
  ['{ [x: string]: Value }', []],
  ['({ a: 1; b: 2 })[]', []],
])('the fields of %j are %j', (type, expected) => {
  expect(typeFields(type).map(({name, value}) => `${name}: ${value}`)).toEqual(expected);
});

test.each([
  ['boolean', ['boolean']],
  ["'a' | 'b'", ["'a'", "'b'"]],
  ['(a: 1 | 2) => void | string', ['(a: 1 | 2) => void', 'string']],
  ['Record<string, 1 | 2> | { a: 1 | 2 }[]', ['Record<string, 1 | 2>', '{ a: 1 | 2 }[]']],
])('the members of %s', (type, expected) => {
  expect(members(type)).toEqual(expected);
});

test.each([
  ['{ a: 1; b: 2; c: 3 }', false, '{ a: 1; b: 2; c: 3 }'],
  ['boolean | { a: 1; b?: 2; c: 3; d: 4 }', true, 'boolean | { a; b?; c; d }'],
  ['{ a: { b: 1; c: 2; d: 3 } }', true, '{ a }'],
  [
    `{ 'one.name'?: 1; second: 2; method(of: string): void; anotherLongName: { c: 3 }; last: 4 }`,
    true,
    `{ 'one.name'?; second; method; anotherLongName; last }`,
  ],
  ["'a' | 'b' | 'c' | 'd'", false, "'a' | 'b' | 'c' | 'd'"],
])('the fields of %s are listed: %s', (type, listed, short) => {
  expect(isListed(type)).toBe(listed);
  expect(shortType(type)).toBe(short);
});

test('the entries of a printed value end at commas outside of strings and brackets', () => {
  expect(valueFields("{ a: 'x, y', b: [1, 2], c: { d: 1, e: 2 } }")).toEqual([
    {name: 'a', value: "'x, y'"},
    {name: 'b', value: '[1, 2]'},
    {name: 'c', value: '{ d: 1, e: 2 }'},
  ]);
  expect(valueFields('[1, 2]')).toEqual([]);
});

test.each([
  ['{ a: 1 }', '', 60, '{ a: 1 }'],
  ['{\n  a: 1\n}', '', 60, '{ a: 1 }'],
  ['{ a: true, options: { b: 1, c: 2, d: 3 } }', '', 30, '{ a: true, options: { … } }'],
  ['{ a: 1000, b: 2000, c: 3000 }', '', 20, '{ a: 1000, b: 2000, … }'],
  ["['aa', 'bb', 'cc']", "['aa', 'dd', 'cc']", 12, "[…, 'bb']"],
  ["['aa', 'bb', 'cc']", "['dd']", 12, "['aa', 'bb', …]"],
  ["['aaaa', 'bbbb', 'cccc']", '', 16, "['aaaa', 'bbbb', …]"],
  ['{ a: 1000, b: 2000, c: 3000 }', '{ a: 1000, c: 1 }', 20, '{ b: 2000, c: 3000, … }'],
  ["'a text that goes on'", '', 10, "'a text that goes on'"],
])('shortens %j beside %j to %i characters', (code, other, max, expected) => {
  expect(briefCode(code, other, max)).toBe(expected);
});

test('a long union is shortened to its first members', () => {
  const many = Array.from({length: 20}, (_, index) => `'es${2000 + index}'`).join(' | ');
  expect(briefType(many)).toBe("'es2000' | 'es2001' | 'es2002' | 'es2003' | 'es2004' | …");
  expect(briefType("'a' | 'b'")).toBeUndefined();
  expect(briefType(`{\n  a: ${many};\n}`)).toBeUndefined();
  expect(briefType(`(${many})[]`)).toBe(`(${briefType(many)})[]`);
  expect(briefType(`(${many})[] | (${many})[]`)).toBeUndefined();
});
