import {optionChanges} from '../../../../../src/compiler/records/history/lines';
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
