import {
  choose,
  defaultState,
  indexOf,
  presets,
  stateAt,
  stateCount,
} from '../../../../src/rslib/explorer/choices';
import {configText} from '../../../../src/rslib/explorer/configText';

test('every state has its own index, which is converted back to the state', () => {
  const names = new Set<string>();
  for (let index = 0; index < stateCount; index += 1) {
    const state = stateAt(index);
    expect(indexOf(state)).toBe(index);
    names.add(JSON.stringify(state));
  }
  expect(names.size).toBe(stateCount);
});

test('an unknown value is an error', () => {
  expect(() => indexOf({...defaultState, format: 'amd'})).toThrow('no value amd');
});

test('a format brings its own default of the dependency, so that no other option is configured', () => {
  const script = choose(defaultState, 'format', 'umd');
  expect(configText(script)).toContain("({\n  format: 'umd',\n});");
  expect(choose(script, 'format', 'esm')).toEqual(defaultState);
  expect(choose(presets.script, 'format', 'esm')).toEqual(defaultState);
  expect(choose(presets.script, 'format', 'iife').target).toBe('web');
  expect(choose({...defaultState, target: 'web'}, 'format', 'cjs').target).toBe('web');
});
