import {optionChanges, pastDefaults} from '../../../../../src/compiler/records/history/lines';
import type {CaseValue} from '../../../../../src/compiler/records/options/model';
import type {OptionHistory} from '../../../../../src/compiler/records/history/model';

const types = (...all: readonly string[]): OptionHistory => ({
  since: '0.1.0',
  types: all.map((type, index) => ({version: `0.${index + 1}.0`, type})),
});

const lines = (option: OptionHistory, locale: 'en' | 'zh-Hans' = 'en') =>
  optionChanges(option, locale)
    .slice(1)
    .map(({version, text}) => `${version}: ${text}`);

test.each<[string, OptionHistory, readonly string[]]>([
  ['nothing', {since: '0.1.0'}, []],
  ['a new literal', types("'a' | string[]", "'a' | 'b' | string[]"), ["0.2.0: takes `'b'`, too"]],
  ['a literal that is gone', types("'a' | 'b'", "'a'"), ["0.2.0: no longer takes `'b'`"]],
  [
    'one for another',
    types('boolean', 'string'),
    ['0.2.0: takes `string`, too', '0.2.0: no longer takes `boolean`'],
  ],
  [
    'a literal that a wider type covers',
    types("false | 'a'", 'boolean | string'),
    ['0.2.0: takes `boolean`, `string`, too'],
  ],
  ['new parts of an object', types('boolean | { a: 1 }', 'boolean | { a: 1; b: 2 }'), []],
  ['an object for a boolean', types('boolean', '{ a: 1 }'), ['0.2.0: no longer takes `boolean`']],
  ['literals that got a name', types("'a' | 'b'", 'Rspack.DevTool'), []],
  ['a name that was written out', types('DevTool', "'a' | 'b'"), []],
  [
    'another default',
    {
      since: '0.1.0',
      defaults: [
        {version: '0.1.0', values: [{value: 'false'}]},
        {version: '0.3.0', values: [{value: 'true'}]},
      ],
    },
    ['0.3.0: default `true`, before `false`'],
  ],
  [
    'another default for some outputs',
    {
      since: '0.1.0',
      defaults: [
        {version: '0.1.0', values: [{value: 'false'}]},
        {
          version: '0.3.0',
          values: [
            {cases: ['esm'], value: 'true'},
            {cases: ['cjs'], value: 'false'},
          ],
        },
      ],
    },
    ['0.3.0: default for bundled ESM `true`, before `false`'],
  ],
  [
    'its end',
    {since: '0.1.0', deprecated: '0.2.0', removed: '0.3.0'},
    ['0.2.0: deprecated', '0.3.0: removed'],
  ],
  ['being deprecated from the start', {since: '0.1.0', deprecated: '0.1.0'}, []],
])('the history of an option tells %s', (_what, option, expected) => {
  expect(lines(option)).toEqual(expected);
});

test('an option that came back says when it was there before', () => {
  const option: OptionHistory = {since: '0.5.0', earlier: [{since: '0.1.0', removed: '0.3.0'}]};
  expect(optionChanges(option, 'en').map(({version, text}) => `${version}: ${text}`)).toEqual([
    '0.1.0: added',
    '0.3.0: removed',
    '0.5.0: added',
  ]);
});

test('the words are those of the page', () => {
  expect(lines(types("'a'", "'a' | 'b'"), 'zh-Hans')).toEqual(["0.2.0: 新增可选值 `'b'`"]);
});

const past = (locale: 'en' | 'zh-Hans', ...all: readonly (readonly CaseValue[])[]) =>
  pastDefaults(
    {since: '0.0.5', defaults: all.map((values, index) => ({version: `0.${index + 1}.0`, values}))},
    locale,
  ).map(({until, text}) => `${until}: ${text}`);
const one = (value: string): readonly CaseValue[] => [{value}];
const long = (value: string): string =>
  `{ cjs: { 'import.meta.url': ${value} }, esm: { __filename: false, __dirname: false, require: ${value} } }`;

test.each<[string, readonly string[], readonly string[]]>([
  ['a default that never changed', past('en', one('1')), []],
  ['one for another', past('en', one('1'), one('2')), ['0.2.0: Before 0.2.0 it was `1`.']],
  ['the same in Chinese', past('zh-Hans', one('1'), one('2')), ['0.2.0: 0.2.0 之前为 `1`。']],
  [
    'one after the other',
    past('en', one('1'), one('2'), one('3')),
    ['0.2.0: Before 0.2.0 it was `1`.', '0.3.0: Before 0.3.0 it was `2`.'],
  ],
  [
    'the one of today in between: nothing is said too early',
    past('en', one('1'), one('2'), one('1')),
    ['0.2.0: ', '0.3.0: Before 0.3.0 it was `2`.'],
  ],
  ['the one of today before', past('en', one('1'), one('1')), []],
  [
    'for some outputs',
    past(
      'en',
      [
        {cases: ['esm', 'cjs'], value: '1'},
        {cases: ['umd'], value: '2'},
      ],
      [
        {cases: ['esm', 'umd'], value: '2'},
        {cases: ['cjs'], value: '1'},
      ],
    ),
    ['0.2.0: Before 0.2.0 it was `1` for bundled ESM.'],
  ],
  [
    'several, in Chinese',
    past(
      'zh-Hans',
      [
        {cases: ['esm'], value: '1'},
        {cases: ['umd'], value: '2'},
      ],
      [{cases: ['esm', 'umd'], value: '3'}],
    ),
    ['0.2.0: 0.2.0 之前为 `1`（打包模式的 ESM）；`2`（UMD）。'],
  ],
  [
    'one value for the other',
    past(
      'en',
      [
        {cases: ['esm'], value: '1'},
        {cases: ['umd'], value: '2'},
      ],
      [
        {cases: ['esm'], value: '2'},
        {cases: ['umd'], value: '1'},
      ],
    ),
    ['0.2.0: Before 0.2.0 it was `1` for bundled ESM; `2` for UMD.'],
  ],
  ['objects that are the same in brief', past('en', one(long('false')), one(long('true'))), []],
  [
    'parts of a long object',
    past('en', [{value: '{ a: 1 }', changes: '{ a: 1 }'}], one('{ a: 2 }')),
    [],
  ],
])('past defaults: %s', (_what, said, expected) => {
  expect(said).toEqual(expected);
});

test('nothing is said of a default before there was the option', () => {
  const defaults = [
    {version: '0.22.0', values: one('1')},
    {version: '1.0.0', values: one('2')},
  ];
  expect(pastDefaults({since: '0.22.0', defaults}, 'en').map(({until}) => until)).toEqual([
    '0.22.0',
    '1.0.0',
  ]);
});

test('what changed while all was an experiment is not said', () => {
  const defaults = [
    {version: '0.0.5', values: one('1')},
    {version: '0.1.0', values: one('2')},
  ];
  expect(pastDefaults({since: '0.0.5', defaults}, 'en')).toEqual([]);
});
