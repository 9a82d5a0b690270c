import {historyOf, type OptionState, type ReleaseState} from '../../../../tools/history/changes';

type Given = Readonly<Record<string, Partial<OptionState>>>;

/** Releases 0.1.0, 0.2.0 and so on, with what each has. */
function history(given: readonly Given[], flags: readonly (readonly string[])[] = []) {
  const states = given.map((options, index): ReleaseState => ({
    version: `0.${index + 1}.0`,
    date: `2025-01-0${index + 1}`,
    rsbuild: '1.0.0',
    flags: flags[index] ?? [],
    options: Object.fromEntries(
      Object.entries(options).map(([name, state]) => [
        name,
        {type: 'boolean', deprecated: false, ...state},
      ]),
    ),
  }));
  return historyOf(states);
}

const values = (value: string) => ({defaults: [{value}]});

test.each<[string, readonly Given[], object]>([
  ['has always been there', [{dts: {}}, {dts: {}}], {since: '0.1.0'}],
  ['came later', [{}, {dts: {}}, {dts: {}}], {since: '0.2.0'}],
  [
    'was removed',
    [{dts: {}}, {dts: {}}, {}],
    {since: '0.1.0', removed: '0.3.0', types: [{version: '0.1.0', type: 'boolean'}]},
  ],
  [
    'came, went and came back',
    [{}, {dts: {}}, {}, {dts: {}}],
    {since: '0.4.0', earlier: [{since: '0.2.0', removed: '0.3.0'}]},
  ],
  [
    'came back and went for good',
    [{dts: {}}, {}, {dts: {}}, {}],
    {
      since: '0.3.0',
      removed: '0.4.0',
      earlier: [{since: '0.1.0', removed: '0.2.0'}],
      types: [{version: '0.1.0', type: 'boolean'}],
    },
  ],
  [
    'was deprecated',
    [{dts: {}}, {dts: {deprecated: true}}, {dts: {deprecated: true}}],
    {since: '0.1.0', deprecated: '0.2.0'},
  ],
  [
    'was deprecated only for a while',
    [{dts: {}}, {dts: {deprecated: true}}, {dts: {}}],
    {since: '0.1.0'},
  ],
  [
    'got another type',
    [{dts: {}}, {dts: {type: 'string'}}, {dts: {type: 'string'}}],
    {
      since: '0.1.0',
      types: [
        {version: '0.1.0', type: 'boolean'},
        {version: '0.2.0', type: 'string'},
      ],
    },
  ],
  [
    'got another default twice',
    [{dts: values('1')}, {dts: values('2')}, {dts: values('1')}],
    {
      since: '0.1.0',
      defaults: [
        {version: '0.1.0', values: [{value: '1'}]},
        {version: '0.2.0', values: [{value: '2'}]},
        {version: '0.3.0', values: [{value: '1'}]},
      ],
    },
  ],
  [
    'says its default later, and for a while not',
    [{dts: {}}, {dts: values('1')}, {dts: {}}, {dts: values('1')}],
    {since: '0.1.0'},
  ],
])('an option that %s', (_what, given, expected) => {
  expect(history(given).options['dts']).toEqual(expected);
});

test('options are in the order of their names, removed ones among them', () => {
  expect(
    Object.keys(
      history([
        {b: {}, c: {}},
        {a: {}, c: {}},
      ]).options,
    ),
  ).toEqual(['a', 'b', 'c']);
});

test('flags have since and removal too', () => {
  const {flags} = history([{}, {}, {}], [['--a'], ['--a', '--b'], ['--b']]);
  expect(flags).toEqual({
    '--a': {since: '0.1.0', removed: '0.3.0'},
    '--b': {since: '0.2.0'},
  });
});

test('every release is listed, those without a change included', () => {
  expect(history([{}, {}]).releases).toEqual([
    {version: '0.1.0', date: '2025-01-01', rsbuild: '1.0.0'},
    {version: '0.2.0', date: '2025-01-02', rsbuild: '1.0.0'},
  ]);
});
