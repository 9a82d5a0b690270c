import fc from 'fast-check';
import {extractAnnotations} from '../../../../src/compiler/code/lineAnnotations';

function read(source: string): [string, Record<number, string>] {
  const {code, marks} = extractAnnotations(source);
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
  ['a comment of JSX', '<p /> {/* [!code ++] */}', '<p />', {0: 'inserted'}],
  ['a mark on a line of its own', '// [!code ++]\na', '\na', {0: 'inserted'}],
  ['the next line', '// highlight-next-line\na\nb', 'a\nb', {0: 'highlight'}],
  ['a range', 'a\n# highlight-start\nb\n# highlight-end\nc', 'a\nb\nc', {1: 'highlight'}],
  ['a range without an end', '// highlight-start\na\nb', 'a\nb', {0: 'highlight', 1: 'highlight'}],
  ['an added line in a range', '# highlight-start\na // [!code ++]', 'a', {0: 'inserted'}],
  ['nothing', 'const a = "[code]"; // highlight', 'const a = "[code]"; // highlight', {}],
])('takes out %s', (_, source, code, marks) => {
  expect(read(source)).toEqual([code, marks]);
});

it.each([
  'a // [!code word:x]',
  'a // [!code highlght]',
  'a // [!code ++ ]',
  "const a = '[!code ++]';",
])('refuses a mark that it does not know: %s', (source) => {
  expect(() => extractAnnotations(source)).toThrow('Unknown code annotation');
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
