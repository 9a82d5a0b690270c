import {changesOf, type RecordSet} from '../../../../src/rslib/facts/recordSet';
import type {OutputFile} from '../../../../src/rslib/examples/exampleRecord';
import {readRecords} from '../../../../src/rslib/facts/readRecords';
import {root} from '../../../../tools/support/paths';

const set = readRecords(root);
const example = Object.values(set.examples).find(({output}) => output.length > 1)!;
const [file, ...otherFiles] = example.output as [OutputFile, ...OutputFile[]];
const {options, history, hovers} = set;
const [option, ...otherOptions] = options.options;
const [block] = Object.keys(hovers.blocks) as [string];
const withExample = (part: object): Partial<RecordSet> => ({
  examples: {...set.examples, [example.name]: {...example, ...part}},
});

test('equal records have no changes', () => {
  expect(changesOf(set, structuredClone(set))).toEqual([]);
});

test.each<[string, Partial<RecordSet>, ...(readonly string[])[]]>([
  [
    'an exit code and a file',
    withExample({exitCode: 9, output: [{...file, bytes: 9}, ...otherFiles]}),
    ['example', example.name, 'exitCode'],
    ['output', example.name, file.path],
  ],
  ['a removed file', withExample({output: otherFiles}), ['output', example.name, file.path]],
  ['a removed option', {options: {...options, options: otherOptions}}, ['option', option!.name]],
  [
    'the help of a command and a version',
    {options: {...options, commands: {...options.commands, build: ['x']}, version: '9.9.9'}},
    ['help', 'build'],
    ['package', 'version'],
  ],
  ['the messages', {messages: [['another ', ' message']]}, ['messages']],
  [
    'the types in a block',
    {hovers: {...hovers, blocks: {...hovers.blocks, [block]: []}}},
    ['hover', block],
  ],
  [
    'the history of a flag',
    {history: {...history, flags: {...history.flags, '--dts': {since: '0.9.0'}}}},
    ['flag', '--dts'],
  ],
])('%s: only these facts change', (_, changed, ...facts) => {
  expect(changesOf(set, {...set, ...changed}).map(({fact}) => fact)).toEqual(facts);
});
