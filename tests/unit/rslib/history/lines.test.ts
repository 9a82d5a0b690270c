import {optionChanges, pastDefaults} from '../../../../src/rslib/history/optionChanges';
import type {CaseValue} from '../../../../src/rslib/options/optionTypes';
import type {OptionHistory} from '../../../../src/rslib/history/historyTypes';

const byCase = (values: Readonly<Record<string, readonly string[]>>): readonly CaseValue[] =>
  Object.entries(values).map(([value, cases]) => ({cases, value}));

const types = (...all: readonly string[]): OptionHistory => ({
  since: '0.1.0',
  types: all.map((value, index) => ({version: `0.${index + 1}.0`, value})),
});

/** Returns the history of a default. Each argument is a release and the value since this release. */
const defaults = (...all: readonly (readonly [string, string | readonly CaseValue[]])[]) =>
  all.map(([version, value]) => ({
    version,
    value: typeof value === 'string' ? [{value}] : value,
  }));

const long = (value: string): string =>
  `{ cjs: { 'import.meta.url': ${value} }, esm: { __filename: false, __dirname: false, require: ${value} } }`;

/** Returns the changes of an option without the first, which is its introduction. */
const lines = (option: OptionHistory) =>
  optionChanges(option, 'en')
    .slice(1)
    .map(({version, text}) => `${version}: ${text}`);

test.each<[string, OptionHistory, readonly string[]]>([
  ['nothing', {since: '0.1.0'}, []],
  ['a new literal', types("'a' | string[]", "'a' | 'b' | string[]"), ["0.2.0: also takes `'b'`"]],
  ['a literal that is gone', types("'a' | 'b'", "'a'"), ["0.2.0: no longer takes `'b'`"]],
  [
    'another type',
    types('boolean', 'string'),
    ['0.2.0: also takes `string`', '0.2.0: no longer takes `boolean`'],
  ],
  [
    'a wider type',
    types("false | 'a'", 'boolean | string'),
    ['0.2.0: also takes `boolean`, `string`'],
  ],
  ['new parts of an object', types('boolean | { a: 1 }', 'boolean | { a: 1; b: 2 }'), []],
  ['an object for a boolean', types('boolean', '{ a: 1 }'), ['0.2.0: no longer takes `boolean`']],
  ['literals that got a name', types("'a' | 'b'", 'Rspack.DevTool'), []],
  ['a name that was written out', types('DevTool', "'a' | 'b'"), []],
  [
    'another default',
    {since: '0.1.0', defaults: defaults(['0.1.0', 'false'], ['0.3.0', 'true'])},
    ['0.3.0: default `true`, before `false`'],
  ],
  [
    'another default for some outputs',
    {
      since: '0.1.0',
      defaults: defaults(['0.1.0', 'false'], ['0.3.0', byCase({true: ['esm'], false: ['cjs']})]),
    },
    ['0.3.0: default for bundled ESM `true`, before `false`'],
  ],
  [
    'values that are shortened to the same',
    {
      since: '0.1.0',
      defaults: defaults(
        ['0.1.0', byCase({[long('true')]: ['esm']})],
        ['0.3.0', byCase({[long('true')]: ['esm'], [long('false')]: ['iife']})],
      ),
    },
    [],
  ],
  [
    'its deprecation and removal',
    {since: '0.1.0', deprecated: '0.2.0', removed: '0.3.0'},
    ['0.2.0: deprecated', '0.3.0: removed'],
  ],
  [
    'its removal and return',
    {since: '0.5.0', earlier: [{since: '0.1.0', removed: '0.3.0'}]},
    ['0.3.0: removed', '0.5.0: added'],
  ],
  ['being deprecated from the start', {since: '0.1.0', deprecated: '0.1.0'}, []],
])('the history of an option lists %s', (_what, option, expected) => {
  expect(lines(option)).toEqual(expected);
});

const past = (locale: 'en' | 'zh-Hans', ...all: readonly (readonly CaseValue[])[]) =>
  pastDefaults(
    {
      since: '0.0.5',
      defaults: defaults(...all.map((values, index) => [`0.${index + 1}.0`, values] as const)),
    },
    locale,
  ).map(({until, text}) => `${until}: ${text}`);
const one = (value: string): readonly CaseValue[] => [{value}];

test.each<[string, readonly string[], readonly string[]]>([
  ['a default that never changed', past('en', one('1')), []],
  ['another default', past('en', one('1'), one('2')), ['0.2.0: Before 0.2.0 it was `1`.']],
  ['Chinese', past('zh-Hans', one('1'), one('2')), ['0.2.0: 0.2.0 之前为 `1`。']],
  [
    'two changes',
    past('en', one('1'), one('2'), one('3')),
    ['0.2.0: Before 0.2.0 it was `1`.', '0.3.0: Before 0.3.0 it was `2`.'],
  ],
  [
    'a change that was undone',
    past('en', one('1'), one('2'), one('1')),
    ['0.2.0: ', '0.3.0: Before 0.3.0 it was `2`.'],
  ],
  ['the same default again', past('en', one('1'), one('1')), []],
  [
    'a change for some outputs',
    past('en', byCase({1: ['esm', 'cjs'], 2: ['umd']}), byCase({2: ['esm', 'umd'], 1: ['cjs']})),
    ['0.2.0: Before 0.2.0 it was `1` for bundled ESM.'],
  ],
  [
    'swapped values',
    past('en', byCase({1: ['esm'], 2: ['umd']}), byCase({2: ['esm'], 1: ['umd']})),
    ['0.2.0: Before 0.2.0 it was `1` for bundled ESM; `2` for UMD.'],
  ],
  ['objects with the same short form', past('en', one(long('false')), one(long('true'))), []],
  [
    'parts of an object',
    past('en', [{value: '{ a: 1 }', changes: '{ a: 1 }'}], one('{ a: 2 }')),
    [],
  ],
])('past defaults: %s', (_what, said, expected) => {
  expect(said).toEqual(expected);
});

test.each([
  ['count from the release that added the option', '0.22.0', '1.0.0', ['0.22.0', '1.0.0']],
  ['of experimental releases are left out', '0.0.5', '0.1.0', []],
])('defaults %s', (_, since, changed, expected) => {
  const option = {since, defaults: defaults([since, '1'], [changed, '2'])};
  expect(pastDefaults(option, 'en').map(({until}) => until)).toEqual(expected);
});
