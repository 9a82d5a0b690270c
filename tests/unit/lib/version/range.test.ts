import {newestIn} from '../../../../src/lib/version/range';

const versions = ['0.0.5', '0.1.0', '0.18.6', '0.19.0', '0.19.6', '0.20.0', '1.0.0'];

test.each<[string, string | undefined]>([
  ['^0.19.0', '0.19.6'],
  ['~0.19.1', '0.19.6'],
  ['~0', '0.20.0'],
  ['^0.0.5', '0.0.5'],
  ['^0.0', '0.0.5'],
  ['^0', '0.20.0'],
  ['^1.0.0-beta.1', '1.0.0'],
  ['0.19', '0.19.6'],
  ['0.19.x', '0.19.6'],
  ['v0.18', '0.18.6'],
  ['=0.19.0', '0.19.0'],
  ['0', '0.20.0'],
  ['*', '1.0.0'],
  ['', '1.0.0'],
  ['latest', '1.0.0'],
  ['>=0.9.1', '1.0.0'],
  ['>=0.9.1 <0.19.0', '0.18.6'],
  ['>= 0.9.1 < 0.20', '0.19.6'],
  ['> 0.19', '1.0.0'],
  ['>0.1.0 <=0.19', '0.19.6'],
  ['>0.19.6 <0.20.0', undefined],
  ['0.1.0 - 0.19.2', '0.19.0'],
  ['^0.1.0 || ^0.19.0', '0.19.6'],
  ['^0.19.0 || nonsense', '0.19.6'],
  ['^0.19.0 nonsense', undefined],
  ['^0.99.0', undefined],
  ['next', undefined],
  ['file:../core', undefined],
  ['github:web-infra-dev/rslib#main', undefined],
  ['catalog:', undefined],
  ['-1', undefined],
  ['^^1.0.0', undefined],
])('%j allows %s', (range, expected) => {
  expect(newestIn(range, versions)).toBe(expected);
});
