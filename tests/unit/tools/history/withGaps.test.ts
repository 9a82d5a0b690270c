import type {OptionState, ReleaseState} from '../../../../tools/history/changes';
import {withGaps} from '../../../../tools/history/withGaps';

function state(version: string, names: readonly string[], type = 'boolean'): ReleaseState {
  const option: OptionState = {type, deprecated: false};
  return {
    version,
    date: '2025-01-01',
    rsbuild: '1.0.0',
    options: Object.fromEntries(names.map((name) => [name, option])),
    flags: names.map((name) => `--${name}`),
  };
}

const gap = (version: string, has: readonly string[]) => ({
  version,
  date: '2025-01-02',
  rsbuild: '1.0.1',
  has,
});

test('a release that is missing has what the one before has, and of the next what is said', () => {
  const [, between] = withGaps(
    [state('0.1.0', ['a', 'b']), state('0.3.0', ['b', 'c', 'd'], 'string')],
    [gap('0.2.0', ['b', 'c', '--c'])],
  );
  expect(between?.version).toBe('0.2.0');
  expect(Object.keys(between?.options ?? {}).sort()).toEqual(['a', 'b', 'c']);
  expect(between?.options['b']?.type).toBe('string');
  expect(between?.flags).toEqual(['--a', '--b', '--c']);
});

test('what is said to be gone is gone', () => {
  const [, between] = withGaps(
    [state('0.1.0', ['a', 'b']), state('0.3.0', ['b'])],
    [gap('0.2.0', ['a', '--a'])],
  );
  expect(Object.keys(between?.options ?? {})).toEqual(['b']);
  expect(between?.flags).toEqual(['--b']);
});

test('several missing releases stand in their order, between the same two', () => {
  const states = [state('0.1.0', ['a']), state('0.10.0', ['a', 'b', 'c'])];
  const found = withGaps(states, [gap('0.9.0', ['b', 'c']), gap('0.2.0', ['b'])]);
  expect(found.map(({version}) => version)).toEqual(['0.1.0', '0.2.0', '0.9.0', '0.10.0']);
  expect(found.map(({options}) => Object.keys(options).length)).toEqual([1, 2, 3, 3]);
});

test('a release that the registry has is left as it was read', () => {
  const states = [state('0.1.0', ['a']), state('0.2.0', ['a']), state('0.3.0', ['b'])];
  expect(withGaps(states, [gap('0.2.0', ['b'])])).toEqual(states);
});

test('before the first and after the last release nothing can be missing', () => {
  const states = [state('0.2.0', ['a']), state('0.3.0', ['b'])];
  expect(withGaps(states, [gap('0.1.0', []), gap('0.4.0', [])])).toEqual(states);
});
