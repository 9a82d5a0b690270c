import {lowestIn} from '../../../../../tools/rslib/history/registry';

const versions = ['1.0.1-rc.4', '1.0.1', '1.1.4', '1.1.6', '1.2.0-beta.0', '1.2.0', '2.0.0'];

test.each([
  ['1.0.1-rc.4', '1.0.1-rc.4'],
  ['~1.1.4', '1.1.4'],
  ['~1.1.5', '1.1.6'],
  ['^1.1.7', '1.2.0-beta.0'],
  ['~1.2.0-beta.1', '1.2.0'],
  ['^2.0.0', '2.0.0'],
])('%s resolves to %s', (range, expected) => {
  expect(lowestIn(range, versions)).toBe(expected);
});

test('a range above all versions throws', () => {
  expect(() => lowestIn('^3.0.0', versions)).toThrow(
    'No version of @rsbuild/core satisfies ^3.0.0.',
  );
});
