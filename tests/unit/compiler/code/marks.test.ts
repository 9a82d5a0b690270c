import fc from 'fast-check';
import {extractMarks} from '../../../../src/compiler/code/marks';

function read(source: string): [string, Record<number, string>] {
  const {code, marks} = extractMarks(source);
  return [code, Object.fromEntries(marks)];
}

it.each<[string, string, string, Record<number, string>]>([
  ['a highlighted line', 'a\nb // [!code highlight]', 'a\nb', {1: 'highlight'}],
  ['an added line', 'a // [!code ++]', 'a', {0: 'inserted'}],
  ['a removed line', 'a // [!code --]\nb', 'a\nb', {0: 'deleted'}],
  ['a focused line', 'a // [!code focus]', 'a', {0: 'focus'}],
  ['a count', 'a // [!code highlight:2]\nb\nc', 'a\nb\nc', {0: 'highlight', 1: 'highlight'}],
  ['a shell comment', 'npx rslib # [!code ++]', 'npx rslib', {0: 'inserted'}],
  ['a comment of markup', '<p> <!-- [!code --] -->', '<p>', {0: 'deleted'}],
  ['a comment of style sheets', 'a {} /* [!code ++] */', 'a {}', {0: 'inserted'}],
  ['a comment of JSX', '<p /> {/* [!code ++] */}', '<p />', {0: 'inserted'}],
  ['a mark on a line of its own', '// [!code ++]\na', '\na', {0: 'inserted'}],
  ['the next line', '// highlight-next-line\na\nb', 'a\nb', {0: 'highlight'}],
  [
    'a range',
    'a\n# highlight-start\nb\nc\n# highlight-end\nd',
    'a\nb\nc\nd',
    {1: 'highlight', 2: 'highlight'},
  ],
  ['a range without an end', '// highlight-start\na\nb', 'a\nb', {0: 'highlight', 1: 'highlight'}],
  [
    'an added line in a range',
    '// highlight-start\na // [!code ++]\n// highlight-end',
    'a',
    {0: 'inserted'},
  ],
  ['nothing', 'const a = "[code]"; // highlight', 'const a = "[code]"; // highlight', {}],
  ['an empty block', '', '', {}],
])('takes out %s', (_, source, code, marks) => {
  expect(read(source)).toEqual([code, marks]);
});

it.each([
  'a // [!code word:x]',
  'a // [!code highlght]',
  'a // [!code ++ ]',
  "const a = '[!code ++]';",
])('refuses a mark that it does not know: %s', (source) => {
  expect(() => extractMarks(source)).toThrow('Unknown code mark');
});

it('changes nothing in code without marks', () => {
  const line = fc.string().filter((text) => !/\[!code\b|highlight-|\n/.test(text));
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const source = lines.join('\n');
      expect(read(source)).toEqual([source, {}]);
    }),
  );
});

it('has nothing left to take out of its own result', () => {
  const line = fc.constantFrom(
    'a',
    '  b',
    '',
    '// highlight-next-line',
    'c // [!code ++]',
    '# highlight-start',
    '# highlight-end',
    'd # [!code --:2]',
  );
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const {code} = extractMarks(lines.join('\n'));
      expect(read(code)).toEqual([code, {}]);
    }),
  );
});
