import {readWrap} from '../../../../src/lib/storage/wrapChoice';

it.each([
  ['on', 'on'],
  ['off', 'off'],
  [null, undefined],
  ['', undefined],
  ['true', undefined],
  ['ON', undefined],
])('reads %j as %j', (stored, expected) => {
  expect(readWrap(stored)).toBe(expected);
});
