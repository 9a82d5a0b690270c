import {readPage} from '../src/pageSections.ts';
import {readMessages} from '../src/messageFile.ts';

const fence = '```';

/** Each row: a name, the source of a page, and the expected ids of its sections. */
const pages: [name: string, source: string, ids: readonly string[]][] = [
  ['nothing', '', []],
  ['nothing but a comment', '{/* to be written */}\n', []],
  ['front matter alone', '---\ntitle: A\n---\n', ['@front-matter']],
  [
    'front matter, an intro and headings',
    '---\nt: A\n---\n\nText\n\n## A {/* #a */}\n\n### B {/* #b */}\n',
    ['@front-matter', '@intro', 'a', 'b'],
  ],
  ['front matter above a heading', '---\nt: A\n---\n## A {/* #a */}\n', ['@front-matter', 'a']],
  ['a rule that is no front matter', 'Text\n\n---\n\ntitle: A\n\n---\n', ['@intro']],
  ['a heading in a fence', `## A {/* #a */}\n\n${fence}md\n## B {/* #b */}\n${fence}\n`, ['a']],
  [
    'a heading in a comment of MDX',
    '## A {/* #a */}\n\n{/*\n## B {/​* #b *​/}\n*/}\n\n## C {/* #c */}\n',
    ['a', 'c'],
  ],
  ['an export', 'export const text = `\n## B\n`;\n\n## C {/* #c */}\n', ['@intro', 'c']],
  [
    'headings in a component',
    '<Steps>\n\n### A {/* #a */}\n\nText\n\n### B {/* #b */}\n\n</Steps>\n\nText\n',
    ['@intro', 'a', 'b'],
  ],
  ['headings in a callout', '## A {/* #a */}\n\n:::note\n\n### B {/* #b */}\n\n:::\n', ['a', 'b']],
  ['a heading that is quoted', '## A {/* #a */}\n\n> ## B {/* #b */}\n', ['a']],
  ['a heading in a list', '## A {/* #a */}\n\n- ## B {/* #b */}\n', ['a']],
  ['headings that are underlined', 'A {/* #a */}\n===\n\nB {/* #b */}\n---\n', ['a', 'b']],
  [
    'Chinese text and marks',
    '## 「输出」：目录（一） {/* #output */}\n\n**注意：**文字。\n\n### 怎么办？{/* #what */}\n',
    ['output', 'what'],
  ],
  ['ids as Docusaurus writes them', '## A `x` {#a-x}\n\n## 输出{#output}\n', ['a-x', 'output']],
  ['headings without ids', '## Some `code`!\n\n## 中文 标题\n', ['some-code', '中文-标题']],
  ['an id twice', '## A {/* #a */}\n\n## B {/* #a */}\n\n## C {/* #a */}\n', ['a', 'a-2', 'a-3']],
  [
    'line ends of Windows',
    '---\r\nt: A\r\n---\r\n\r\nText\r\n\r\n## A {/* #a */}\r\n',
    ['@front-matter', '@intro', 'a'],
  ],
];

it.each(pages)('finds the sections of a page with %s', (_name, text, expected) => {
  // The sources have zero-width spaces in nested comments. Spaces replace them, so that `* /` ends no outer comment.
  const source = text.replaceAll('\u200b', ' ');
  const {sections} = readPage('page.mdx', source);
  expect(sections.map(({id}) => id)).toEqual(expected);
  sections.forEach(({start, end, line}, index) => {
    expect(start).toBeLessThan(end);
    expect(end).toBe(sections[index + 1]?.start ?? source.length);
    expect(source.slice(0, start).split(/\r\n|\n|\r/).length).toBeLessThanOrEqual(line);
  });
});

it.each([
  ['docs/a.mdx', 3, 'does not parse', () => readPage('docs/a.mdx', 'Text\n\n<Tabs>\n')],
  ['i18n/a.json', 1, 'does not parse', () => readMessages('i18n/a.json', '{"a": }')],
  [
    'i18n/a.json',
    3,
    '"b" has no "message"',
    () => readMessages('i18n/a.json', '{\n"a": {"message": "x"},\n"b": "y"}'),
  ],
])('names file and line of an error: %s:%d: %s', (file, line, message, parse) => {
  expect(parse).toThrow(`${file}:${line}: ${message}`);
});

it('reads messages with the positions of their texts', () => {
  const source =
    '{\n  "a": {"message": "Say \\"x\\""},\n  "b": {"description": "a", "message": ""}\n}\n';
  const {sections} = readMessages('i18n/code.json', source);
  expect(sections.map(({id, text, line}) => [id, text, line])).toEqual([
    ['a', 'Say "x"', 2],
    ['b', '', 3],
  ]);
  expect(source.slice(sections[0]!.start, sections[0]!.end)).toBe('Say \\"x\\"');
});
