import {hasAt, valueInRelease} from '../../../../src/rslib/history/releaseSpans';
import type {Span} from '../../../../src/rslib/history/historyTypes';

const restored: Span = {since: '0.5.0', earlier: [{since: '0.1.0', removed: '0.3.0'}]};

test.each<[string, Span, string, boolean]>([
  ['before its first release', {since: '0.2.0'}, '0.1.9', false],
  ['in its first release', {since: '0.2.0'}, '0.2.0', true],
  ['later', {since: '0.2.0'}, '0.10.0', true],
  ['before its removal', {since: '0.2.0', removed: '1.0.0'}, '0.23.2', true],
  ['in a prerelease of its removal', {since: '0.2.0', removed: '1.0.0'}, '1.0.0-rc.0', true],
  ['after its removal', {since: '0.2.0', removed: '1.0.0'}, '1.0.0', false],
  ['in an earlier period', restored, '0.2.0', true],
  ['between two periods', restored, '0.4.0', false],
])('an option exists or not: %s', (_what, span, version, expected) => {
  expect(hasAt(span, version)).toBe(expected);
});

test('the value in a release is that of the last change until then', () => {
  const changes = [
    {version: '0.1.0', value: 'a'},
    {version: '0.10.0', value: 'b'},
  ];
  const versions = ['0.0.9', '0.1.0', '0.9.9', '0.10.0', '1.0.0'];
  const found = versions.map((version) => valueInRelease(changes, version));
  expect(found).toEqual([undefined, 'a', 'a', 'b', 'b']);
});
