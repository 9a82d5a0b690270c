import fc from 'fast-check';
import {readPage} from '../../../src/translation/sections';
import {
  createRandom,
  makePage,
  makeStyle,
  plainStyle,
  render,
  type Page,
  type Side,
} from './generate';

const hashes = (source: string, isMdx = true): Readonly<Record<string, string>> =>
  Object.fromEntries(readPage('a.mdx', source, isMdx).sections.map(({id, hash}) => [id, hash]));
const hash = (source: string): string => Object.values(hashes(source)).join();

// Generated pages take their time beside other work.
jest.setTimeout(60_000);

const seeds = fc.integer({min: 1, max: 1e6});
const sides = fc.constantFrom<Side>('source', 'target');

it('is the same however a page is written down', () => {
  fc.assert(
    fc.property(seeds, sides, (seed, side) => {
      const random = createRandom(seed);
      const page = makePage(random);
      const plain = hashes(render(page, side, plainStyle));
      expect(hashes(render(page, side, makeStyle(random)))).toEqual(plain);
    }),
    {numRuns: 30},
  );
});

it('differs in exactly the section in which a word has changed', () => {
  fc.assert(
    fc.property(seeds, sides, fc.nat(2), fc.nat(7), (seed, side, at, word) => {
      const random = createRandom(seed);
      const page = makePage(random);
      const before = hashes(render(page, side, makeStyle(random)));
      const changed: Page = structuredClone(page);
      const section = changed.sections[side][at]!;
      const [block] = section.blocks;
      if (block?.kind === 'paragraph') block.words[side][word] += 'x';
      const after = hashes(render(changed, side, makeStyle(random)));
      const differing = Object.keys(before).filter((id) => before[id] !== after[id]);
      expect(differing).toEqual([section.id]);
    }),
    {numRuns: 30},
  );
});

it.each([
  ['a line break in a paragraph', 'a b', 'a\nb'],
  ['spaces at the end of a line', 'a b', 'a b  \n'],
  ['marks of a list', '- a\n- b', '* a\n* b'],
  ['gaps in a list', '- a\n- b', '- a\n\n- b'],
  ['numbers of a list', '1. a\n2. b', '1. a\n1. b'],
  ['marks of emphasis', '*a* **b**', '_a_ __b__'],
  ['an underlined heading', '## a {/* #a */}', 'a {/* #a */}\n---'],
  ['closing hashes', '## a', '## a ##'],
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
])('leaves out %s', (_name, a, b) => {
  expect(hash(b)).toBe(hash(a));
});

it.each([
  ['a word', 'a b', 'a c'],
  ['a capital', 'Node', 'node'],
  ['a mark', 'a, b', 'a; b'],
  ['a word in code', '`a`', '`b`'],
  ['code instead of text', 'a', '`a`'],
  ['emphasis', 'a', '*a*'],
  ['an address', '[a](/b)', '[a](/c)'],
  ['the language of code', '```ts\na\n```', '```js\na\n```'],
  ['the title of code', '```ts\na\n```', '```ts title="a"\na\n```'],
  ['a comment in code', '```ts\na // b\n```', '```ts\na // c\n```'],
  ['an indent in code', '```py\na\n  b\n```', '```py\na\nb\n```'],
  ['the depth of a heading', '## a', '### a'],
  ['the order of a list', '- a\n- b', '- b\n- a'],
  ['the kind of a list', '- a', '1. a'],
  ['the kind of a callout', ':::tip\n\na\n\n:::', ':::note\n\na\n\n:::'],
  ['a cell that moves', '| a | b |\n| - | - |', '| b | a |\n| - | - |'],
  ['a paragraph in two', 'a b', 'a\n\nb'],
  ['an attribute', '<A b="1" />', '<A b="2" />'],
  ['what a picture shows', '![a](/b.png)', '![c](/b.png)'],
  ['an expression', '{a}', '{b}'],
  ['an import', "import A from './a'", "import A from './b'"],
  ['a list in a list', '- a\n- b', '- a\n  - b'],
])('knows %s', (_name, a, b) => {
  expect(hash(b)).not.toBe(hash(a));
});
