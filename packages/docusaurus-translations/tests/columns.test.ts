import stringWidth from 'string-width';
import {inColumns} from '../src/twoColumns.ts';

const dividers = (text: string): readonly number[] =>
  text.split('\n').map((line) => stringWidth(line.slice(0, line.indexOf('│'))));

it.each([
  ['Latin text', 'A build is fast. '.repeat(9)],
  ['Chinese text, of which a character takes two columns', '构建很快，产物也小。'.repeat(9)],
  ['both', '使用 Rslib 构建 library，速度很快。'.repeat(9)],
  ['words that are wider than a column', 'https://example.com/'.repeat(9)],
  ['colours, which take no room', '\u001b[31m移除 removed\u001b[39m kept '.repeat(9)],
])('puts %s into columns of one width', (_name, text) => {
  const columns = inColumns(text, 'Beside it.', 63);
  expect(new Set(dividers(columns))).toEqual(new Set([31]));
  expect(columns.split('\n').length).toBeGreaterThan(3);
  const swapped = inColumns('Beside it.', text, 63).split('\n');
  expect(Math.max(...swapped.map((line) => stringWidth(line)))).toBeLessThanOrEqual(63);
});

it('puts paragraph beside paragraph, whichever is longer', () => {
  const left = `${'One two three. '.repeat(4)}\n\nSecond`;
  const lines = inColumns(left, '一\n\n\n二\n\n三', 40).split('\n');
  expect(lines.find((line) => line.startsWith('Second'))).toMatch(/│ 二$/);
  expect(lines.at(-1)).toMatch(/^ +│ 三$/);
});
