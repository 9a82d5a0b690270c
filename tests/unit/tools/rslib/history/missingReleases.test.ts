import type {History} from '../../../../../src/rslib/history/historyTypes';
import {
  buildHistory,
  type OptionState,
  type ReleaseState,
} from '../../../../../tools/rslib/history/buildHistory';
import {withMissingReleases} from '../../../../../tools/rslib/history/missingReleases';

function state(version: string, names: readonly string[], type = 'boolean'): ReleaseState {
  const isFirst = type === 'boolean';
  const option: OptionState = {
    type,
    deprecated: false,
    required: isFirst,
    scope: isFirst ? ['item'] : ['top', 'item'],
  };
  return {
    version,
    date: '2025-01-01',
    rsbuild: '1.0.0',
    options: Object.fromEntries(names.map((name) => [name, option])),
    flags: names.map((name) => `--${name}`),
  };
}

const releases = [
  state('0.1.0', ['a', 'b']),
  state('0.2.0', ['b', 'c'], 'string'),
  state('0.9.0', ['b', 'c', 'd'], 'string'),
  state('0.10.0', ['b', 'c', 'd', 'e'], 'string'),
];
const without = (history: History | undefined, ...missing: readonly string[]) =>
  withMissingReleases(
    releases.filter(({version}) => !missing.includes(version)),
    history,
  );

test.each([[['0.2.0']], [['0.9.0']], [['0.2.0', '0.9.0']]])(
  'the releases %j are restored from the record, and the history stays the same',
  (missing) => {
    const history = buildHistory(releases);
    const restored = without(history, ...missing);
    expect(restored.map(({version}) => version)).toEqual(releases.map(({version}) => version));
    expect(buildHistory(restored)).toEqual(history);
  },
);

test('a release in the registry replaces the release in the record', () => {
  const older = buildHistory([state('0.1.0', []), state('0.2.0', ['x'])]);
  expect(without(older)).toEqual(releases);
});

test('releases before the first and after the last one in the registry are not restored', () => {
  const history = buildHistory(releases);
  expect(without(history, '0.1.0', '0.10.0')).toHaveLength(2);
});

test('a first record contains only releases in the registry', () => {
  expect(without(undefined)).toEqual(releases);
});
