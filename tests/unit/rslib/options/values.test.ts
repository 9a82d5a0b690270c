import {
  absent,
  changesFrom,
  Described,
  isCode,
  isSame,
  leaves,
  printValue,
} from '../../../../src/rslib/options/printValue';

const root = '/tmp/project';
class Plugin {}

test.each<[unknown, string]>([
  ['auto', "'auto'"],
  ["it's", "'it\\'s'"],
  [false, 'false'],
  [null, 'null'],
  [undefined, 'undefined'],
  [/\.js$/i, '/\\.js$/i'],
  [['a', 1], "['a', 1]"],
  [{a: 1, 'b.c': true, d: undefined}, "{ a: 1, 'b.c': true }"],
  [() => 1, '‹function›'],
  [{total: () => 1}, '{ total: ‹function› }'],
  [new Plugin(), '‹Plugin›'],
  [new Described('settings'), '‹settings›'],
  [Array.from({length: 13}, String), '‹13 items›'],
  ['/tmp/project', "'‹root›'"],
  ['/tmp/project/src/index.ts', "'‹root›/src/index.ts'"],
  ['/tmp/project-2/src', "'/tmp/project-2/src'"],
  ['/home/me/node_modules/a/node_modules/b', "'‹path›/node_modules/b'"],
  ['C:\\me\\node_modules\\@swc\\helpers', "'‹path›/node_modules/@swc/helpers'"],
])('%p is printed as %s', (value, expected) => {
  expect(printValue(value, root)).toBe(expected);
});

test('a path below the project is printed in the same way on every system', () => {
  expect(printValue('C:\\tmp\\p\\src\\a.ts', 'C:\\tmp\\p')).toBe("'‹root›/src/a.ts'");
});

test.each([
  ["'a'", true],
  ['{ a: 1 }', true],
  [absent, false],
  ['{ total: ‹function› }', false],
  ["'‹path›/x'", false],
])('%s: code that can be shown? %p', (printed, expected) => {
  expect(isCode(printed)).toBe(expected);
});

test('a configuration is flattened to its leaves', () => {
  const config = {a: {b: 1, c: {}}, d: ['x'], e: undefined, f: {g: {h: true}}};
  expect([...leaves(config, root)]).toEqual([
    ['a.b', '1'],
    ['a.c', '{}'],
    ['d', "['x']"],
    ['f.g.h', 'true'],
  ]);
});

describe('the changes from one object to another', () => {
  const base = {js: true, options: {mangle: false, module: false}};

  test.each<[string, unknown, string | undefined]>([
    ['nothing', {...base}, '{}'],
    ['a value', {...base, js: false}, '{ js: false }'],
    ['a new key', {...base, options: {...base.options, a: 1}}, '{ options: { a: 1 } }'],
    ['a part that is gone', {js: true}, undefined],
    ['every value', {js: false, options: {mangle: true, module: true}}, undefined],
    ['no object', false, undefined],
    ['an array', [], undefined],
  ])('%s', (_what, other, expected) => {
    expect(changesFrom(base, other, root)).toEqual(expected);
  });

  test.each<[unknown, boolean]>([
    [{options: {module: false, mangle: false}, js: true}, true],
    [{...base, js: false}, false],
    [{...base, more: 1}, false],
    [{js: true}, false],
  ])('are none if only the order differs, unlike other changes: %j', (other, expected) => {
    expect(isSame(base, other, root)).toBe(expected);
  });
});
