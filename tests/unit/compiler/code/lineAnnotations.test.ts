import fc from 'fast-check';
import {extractAnnotations} from '../../../../src/compiler/code/lineAnnotations';

function read(source: string): [string, Record<number, string>] {
  const {code, annotations} = extractAnnotations(source);
  return [code, Object.fromEntries(annotations)];
}

it.each<[string, string, string, Record<number, string>]>([
  ['a highlighted line', 'a\nb // [!code highlight]', 'a\nb', {1: 'highlight'}],
  ['an added line', 'a // [!code ++]', 'a', {0: 'inserted'}],
  ['a removed line', 'a // [!code --]\nb', 'a\nb', {0: 'deleted'}],
  ['a focused line', 'a // [!code focus]', 'a', {0: 'focus'}],
  ['a shell comment', 'npx rslib # [!code ++]', 'npx rslib', {0: 'inserted'}],
  ['a comment of markup', '<p> <!-- [!code --] -->', '<p>', {0: 'deleted'}],
  ['a comment of JSX', '<p /> {/* [!code ++] */}', '<p />', {0: 'inserted'}],
  ['an annotation on its own line', '// [!code ++]\na', '\na', {0: 'inserted'}],
  ['nothing', 'const a = "[code]"; // highlight', 'const a = "[code]"; // highlight', {}],
])('removes %s', (_, source, code, annotations) => {
  expect(read(source)).toEqual([code, annotations]);
});

it.each([
  'a // [!code word:x]',
  'a // [!code highlght]',
  'a // [!code ++ ]',
  'a // [!code highlight:2]',
  '// highlight-next-line',
  '# highlight-start',
  "const a = '[!code ++]';",
])('throws on an unknown annotation: %s', (source) => {
  expect(() => extractAnnotations(source)).toThrow('Unknown code annotation');
});

it('changes nothing in code without annotations', () => {
  const line = fc.string().filter((text) => !/\[!code\b|highlight-|\n/.test(text));
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const source = lines.join('\n');
      expect(read(source)).toEqual([source, {}]);
    }),
  );
});
