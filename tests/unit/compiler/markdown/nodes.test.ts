import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {jsx, languageOf, readAttributes} from '../../../../src/compiler/markdown/nodes';
import {parsePage} from '../../../../src/compiler/parse/parsePage';

function attributes(source: string) {
  return readAttributes(parsePage(source, 'x.mdx').children[0] as unknown as MdxJsxFlowElement);
}

it.each([
  ['<A />', {}],
  ['<A name="dts" />', {name: 'dts'}],
  ['<A on />', {on: true}],
  ['<A n={3} />', {n: 3}],
  ['<A b={false} />', {b: false}],
  ["<A files={['a.ts', 'b.ts']} />", {files: ['a.ts', 'b.ts']}],
  ['<A files={["a.ts",\n  "b.ts",\n]} />', {files: ['a.ts', 'b.ts']}],
  ['<A files={[]} />', {files: []}],
  ["<A files={['a,]b']} />", {files: ['a,]b']}],
  [`<A label={"it's"} other={'a "b"'} />`, {label: "it's", other: 'a "b"'}],
  ['<A n={-1} many={[[-0.5], null, true]} />', {n: -1, many: [[-0.5], null, true]}],
])('reads %j', (source, expected) => {
  expect(attributes(source)).toEqual(expected);
});

it.each([
  '<A x={y} />',
  '<A x={1 + 1} />',
  '<A x={`a`} />',
  '<A x={process.exit()} />',
  '<A x={undefined} />',
  '<A x={-"1"} />',
  '<A x={[...y]} />',
  '<A x={[1,,2]} />',
  '<A x={{a: 1}} />',
])('refuses %j and names component and attribute', (source) => {
  expect(() => attributes(source)).toThrow('<A x={…}> must be a plain string, number or array');
});

it('refuses spread attributes', () => {
  expect(() => attributes('<A {...b} />')).toThrow('<A> takes no spread attributes');
});

it('builds components without attributes that are not set', () => {
  expect(jsx('A', {a: '1', b: undefined}).attributes).toEqual([
    {type: 'mdxJsxAttribute', name: 'a', value: '1'},
  ]);
});

it.each([
  ['rslib.config.ts', 'ts'],
  ['dist/index.d.cts', 'ts'],
  ['dist/index.mjs', 'js'],
  ['src/App.TSX', 'tsx'],
  ['package.json', 'json'],
  ['style.css', 'css'],
  ['App.vue', 'vue'],
  ['LICENSE', 'text'],
  ['x.unknown', 'text'],
  ['.gitignore', 'text'],
])('the language of %s is %s', (file, expected) => {
  expect(languageOf(file)).toBe(expected);
});
