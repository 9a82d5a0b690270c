import {versionNumber} from '../../../../src/rslib/versions/versionNumber';

test.each<[string | null, string | undefined]>([
  ['0.19.2', '0.19.2'],
  ['\n v0.19.2 \n', '0.19.2'],
  ['1.0.0-beta.3', '1.0.0-beta.3'],
  ['^0.19.2', undefined],
  ['0.19.2.1', undefined],
  ['0.19.2"}*{display:none}', undefined],
  ['1000.0.0', undefined],
  ['', undefined],
  [null, undefined],
])('%j is %s', (text, expected) => {
  expect(versionNumber(text)).toBe(expected);
});
