import {readPage} from '../src/pageSections.ts';

const hash = (source: string): string =>
  readPage('a.mdx', source)
    .sections.map(({hash}) => hash)
    .join();

it.each([
  ['a line break in a paragraph', 'a b', 'a\nb'],
  ['spaces at the end of a line', 'a b', 'a b  \n'],
  ['marks of a list', '- a\n- b', '* a\n* b'],
  ['marks of emphasis', '*a* **b**', '_a_ __b__'],
  ['an underlined heading', '## a {/* #a */}', 'a {/* #a */}\n---'],
  ['the fence of code', '```ts\na\n```', '~~~~ts\na\n~~~~'],
  ['an escape', 'a_b', 'a\\_b'],
  ['an entity', 'a & b', 'a &amp; b'],
  ['the padding of a table', '| a | b |\n| - | - |\n| c | d |', '|a|b|\n|:--|--:|\n|c|d|'],
  ['a comment', 'a b', 'a {/* note */} b\n\n{/* more */}'],
  ['the order of front matter', '---\na: x\nb: y\n---', '---\nb: "y"\na: x\n---'],
  ['the order of attributes', '<A b="1" c="2" />', '<A   c="2"\n  b="1"\n/>'],
  ['a space beside Chinese', '用 Rslib 构建', '用Rslib构建'],
  ['how an accent is written', 'é', 'e\u0301'],
  ['how an id is written', '## A {/* #a */}', '## A {#a}'],
  ['line ends', 'a\n\n- b\n- c\n', 'a\r\n\r\n- b\r\n- c\r\n'],
])('ignores %s', (_name, a, b) => {
  expect(hash(b)).toBe(hash(a));
});

it.each([
  ['a word', 'a b', 'a c'],
  ['a capital', 'Node', 'node'],
  ['code instead of text', 'a', '`a`'],
  ['emphasis', 'a', '*a*'],
  ['an address', '[a](/b)', '[a](/c)'],
  ['the language of code', '```ts\na\n```', '```js\na\n```'],
  ['the title of code', '```ts\na\n```', '```ts title="a"\na\n```'],
  ['an indent in code', '```py\na\n  b\n```', '```py\na\nb\n```'],
  ['the depth of a heading', '## a', '### a'],
  ['the order of a list', '- a\n- b', '- b\n- a'],
  ['the kind of a list', '- a', '1. a'],
  ['the kind of a callout', ':::tip\n\na\n\n:::', ':::note\n\na\n\n:::'],
  ['a cell that moves', '| a | b |\n| - | - |', '| b | a |\n| - | - |'],
  ['a paragraph in two', 'a b', 'a\n\nb'],
  ['an attribute', '<A b="1" />', '<A b="2" />'],
  ['what a picture shows', '![a](/b.png)', '![c](/b.png)'],
  ['an import', "import A from './a'", "import A from './b'"],
  ['a list in a list', '- a\n- b', '- a\n  - b'],
])('notices %s', (_name, a, b) => {
  expect(hash(b)).not.toBe(hash(a));
});
