import {targetId} from '../../../../src/lib/address/targetId';

test.each([
  ['#dts-alias', 'dts-alias'],
  ['#%E4%B8%80', '一'],
  ['#%E4%B', ''],
  ['', ''],
])('the hash %j targets %j', (hash, id) => {
  expect(targetId(hash)).toBe(id);
});
