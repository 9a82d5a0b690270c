import {foldAfter, foldTo, foldedLines} from '../../../../src/compiler/code/foldedLines';

const nothing = {highlighted: [], seen: undefined};
const lines = (count: number): string => Array.from({length: count}, (_, i) => `a${i}`).join('\n');

it('folds blocks above the limit, and returns their length', () => {
  expect(foldedLines(lines(foldAfter), nothing)).toBeUndefined();
  expect(foldedLines(lines(foldAfter + 1), nothing)).toBe(foldAfter + 1);
});

it('does not count a final line break', () => {
  expect(foldedLines(`${lines(foldAfter)}\n`, nothing)).toBeUndefined();
});

it('hides no highlighted line', () => {
  const meta = {...nothing, highlighted: [foldTo + 1]};
  expect(foldedLines(lines(100), meta)).toBeUndefined();
});

it('hides no annotated line', () => {
  const marked = lines(100).replace(`a${foldTo}\n`, `a${foldTo} // [!code ++]\n`);
  expect(marked).toContain('[!code');
  expect(foldedLines(marked, nothing)).toBeUndefined();
});

it('folds below the last highlighted line', () => {
  expect(foldedLines(lines(100), {...nothing, highlighted: [1, foldTo]})).toBe(100);
});

it('counts all lines if the fence lists visible lines', () => {
  expect(foldedLines(lines(10), {...nothing, seen: [1, 2]})).toBe(10);
});
