import {rslibCases} from '../../../../../src/compiler/records/options/cases';
import {
  differs,
  readDefaults,
  type Measured,
} from '../../../../../src/compiler/records/options/defaults';
import {absent, printValue} from '../../../../../src/compiler/records/options/values';

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
const read = (...[values, declared, note = {}]: [Measured, string?, object?]) =>
  readDefaults(
    values,
    declared === undefined ? undefined : {kind: 'code', code: declared},
    note,
    '/root',
  );

test('a value that is the same everywhere is said once', () => {
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

test('an object that hardly differs from the first says how', () => {
  const of = (id: string) => ({a: 1, b: 2, ...(id === 'iife' ? {c: 3} : {})});
  const {defaults} = read(measured(of, true));
  expect(defaults.rslib[1]).toEqual({
    cases: ['iife'],
    value: '{ a: 1, b: 2, c: 3 }',
    changes: '{ c: 3 }',
  });
});

test('an object in another order is the same', () => {
  const of = (id: string) => (id === 'iife' ? {b: 2, a: 1} : {a: 1, b: 2});
  expect(read(measured(of, true)).defaults.rslib).toEqual([{value: '{ a: 1, b: 2 }'}]);
});

test('what nothing sets has the default of the doc comment', () => {
  expect(
    read(
      measured(() => undefined, undefined),
      'false',
    ).defaults,
  ).toEqual({
    rslib: [{value: 'false'}],
    rsbuild: [{value: 'false'}],
  });
});

test('what is set and what nothing sets may be the same', () => {
  const {defaults} = read(
    measured((id) => (id === 'esm' ? false : undefined), false),
    'false',
  );
  expect(defaults.rslib).toEqual([{value: 'false'}]);
});

test('words stand for what cannot be shown, beside what was measured', () => {
  const note = {measured: {'‹function›': words}};
  expect(
    read(
      measured(() => () => 1, true),
      undefined,
      note,
    ),
  ).toEqual({
    defaults: {rslib: [{value: words, measured: '‹function›'}], rsbuild: [{value: 'true'}]},
    problems: [],
  });
});

test.each<[string, Measured, string | undefined, object, string]>([
  [
    'a function without words',
    measured(() => () => 1, 1),
    undefined,
    {},
    'measured as ‹function›, which needs words',
  ],
  [
    'a path without words',
    measured(() => '/root/src', 1),
    undefined,
    {},
    "measured as '‹root›/src'",
  ],
  [
    'nothing, without a default',
    measured(() => undefined, 1),
    undefined,
    {},
    'the overlay has to give one',
  ],
  [
    'words for code',
    measured(() => 1, 1),
    undefined,
    {measured: {1: words}},
    'code that can be shown',
  ],
  [
    'words for what is not there',
    measured(() => 1, 1),
    undefined,
    {measured: {'‹function›': words}},
    'was not measured',
  ],
  ['a default for what is set', measured(() => 1, 1), undefined, {default: '1'}, 'always sets one'],
])('%s is a problem', (_what, values, declared, note, problem) => {
  expect(read(values, declared, note).problems).toEqual([expect.stringContaining(problem)]);
});

test.each<[string, Measured, boolean]>([
  ['the same value', measured(() => 1, 1), false],
  ['another value', measured(() => 2, 1), true],
  ['another value for one format', measured((id) => (id === 'mf' ? 2 : 1), 1), true],
  ['another value of Rsbuild for Node.js', measured(() => 1, 1, 2), false],
  [
    'another value for a target that somebody sets',
    measured((id) => (id.endsWith(' web') ? 2 : 1), 1),
    false,
  ],
])('%s: a difference? %s', (_what, values, expected) => {
  expect(differs(read(values).defaults)).toBe(expected);
});
