import {foldAfter, foldTo, foldedLines} from '../../../../src/compiler/code/fold';

const nothing = {fold: true, highlighted: [], focused: [], seen: undefined};
const lines = (count: number): string => Array.from({length: count}, (_, i) => `a${i}`).join('\n');

it('folds what is longer than the limit, and says how long it is', () => {
  expect(foldedLines(lines(foldAfter), nothing)).toBeUndefined();
  expect(foldedLines(lines(foldAfter + 1), nothing)).toBe(foldAfter + 1);
});

it('counts neither the line break at the end nor lines that hold a mark only', () => {
  expect(foldedLines(`${lines(foldAfter)}\n`, nothing)).toBeUndefined();
  expect(foldedLines(`// highlight-next-line\n${lines(foldAfter)}`, nothing)).toBeUndefined();
});

it('shows whole what the fence wants whole', () => {
  expect(foldedLines(lines(100), {...nothing, fold: false})).toBeUndefined();
});

it.each([
  ['highlighted', {...nothing, highlighted: [foldTo + 1]}],
  ['in focus', {...nothing, focused: [foldTo + 1]}],
])('hides no line that is %s', (_, meta) => {
  expect(foldedLines(lines(100), meta)).toBeUndefined();
});

it('hides no line that is marked in the code', () => {
  const marked = lines(100).replace(`a${foldTo}\n`, `a${foldTo} // [!code ++]\n`);
  expect(marked).toContain('[!code');
  expect(foldedLines(marked, nothing)).toBeUndefined();
});

it('folds below the last line that is pointed at', () => {
  expect(foldedLines(lines(100), {...nothing, highlighted: [1, foldTo]})).toBe(100);
});

it('does not mind a line that is not there', () => {
  expect(foldedLines(lines(60), {...nothing, highlighted: [61]})).toBe(60);
});

it('counts every line where the fence names those that are seen', () => {
  expect(foldedLines(lines(10), {...nothing, seen: [1, 2]})).toBe(10);
});
