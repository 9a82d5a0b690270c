import type {CaseValue, Defaults, OptionFact} from '../../../../src/rslib/options/optionTypes';
import {
  briefDefault,
  briefLines,
  caseLines,
  defaultLines,
  manyText,
  rsbuildLines,
  scopeText,
} from '../../../../src/rslib/options/optionText';
import {optionFact} from './optionFact';

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
  [
    'values by output',
    other.rslib,
    ['UMD: `1`', 'Module Federation: the `x`'],
    ['UMD：`1`', '模块联邦：即 `x`'],
  ],
  [
    'targets',
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
])('lists %s', (_what, values, en, zh) => {
  expect(caseLines(values, 'en')).toEqual(en);
  expect(caseLines(values, 'zh-Hans')).toEqual(zh);
});

test('the default of a library option is code or words', () => {
  expect(defaultLines(optionFact({default: "'esm'"}), 'en')).toEqual(["`'esm'`"]);
  const words = {en: 'a', 'zh-Hans': '甲'};
  expect(defaultLines(optionFact({default: words}), 'zh-Hans')).toEqual(['甲']);
});

test('the default of Rsbuild is listed where Rslib has another', () => {
  const same: Defaults = {rslib: [{value: '1'}], rsbuild: [{value: '1'}]};
  expect(rsbuildLines(optionFact({defaults: other}), 'en')).toHaveLength(2);
  expect(rsbuildLines(optionFact({defaults: same}), 'en')).toEqual([]);
  expect(rsbuildLines(optionFact({default: '1'}), 'en')).toEqual([]);
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
  expect(manyText(optionFact({orMany: true}), 'en')).toBe('or an array of these');
  expect(manyText(optionFact({}), 'en')).toBeUndefined();
});

const long = "['first entry', 'second entry', 'third entry', 'fourth entry']";

test('brief lines keep their output and shorten long values', () => {
  const values = [
    {cases: ['umd'], value: long},
    {cases: ['mf'], value: '[]'},
  ];
  const others = [{value: "['first entry', 'second entry', 'third entry']"}];
  expect(briefLines(values, 'en', others)).toEqual([
    "UMD: `[…, 'fourth entry']`",
    'Module Federation: `[]`',
  ]);
});

const values = (...all: readonly string[]): Partial<OptionFact> => ({
  defaults: {...other, rslib: all.map((value) => ({cases: ['umd'], value}))},
});

const modes: Defaults['rslib'] = [
  {cases: ['esm', 'cjs', 'umd', 'iife', 'mf'], value: '1'},
  {cases: ['esm bundleless', 'cjs bundleless'], value: {en: 'every file', 'zh-Hans': '所有文件'}},
];

test.each<[string, Partial<OptionFact>, string, string]>([
  ['one value', {default: 'true'}, '`true`', '`true`'],
  ['words', {default: {en: 'the `x`', 'zh-Hans': '即 `x`'}}, 'the `x`', '即 `x`'],
  [
    'a value, and that of another output',
    {defaults: other},
    '`1`; Module Federation: the `x`',
    '`1`；模块联邦：即 `x`',
  ],
  [
    'a value for each mode',
    {defaults: {...other, rslib: modes}},
    'bundle mode: `1`; bundleless: every file',
    'bundle 模式：`1`；bundleless 模式：所有文件',
  ],
  ['the same value for each output', values('1', '1'), '`1`', '`1`'],
  ['more values', values('1', '2', '3'), '`1`; UMD: `2`; UMD: `3`', '`1`；UMD：`2`；UMD：`3`'],
  [
    'a shortened value',
    values(long),
    "`['first entry', 'second entry', …]`",
    "`['first entry', 'second entry', …]`",
  ],
])('the brief default is %s', (_what, change, en, zh) => {
  expect(briefDefault(optionFact(change), 'en')).toBe(en);
  expect(briefDefault(optionFact(change), 'zh-Hans')).toBe(zh);
});
