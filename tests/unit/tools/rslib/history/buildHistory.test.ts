import {
  buildHistory,
  type OptionState,
  type ReleaseState,
} from '../../../../../tools/rslib/history/buildHistory';

type Given = Readonly<Record<string, Partial<OptionState>>>;

/** Builds a history. The items of `given` and `flags` are the options and flags of 0.1.0, 0.2.0 and so on. */
function history(given: readonly Given[], flags: readonly (readonly string[])[] = []) {
  const states = given.map((options, index): ReleaseState => ({
    version: `0.${index + 1}.0`,
    date: `2025-01-0${index + 1}`,
    rsbuild: '1.0.0',
    flags: flags[index] ?? [],
    options: Object.fromEntries(
      Object.entries(options).map(([name, state]) => [
        name,
        {type: 'boolean', deprecated: false, required: false, scope: ['item'], ...state},
      ]),
    ),
  }));
  return buildHistory(states);
}

const values = (value: string) => ({defaults: [{value}]});
const deprecated = {deprecated: true};
const boolean = {version: '0.1.0', value: 'boolean'};

test.each<[string, readonly Given[], object]>([
  ['has always been there', [{dts: {}}, {dts: {}}], {since: '0.1.0'}],
  ['was added later', [{}, {dts: {}}, {dts: {}}], {since: '0.2.0'}],
  ['was removed', [{dts: {}}, {dts: {}}, {}], {since: '0.1.0', removed: '0.3.0', types: [boolean]}],
  [
    'was added, removed and added again',
    [{}, {dts: {}}, {}, {dts: {}}],
    {since: '0.4.0', earlier: [{since: '0.2.0', removed: '0.3.0'}]},
  ],
  [
    'was removed twice',
    [{dts: {}}, {}, {dts: {}}, {}],
    {
      since: '0.3.0',
      removed: '0.4.0',
      earlier: [{since: '0.1.0', removed: '0.2.0'}],
      types: [boolean],
    },
  ],
  [
    'was deprecated',
    [{dts: {}}, {dts: deprecated}, {dts: deprecated}],
    {since: '0.1.0', deprecated: '0.2.0'},
  ],
  ['was deprecated for some releases', [{dts: {}}, {dts: deprecated}, {dts: {}}], {since: '0.1.0'}],
  [
    'changes its type',
    [{dts: {}}, {dts: {type: 'string'}}, {dts: {type: 'string'}}],
    {since: '0.1.0', types: [boolean, {version: '0.2.0', value: 'string'}]},
  ],
  [
    'changes its default twice',
    [{dts: values('1')}, {dts: values('2')}, {dts: values('1')}],
    {
      since: '0.1.0',
      defaults: [
        {version: '0.1.0', value: [{value: '1'}]},
        {version: '0.2.0', value: [{value: '2'}]},
        {version: '0.3.0', value: [{value: '1'}]},
      ],
    },
  ],
  [
    'becomes optional',
    [{dts: {required: true}}, {dts: {}}],
    {
      since: '0.1.0',
      required: [
        {version: '0.1.0', value: true},
        {version: '0.2.0', value: false},
      ],
    },
  ],
  [
    'moves to the top level',
    [{dts: {}}, {dts: {}}, {dts: {scope: ['top', 'item']}}],
    {
      since: '0.1.0',
      scopes: [
        {version: '0.1.0', value: ['item']},
        {version: '0.3.0', value: ['top', 'item']},
      ],
    },
  ],
  [
    'has an unknown default in some releases',
    [{dts: {}}, {dts: values('1')}, {dts: {}}, {dts: values('1')}],
    {since: '0.1.0'},
  ],
])('an option that %s', (_, given, expected) => {
  expect(history(given).options['dts']).toEqual(expected);
});

test('a property has no scopes of its own', () => {
  const scope = ['top', 'item'] as const;
  const {options} = history([
    {dts: {}, 'dts.tsgo': {}},
    {dts: {scope}, 'dts.tsgo': {scope}},
  ]);
  expect(options['dts']).toHaveProperty('scopes');
  expect(options['dts.tsgo']).not.toHaveProperty('scopes');
});

test('options are sorted by name, including removed ones', () => {
  const {options} = history([{b: {}, c: {}}, {a: {}}]);
  expect(Object.keys(options)).toEqual(['a', 'b', 'c']);
});

test('flags have the releases that added and removed them', () => {
  const {flags} = history([{}, {}, {}], [['--a'], ['--a', '--b'], ['--b']]);
  expect(flags).toEqual({
    '--a': {since: '0.1.0', removed: '0.3.0'},
    '--b': {since: '0.2.0'},
  });
});

test('every release is listed, including those without changes', () => {
  expect(history([{}, {}]).releases).toEqual([
    {version: '0.1.0', date: '2025-01-01', rsbuild: '1.0.0'},
    {version: '0.2.0', date: '2025-01-02', rsbuild: '1.0.0'},
  ]);
});
