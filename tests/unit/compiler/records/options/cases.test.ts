import {
  describeCases,
  groupCases,
  isDefault,
  rslibCases,
} from '../../../../../src/compiler/records/options/cases';

const ids = [...rslibCases.keys()];
const own = ids.filter(isDefault);
const web = ids.filter((id) => !isDefault(id));

/** Values of all cases: one for all, others for some. */
const values = (rest: string, others: Readonly<Record<string, readonly string[]>> = {}) =>
  new Map(
    ids.map((id) => [id, Object.keys(others).find((key) => others[key]?.includes(id)) ?? rest]),
  );

test('every format is measured, with both modes and targets that it has', () => {
  expect(ids).toEqual([
    'esm',
    'cjs',
    'umd',
    'iife',
    'mf',
    'esm bundleless',
    'cjs bundleless',
    'esm web',
    'cjs web',
    'umd web',
    'iife web',
    'esm bundleless web',
    'cjs bundleless web',
  ]);
});

describe('cases are grouped by value', () => {
  test('one value for all', () => {
    expect(groupCases(values('1'))).toEqual([{cases: [], value: '1'}]);
  });

  test('two values, whatever the target', () => {
    const groups = groupCases(
      values('1', {2: ['cjs', 'cjs bundleless', 'cjs web', 'cjs bundleless web']}),
    );
    expect(groups.map(({value, cases}) => [value, cases.length])).toEqual([
      ['1', own.length - 2],
      ['2', 2],
    ]);
  });

  test('another target that changes all of them', () => {
    expect(groupCases(values('1', {2: web}))).toEqual([
      {cases: own, value: '1'},
      {cases: web, value: '2'},
    ]);
  });

  test('another target that makes all of them like one of them', () => {
    expect(groupCases(values('1', {2: ['mf', ...web]}))).toEqual([
      {cases: own.filter((id) => id !== 'mf'), value: '1'},
      {cases: ['mf', ...web], value: '2'},
    ]);
  });

  test('another target that changes some of them', () => {
    expect(groupCases(values('1', {2: ['esm web']}))).toEqual([
      {cases: own, value: '1'},
      {cases: ['esm web'], value: '2'},
    ]);
  });

  test('the targets of Rsbuild', () => {
    const of = (first: string, second: string) =>
      groupCases(
        new Map([
          ['web', first],
          ['node', second],
        ]),
      );
    expect(of('1', '1')).toEqual([{cases: [], value: '1'}]);
    expect(of('1', '2')).toEqual([
      {cases: ['web'], value: '1'},
      {cases: ['node'], value: '2'},
    ]);
  });
});

test.each<[readonly string[], string, string]>([
  [['mf'], 'MF', 'MF'],
  [['umd', 'iife', 'mf'], 'UMD, IIFE, MF', 'UMD、IIFE、MF'],
  [['esm', 'esm bundleless'], 'ESM', 'ESM'],
  [['esm', 'cjs'], 'bundled ESM, CJS', '打包模式的 ESM、CJS'],
  [['esm', 'cjs', 'umd', 'iife', 'mf'], 'bundled', '打包模式'],
  [['esm bundleless', 'cjs bundleless'], 'bundleless', 'bundleless 模式'],
  [['esm bundleless'], 'bundleless ESM', 'bundleless 模式的 ESM'],
  [
    ['umd', 'iife', 'mf', 'esm bundleless', 'cjs bundleless'],
    'UMD, IIFE, MF, bundleless',
    'UMD、IIFE、MF、bundleless 模式',
  ],
  [web, 'target web', '目标为 web'],
  [['mf', ...web], 'MF, target web', 'MF、目标为 web'],
  [['esm web', 'esm bundleless web'], 'ESM with target web', '目标为 web 的 ESM'],
  [['web'], '', ''],
  [['node'], 'target node', '目标为 node'],
])('%j is called %s', (cases, en, zh) => {
  expect(describeCases(cases, 'en')).toBe(en);
  expect(describeCases(cases, 'zh-Hans')).toBe(zh);
});
