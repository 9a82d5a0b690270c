import {compareVersions} from '../../../../src/rslib/versions/compareVersions';

test.each([
  ['0.0.5', '0.0.18'],
  ['0.9.2', '0.10.1'],
  ['0.23.2', '1.0.0'],
  ['1.0.0-beta.2', '1.0.0'],
  ['1.0.0-beta.2', '1.0.0-beta.10'],
  ['1.0.0-beta.11', '1.0.0-rc.0'],
  ['1.0.0', '1.0.1-canary-20251204065915'],
])('%s comes before %s', (earlier, later) => {
  expect(compareVersions(earlier, later)).toBeLessThan(0);
  expect(compareVersions(later, earlier)).toBeGreaterThan(0);
});

test.each(['1.0.0', '1.0.0-rc.1'])('%s is as new as itself', (version) => {
  expect(compareVersions(version, version)).toBe(0);
});
