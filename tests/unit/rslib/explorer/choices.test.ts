import {defaultState, indexOf, stateAt, stateCount} from '../../../../src/rslib/explorer/choices';

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
