import {mostTogether} from '../../../../tools/bench/builds/memory';

const process = (...samples: readonly (readonly [at: number, megabytes: number])[]) =>
  samples.map(([at, megabytes]) => ({at, megabytes}));

it.each([
  ['one alone', [process([0, 50], [1, 80], [2, 60])], 80],
  ['one after the other', [process([0, 50], [1, 80]), process([2, 70], [3, 10])], 80],
  ['two at a time', [process([0, 50], [4, 80], [6, 20]), process([5, 70], [9, 75])], 150],
  ['a parent that waits', [process([0, 30], [9, 30]), process([1, 70], [2, 90], [3, 5])], 120],
  ['none', [], 0],
] as const)('counts the memory of %s', (_, processes, most) => {
  expect(mostTogether(processes)).toBe(most);
});
