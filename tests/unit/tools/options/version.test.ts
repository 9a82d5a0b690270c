import type {OptionData} from '../../../../src/compiler/records/options/model';
import {withVersions} from '../../../../tools/options/version';

const data = {
  package: 'some-package',
  version: '1.0.1',
  rsbuild: '2.0.0',
  help: ['Rslib v1.0.1', 'Needs 1.0.1'],
  commands: {build: ['Rslib v1.0.1', '--watch']},
  options: [],
} as unknown as OptionData;

it('is the same data under other versions', () => {
  expect(withVersions(data, {version: '1.1.0', rsbuild: '2.1.0'})).toEqual({
    ...data,
    version: '1.1.0',
    rsbuild: '2.1.0',
    help: ['Rslib v1.1.0', 'Needs 1.0.1'],
    commands: {build: ['Rslib v1.1.0', '--watch']},
  });
});
