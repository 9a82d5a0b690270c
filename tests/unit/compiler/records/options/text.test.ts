import type {
  CaseValue,
  Defaults,
  OptionFact,
} from '../../../../../src/compiler/records/options/model';
import {
  caseLines,
  defaultLines,
  manyText,
  rsbuildLines,
  scopeText,
} from '../../../../../src/compiler/records/options/text';

function option(change: Partial<OptionFact>): OptionFact {
  return {
    name: 'output.target',
    type: 'string',
    scope: ['top', 'item'],
    cli: [],
    summary: {en: 'S.', 'zh-Hans': '摘要。'},
    ...change,
  };
}

const other: Defaults = {
  rslib: [
    {cases: ['umd'], value: '1'},
    {cases: ['mf'], value: {en: 'the `x`', 'zh-Hans': '即 `x`'}},
  ],
  rsbuild: [
    {cases: ['web'], value: 'true'},
    {cases: ['node'], value: 'false'},
  ],
};

test.each<[string, readonly CaseValue[], readonly string[], readonly string[]]>([
  ['one value', [{value: '{\n  a: 1,\n}'}], ['`{ a: 1, }`'], ['`{ a: 1, }`']],
  ['values by output', other.rslib, ['UMD: `1`', 'MF: the `x`'], ['UMD：`1`', 'MF：即 `x`']],
  [
    'values by target',
    other.rsbuild,
    ['`true`', 'target node: `false`'],
    ['`true`', '目标为 node：`false`'],
  ],
  [
    'changes',
    [{cases: ['iife'], value: '{}', changes: '{ a: 1 }'}],
    ['IIFE: like the first, with `{ a: 1 }`'],
    ['IIFE：同第一项，再合并 `{ a: 1 }`'],
  ],
])('%s', (_what, values, en, zh) => {
  expect(caseLines(values, 'en')).toEqual(en);
  expect(caseLines(values, 'zh-Hans')).toEqual(zh);
});

test('the default of a library option is code or words', () => {
  expect(defaultLines(option({default: "'esm'"}), 'en')).toEqual(["`'esm'`"]);
  expect(defaultLines(option({default: {en: 'a', 'zh-Hans': '甲'}}), 'zh-Hans')).toEqual(['甲']);
});

test('the default of Rsbuild is said where Rslib has another', () => {
  const same: Defaults = {rslib: [{value: '1'}], rsbuild: [{value: '1'}]};
  expect(rsbuildLines(option({defaults: other}), 'en')).toHaveLength(2);
  expect(rsbuildLines(option({defaults: same}), 'en')).toEqual([]);
  expect(rsbuildLines(option({default: '1'}), 'en')).toEqual([]);
});

test.each([
  [['top', 'item'], 'Top level or each lib item', '顶层或单个 lib 配置项'],
  [['item'], 'Each lib item only', '仅限单个 lib 配置项'],
  [['top'], 'Top level only', '仅限顶层'],
] as const)('the scope %j has a name', (scope, en, zh) => {
  expect(scopeText(scope, 'en')).toBe(en);
  expect(scopeText(scope, 'zh-Hans')).toBe(zh);
});

test('an array of the type is mentioned where it is accepted', () => {
  expect(manyText(option({orMany: true}), 'en')).toBe('or an array of these');
  expect(manyText(option({}), 'en')).toBeUndefined();
});
