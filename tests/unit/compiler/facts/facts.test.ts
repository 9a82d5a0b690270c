import {changesOf, factsOf, withFact, type RecordSet} from '../../../../src/compiler/facts/facts';
import {readRecords} from '../../../../src/compiler/facts/read';
import {root} from '../../../../tools/support/paths';

const set = readRecords(root);
const example = Object.values(set.examples).find(({output}) => output.length > 1)!;
const [file, other] = example.output as [(typeof example.output)[0], (typeof example.output)[0]];
const option = set.options.options[3]!;
const [block] = Object.keys(set.hovers.blocks) as [string];

test('equal records have no changes', () => {
  expect(changesOf(set, structuredClone(set))).toEqual([]);
});

test.each([
  ['a log', ['example', example.name, 'log'], 'another'],
  ['a file', ['output', example.name, file.path], {...file, text: 'another'}],
  [
    'a new file',
    ['output', example.name, 'dist/new.js'],
    {path: 'dist/new.js', bytes: 1, text: ''},
  ],
  ['an option', ['option', option.name], {...option, type: 'another'}],
  ['a new option', ['option', 'another'], {...option, name: 'another'}],
  [
    'a setting of the bundler',
    ['setting', set.options.bundler[0]!.name],
    {
      ...set.options.bundler[0]!,
      defaults: {rslib: [], rsbuild: []},
    },
  ],
  ['the help', ['help', ''], ['another']],
  ['the help of a command', ['help', 'build'], ['another']],
  ['a version', ['package', 'version'], '9.9.9'],
  ['the messages', ['messages'], [['another ', ' message']]],
  ['what became of an option', ['history', 'dts.alias'], {since: '0.9.0'}],
  ['since when a flag is there', ['flag', '--dts'], {since: '0.9.0'}],
  [
    'the day of a release',
    ['release', '1.0.0'],
    {version: '1.0.0', date: '2020-01-01', rsbuild: '2.0.0'},
  ],
  ['the names in a block', ['hover', block], [[0, 1, {code: 'another'}]]],
] as const)('%s that is put in is the one change that is found', (_, fact, value) => {
  const changes = changesOf(set, withFact(set, fact as never, value));
  expect(changes.map((change) => [change.fact, change.after])).toEqual([[fact, value]]);
});

test.each([
  ['a file', ['output', example.name, file.path]],
  ['an option', ['option', option.name]],
  ['the history of an option', ['history', 'dts.alias']],
  ['the history of a flag', ['flag', '--dts']],
] as const)('%s that is taken out is gone, and nothing else', (_, fact) => {
  const changes = changesOf(set, withFact(set, fact, undefined));
  expect(changes.map((change) => [change.fact, change.after])).toEqual([[fact, undefined]]);
});

test('every value of a record belongs to exactly one fact', () => {
  const keys = factsOf(set).map(([fact]) => JSON.stringify(fact));
  expect(new Set(keys).size).toBe(keys.length);
  const changed: RecordSet = {
    ...set,
    examples: {
      ...set.examples,
      [example.name]: {
        ...example,
        exitCode: 9,
        output: [{...file, bytes: 9}, ...example.output.slice(1)],
      },
    },
  };
  expect(changesOf(set, changed).map(({fact}) => fact)).toEqual([
    ['example', example.name, 'exitCode'],
    ['output', example.name, file.path],
  ]);
  expect(other.path).not.toBe(file.path);
});
