import fc from 'fast-check';
import {fitTitle, type Step} from '../../../../src/compiler/cards/fitTitle';

/** Returns the width of a text in em; a Chinese character is twice as wide as a Latin one. */
const measure = (text: string): number =>
  [...text].reduce((sum, c) => sum + (c.codePointAt(0)! > 0x2000 ? 1 : 0.5), 0);
const steps: readonly Step[] = [
  {size: 10, lines: 1},
  {size: 8, lines: 2},
  {size: 6, lines: 3},
];
const lines = (title: string, width: number): readonly string[] =>
  fitTitle(title, measure, width, steps).lines;

test.each<[string, number, number, readonly string[]]>([
  ['Short', 100, 10, ['Short']],
  ['Images, fonts and other assets', 72, 8, ['Images, fonts', 'and other assets']],
  ['Rslib 发布：基于库的工具', 80, 8, ['Rslib 发布：', '基于库的工具']],
  ['One two three four five six', 30, 6, ['One two', 'three four', 'five six']],
])('"%s" within a width of %d has size %d', (title, width, size, wanted) => {
  expect(fitTitle(title, measure, width, steps)).toEqual({size, lines: wanted});
});

test('a title that is too long ends with three dots', () => {
  const found = lines('word '.repeat(60).trim(), 40);
  expect(found).toHaveLength(3);
  expect(found.at(-1)).toMatch(/\S…$/);
});

test('a word that is wider than a line is broken', () => {
  expect(lines('a'.repeat(30), 36)).toEqual(['a'.repeat(12), 'a'.repeat(12), 'a'.repeat(6)]);
});

const word = fc.constantFrom(...'的 构建工具 Rslib a ， 。 ： （ ） 、'.split(' '), ' ');
const anyTitle = fc
  .array(word, {minLength: 1, maxLength: 40})
  .map((words) => words.join('').replace(/\s+/g, ' ').trim())
  .filter((title) => title !== '');

test('every title fits, without empty lines, and keeps every character unless it is cut', () => {
  fc.assert(
    fc.property(anyTitle, fc.integer({min: 20, max: 90}), (title, width) => {
      const found = fitTitle(title, measure, width, steps);
      const text = found.lines.join('').replace(/\s/g, '');
      if (!text.endsWith('…')) expect(text).toBe(title.replace(/\s/g, ''));
      const step = steps.find(({size}) => size === found.size)!;
      expect(found.lines.length).toBeLessThanOrEqual(step.lines);
      for (const line of found.lines) {
        expect(line.trim()).not.toBe('');
        expect(measure(line) * found.size).toBeLessThanOrEqual(width);
      }
    }),
  );
});

test('no line begins with closing punctuation or ends with opening punctuation', () => {
  const words = fc.constantFrom('的', '构建工具', 'Rslib', '库，', '好。', '（注）', '类型、');
  const sentence = fc.array(words, {minLength: 2, maxLength: 8}).map((all) => all.join(''));
  fc.assert(
    fc.property(sentence, (title) => {
      for (const line of lines(title, 90)) {
        expect(line).not.toMatch(/^[，。）、]/);
        expect(line).not.toMatch(/（$/);
      }
    }),
  );
});
