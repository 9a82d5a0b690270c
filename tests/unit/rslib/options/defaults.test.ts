import {rslibCases} from '../../../../src/rslib/options/outputCases';
import {differs, readDefaults, type Measured} from '../../../../src/rslib/options/readDefaults';
import {absent, printValue} from '../../../../src/rslib/options/printValue';

const ids = [...rslibCases.keys()];

function measured(rslib: (id: string) => unknown, web: unknown, node: unknown = web): Measured {
  const print = (value: unknown): string =>
    value === undefined ? absent : printValue(value, '/root');
  const raw = new Map(ids.map((id) => [id, rslib(id)]));
  return {
    rslib: new Map([...raw].map(([id, value]) => [id, print(value)])),
    rsbuild: new Map([
      ['web', print(web)],
      ['node', print(node)],
    ]),
    raw,
  };
}

const words = {en: 'a function', 'zh-Hans': '函数'};
const read = (values: Measured, code?: string, note: object = {}) =>
  readDefaults(values, code === undefined ? undefined : {kind: 'code', code}, note, '/root');
const unset = measured(() => undefined, undefined);

test('a value that is the same everywhere is listed once', () => {
  expect(read(measured(() => 'dist', 'dist'))).toEqual({
    defaults: {rslib: [{value: "'dist'"}], rsbuild: [{value: "'dist'"}]},
    problems: [],
  });
});

test('values that depend on the output name it', () => {
  const {defaults} = read(measured((id) => (id === 'mf' ? 'web' : 'node'), 'web'));
  expect(defaults.rslib.map(({cases, value}) => [value, cases?.length])).toEqual([
    ["'node'", 6],
    ["'web'", 1],
  ]);
});

test('an object that hardly differs from the first lists its changes', () => {
  const of = (id: string) => ({a: 1, b: 2, ...(id === 'iife' ? {c: 3} : {})});
  const {defaults} = read(measured(of, true));
  expect(defaults.rslib[1]).toEqual({
    cases: ['iife'],
    value: '{ a: 1, b: 2, c: 3 }',
    changes: '{ c: 3 }',
  });
});

test('the order of keys does not matter', () => {
  const of = (id: string) => (id === 'iife' ? {b: 2, a: 1} : {a: 1, b: 2});
  expect(read(measured(of, true)).defaults.rslib).toEqual([{value: '{ a: 1, b: 2 }'}]);
});

test('an unset option has the default of its doc comment', () => {
  const expected = {rslib: [{value: 'false'}], rsbuild: [{value: 'false'}]};
  expect(read(unset, 'false').defaults).toEqual(expected);
  const partlySet = measured((id) => (id === 'esm' ? false : undefined), false);
  expect(read(partlySet, 'false').defaults).toEqual(expected);
});

test('words describe a value that cannot be shown, beside the measured one', () => {
  const values = measured(() => () => 1, true);
  expect(read(values, undefined, {measured: {'‹function›': words}})).toEqual({
    defaults: {rslib: [{value: words, measured: '‹function›'}], rsbuild: [{value: 'true'}]},
    problems: [],
  });
});

test.each<[string, unknown, object, string]>([
  ['a function without words', () => 1, {}, 'measured as ‹function›: describe it'],
  ['a path without words', '/root/src', {}, "measured as '‹root›/src'"],
  ['nothing, without a default', undefined, {}, 'add `default` to notes.yml'],
  ['words for code', 1, {measured: {1: words}}, 'because it is code'],
  ['words for a missing value', 1, {measured: {'‹function›': words}}, 'was not measured'],
  ['a default for a set value', 1, {default: '1'}, 'always sets one'],
])('%s is a problem', (_what, value, note, problem) => {
  const values = measured(() => value, 1);
  expect(read(values, undefined, note).problems).toEqual([expect.stringContaining(problem)]);
});

test.each<[string, Measured, boolean]>([
  ['the same value', measured(() => 1, 1), false],
  ['another value', measured(() => 2, 1), true],
  ['another value for one format', measured((id) => (id === 'mf' ? 2 : 1), 1), true],
  ['another value of Rsbuild for Node.js', measured(() => 1, 1, 2), false],
  ['another value for a set target', measured((id) => (id.endsWith(' web') ? 2 : 1), 1), false],
])('%s: a difference? %s', (_what, values, expected) => {
  expect(differs(read(values).defaults)).toBe(expected);
});
