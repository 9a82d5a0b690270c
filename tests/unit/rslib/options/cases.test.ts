import {
  describeCases,
  groupCases,
  isDefault,
  rslibCases,
} from '../../../../src/rslib/options/outputCases';

const ids = [...rslibCases.keys()];
const own = ids.filter(isDefault);
const web = ids.filter((id) => !isDefault(id));

/** Maps each case to a value: the key of `others` whose list contains the case, or `rest`. */
const values = (rest: string, others: Readonly<Record<string, readonly string[]>> = {}) =>
  new Map(
    ids.map((id) => [id, Object.keys(others).find((key) => others[key]?.includes(id)) ?? rest]),
  );

describe('cases are grouped by value', () => {
  test('two values, whatever the target', () => {
    const cjs = ids.filter((id) => id.startsWith('cjs'));
    const groups = groupCases(values('1', {2: cjs}));
    expect(groups.map(({value, cases}) => [value, cases.length])).toEqual([
      ['1', own.length - 2],
      ['2', 2],
    ]);
  });

  const withoutMf = own.filter((id) => id !== 'mf');
  test.each<[string, Record<string, string[]>, Record<string, string[]>]>([
    ['one value for all', {}, {1: []}],
    ['another target that changes all', {2: web}, {1: own, 2: web}],
    ['another target that is like MF', {2: ['mf', ...web]}, {1: withoutMf, 2: ['mf', ...web]}],
    ['another target that changes some', {2: ['esm web']}, {1: own, 2: ['esm web']}],
  ])('%s', (_name, others, expected) => {
    const groups = groupCases(values('1', others));
    expect(Object.fromEntries(groups.map(({cases, value}) => [value, cases]))).toEqual(expected);
  });

  test('the targets of Rsbuild', () => {
    const of = (web: string, node: string) => groupCases(new Map(Object.entries({web, node})));
    expect(of('1', '1')).toEqual([{cases: [], value: '1'}]);
    expect(of('1', '2')).toEqual([
      {cases: ['web'], value: '1'},
      {cases: ['node'], value: '2'},
    ]);
  });
});

test.each<[readonly string[], string, string]>([
  [['umd', 'iife', 'mf'], 'UMD, IIFE, Module Federation', 'UMD、IIFE、模块联邦'],
  [['esm', 'esm bundleless'], 'ESM', 'ESM'],
  [['esm', 'cjs'], 'bundled ESM, CJS', 'bundle 模式的 ESM、CJS'],
  [['esm', 'cjs', 'umd', 'iife', 'mf'], 'bundle mode', 'bundle 模式'],
  [['esm bundleless', 'cjs bundleless'], 'bundleless', 'bundleless 模式'],
  [
    ['umd', 'iife', 'mf', 'esm bundleless', 'cjs bundleless'],
    'UMD, IIFE, Module Federation, bundleless',
    'UMD、IIFE、模块联邦、bundleless 模式',
  ],
  [web, 'target web', '目标为 web'],
  [['mf', ...web], 'target web', '目标为 web'],
  [['iife', 'mf', ...web], 'IIFE, target web', 'IIFE、目标为 web'],
  [['esm web', 'esm bundleless web'], 'ESM with target web', '目标为 web 的 ESM'],
  [['web'], '', ''],
  [['node'], 'target node', '目标为 node'],
])('%j is called %s', (cases, en, zh) => {
  expect(describeCases(cases, 'en')).toBe(en);
  expect(describeCases(cases, 'zh-Hans')).toBe(zh);
});
