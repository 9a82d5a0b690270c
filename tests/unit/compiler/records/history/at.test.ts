import {defaultAt, hasAt, isTold} from '../../../../../src/compiler/records/history/at';
import type {Span} from '../../../../../src/compiler/records/history/model';

test.each<[string, Span, string, boolean]>([
  ['before it came', {since: '0.2.0'}, '0.1.9', false],
  ['in its first release', {since: '0.2.0'}, '0.2.0', true],
  ['later', {since: '0.2.0'}, '0.10.0', true],
  ['before its end', {since: '0.2.0', removed: '1.0.0'}, '0.23.2', true],
  ['in a prerelease of its end', {since: '0.2.0', removed: '1.0.0'}, '1.0.0-rc.0', true],
  ['after its end', {since: '0.2.0', removed: '1.0.0'}, '1.0.0', false],
  [
    'when it was there before',
    {since: '0.5.0', earlier: [{since: '0.1.0', removed: '0.3.0'}]},
    '0.2.0',
    true,
  ],
  [
    'when it was gone in between',
    {since: '0.5.0', earlier: [{since: '0.1.0', removed: '0.3.0'}]},
    '0.4.0',
    false,
  ],
])('an option is there: %s', (_what, span, version, expected) => {
  expect(hasAt(span, version)).toBe(expected);
});

test('a default is that of the last change before', () => {
  const option = {
    since: '0.1.0',
    defaults: [
      {version: '0.1.0', values: [{value: 'a'}]},
      {version: '0.10.0', values: [{value: 'b'}]},
    ],
  };
  const at = (version: string) => defaultAt(option, version)?.[0]?.value;
  expect(['0.0.9', '0.1.0', '0.9.9', '0.10.0', '1.0.0'].map(at)).toEqual([
    undefined,
    'a',
    'a',
    'b',
    'b',
  ]);
});

test.each([
  ['0.0.18', false],
  ['0.1.0', false],
  ['0.1.1', true],
  ['1.0.0', true],
])('%s is told apart: %s', (version, expected) => {
  expect(isTold(version)).toBe(expected);
});
