import type {CaseValue} from '../../../../../src/rslib/options/optionTypes';
import type {PackageDefault} from '../../../../../src/rslib/options/packageDefault';
import {isSameDefault} from '../../../../../src/rslib/history/sameDefault';
import {declaredDefault, measuredDefault} from '../../../../../tools/rslib/history/releaseDefaults';

const words = {en: 'some', 'zh-Hans': '一些'};
const code = (value: string): PackageDefault => ({kind: 'code', code: value});

const said = (...mentions: string[]): PackageDefault => ({kind: 'words', mentions});
const noted = (insteadOf: string) => ({default: words, insteadOf: [insteadOf]});

test.each<[string, PackageDefault | undefined, object | undefined, CaseValue['value'] | undefined]>(
  [
    ['nothing', undefined, undefined, undefined],
    ['code', code('true'), undefined, 'true'],
    ['code that the overlay replaces', code('{}'), noted('{}'), words],
    ['code that the overlay does not expect', code('false'), noted('{}'), 'false'],
    ['words that the overlay replaces', said('esm'), noted('esm'), words],
    ['words that the overlay does not expect', said('cjs'), noted('esm'), undefined],
  ],
)('a declared default: %s', (_, declared, note, value) => {
  const expected = value === undefined ? undefined : [{value}];
  expect(declaredDefault(declared, note)).toEqual(expected);
});

test.each<[string, string, readonly CaseValue[] | undefined, readonly CaseValue[] | undefined]>([
  ['that was not measured', 'output.module', undefined, undefined],
  ['of code', 'output.module', [{value: 'true'}], [{value: 'true'}]],
  ['of words', 'output.module', [{value: words, measured: '‹56 items›'}], [{value: words}]],
  ['that nothing sets', 'output.module', [{value: '‹absent›'}], [{value: 'undefined'}]],
  ['of a property that nothing sets', 'output.minify.css', [{value: '‹absent›'}], undefined],
  ['that is set elsewhere', 'output.filename.css', [{value: '‹absent›'}], undefined],
  [
    'that needs words',
    'output.module',
    [{value: 'true'}, {cases: ['cjs'], value: '‹function›', measured: '‹function›'}],
    undefined,
  ],
])('a measured default %s', (_, name, values, expected) => {
  expect(measuredDefault(name, values)).toEqual(expected);
});

/** Returns a default with the same value for every kind of output. */
const all = (value: string): readonly CaseValue[] => [{value}];
const by = (...groups: readonly (readonly [string, readonly string[]])[]): readonly CaseValue[] =>
  groups.map(([value, cases]) => ({value, cases}));

const two = by(['1', ['esm']], ['2', ['cjs']]);
const web = by(['1', ['esm']], ['2', ['esm web']]);

test.each<[string, readonly CaseValue[], readonly CaseValue[], boolean]>([
  ['one value', all('1'), all('1'), true],
  ['two values', all('1'), all('2'), false],
  ['values by case', two, by(['2', ['cjs']], ['1', ['esm']]), true],
  ['a format that only one knows', by(['1', ['esm', 'iife']], ['2', ['cjs']]), two, true],
  [
    'a case that moved',
    by(['1', ['esm', 'cjs']], ['2', ['umd']]),
    by(['1', ['esm']], ['2', ['cjs', 'umd']]),
    false,
  ],
  ['one value for all and by case', all('1'), two, false],
  ['another target named in one', by(['1', ['esm']], ['2', ['cjs', 'esm web']]), two, false],
  ['another target named in both', web, structuredClone(web), true],
])('two defaults are the same or not: %s', (_, one, other, expected) => {
  expect(isSameDefault(one, other)).toBe(expected);
  expect(isSameDefault(other, one)).toBe(expected);
});
