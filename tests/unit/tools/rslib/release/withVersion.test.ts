import type {ExampleRecord} from '../../../../../src/rslib/examples/exampleRecord';
import type {OptionData} from '../../../../../src/rslib/options/optionTypes';
import {
  exampleWithVersion,
  optionsWithVersion,
} from '../../../../../tools/rslib/release/withVersion';

const data = {
  package: 'some-package',
  version: '1.0.1',
  rsbuild: '2.0.0',
  help: ['Rslib v1.0.1', 'Needs 1.0.1'],
  commands: {build: ['Rslib v1.0.1', '--watch']},
  options: [],
} as unknown as OptionData;

test('option data gets other versions and headings of help texts', () => {
  expect(optionsWithVersion(data, {version: '1.1.0', rsbuild: '2.1.0'})).toEqual({
    ...data,
    version: '1.1.0',
    rsbuild: '2.1.0',
    help: ['Rslib v1.1.0', 'Needs 1.0.1'],
    commands: {build: ['Rslib v1.1.0', '--watch']},
  });
});

const record = {rslib: '1.0.1', log: 'Rslib v1.0.1\n'} as ExampleRecord;

test('only an example that Rslib built gets another version in its log', () => {
  expect(exampleWithVersion(record, '1.1.0')).toEqual({rslib: '1.1.0', log: 'Rslib v1.1.0\n'});
  const other = {...record, rslib: null};
  expect(exampleWithVersion(other, '1.1.0')).toBe(other);
});
