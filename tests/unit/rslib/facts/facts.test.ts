import {changesOf, factsOf, withFact, type RecordSet} from '../../../../src/rslib/facts/recordSet';
import type {OutputFile} from '../../../../src/rslib/examples/exampleRecord';
import {readRecords} from '../../../../src/rslib/facts/readRecords';
import {root} from '../../../../tools/support/paths';

const set = readRecords(root);
const example = Object.values(set.examples).find(({output}) => output.length > 1)!;
const [file, ...otherFiles] = example.output as [OutputFile, ...OutputFile[]];
const option = set.options.options[3]!;
const [block] = Object.keys(set.hovers.blocks) as [string];

const setting = set.options.bundler[0]!;
const noDefaults = {rslib: [], rsbuild: []};

test('equal records have no changes', () => {
  expect(changesOf(set, structuredClone(set))).toEqual([]);
});

test.each([
  ['a log', ['example', example.name, 'log'], 'another'],
  ['a file', ['output', example.name, file.path], {...file, text: 'another'}],
  ['a new file', ['output', example.name, 'a.js'], {path: 'a.js', bytes: 1, text: ''}],
  ['an option', ['option', option.name], {...option, type: 'another'}],
  ['a new option', ['option', 'another'], {...option, name: 'another'}],
  ['a setting of the bundler', ['setting', setting.name], {...setting, defaults: noDefaults}],
  ['the help', ['help', ''], ['another']],
  ['the help of a command', ['help', 'build'], ['another']],
  ['a version', ['package', 'version'], '9.9.9'],
  ['the messages', ['messages'], [['another ', ' message']]],
  ['the history of an option', ['history', 'dts.alias'], {since: '0.9.0'}],
  ['the history of a flag', ['flag', '--dts'], {since: '0.9.0'}],
  ['a release', ['release', '1.0.0'], {version: '1.0.0', date: '2020-01-01', rsbuild: '2.0.0'}],
  ['the names in a block', ['hover', block], [[0, 1, {code: 'another'}]]],
  ['a removed file', ['output', example.name, file.path], undefined],
  ['a removed option', ['option', option.name], undefined],
  ['the removed history of an option', ['history', 'dts.alias'], undefined],
  ['the removed history of a flag', ['flag', '--dts'], undefined],
] as const)('%s is the only change', (_, fact, value) => {
  const changes = changesOf(set, withFact(set, fact as never, value));
  expect(changes.map((change) => [change.fact, change.after])).toEqual([[fact, value]]);
});

test('every value of a record belongs to exactly one fact', () => {
  const keys = factsOf(set).map(([fact]) => JSON.stringify(fact));
  expect(new Set(keys).size).toBe(keys.length);
  const record = {...example, exitCode: 9, output: [{...file, bytes: 9}, ...otherFiles]};
  const changed: RecordSet = {...set, examples: {...set.examples, [example.name]: record}};
  expect(changesOf(set, changed).map(({fact}) => fact)).toEqual([
    ['example', example.name, 'exitCode'],
    ['output', example.name, file.path],
  ]);
});
