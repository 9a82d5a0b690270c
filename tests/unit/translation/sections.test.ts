import type {RootContent} from 'mdast';
import {parseBlocks, parseMarkdown} from '../../../src/translation/parseMarkdown';
import {readPage} from '../../../src/translation/pageSections';
import {readMessages} from '../../../src/translation/messageFile';

const ids = (source: string, isMdx = true): readonly string[] =>
  readPage('page.mdx', source, isMdx).sections.map(({id}) => id);

const fence = '```';

/** Pages with a name and their sections. */
const pages: [name: string, source: string, ids: readonly string[], isMdx?: boolean][] = [
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
  ['a heading in a fence of tildes', '## A {/* #a */}\n\n~~~md\n## B {/* #b */}\n~~~\n', ['a']],
  [
    'a fence in a longer fence',
    `## A {/* #a */}\n\n${fence}${fence}md\n${fence}md\n## B {/* #b */}\n${fence}\n## C {/* #c */}\n${fence}${fence}\n\n## D {/* #d */}\n`,
    ['a', 'd'],
  ],
  [
    'a fence of the other kind in a fence',
    `${fence}md\n~~~\n## B {/* #b */}\n${fence}\n\n## C {/* #c */}\n`,
    ['@intro', 'c'],
  ],
  [
    'a fence in a list',
    `## A {/* #a */}\n\n- Item\n\n  ${fence}md\n  ## B {/* #b */}\n  ${fence}\n\n## C {/* #c */}\n`,
    ['a', 'c'],
  ],
  ['a fence that does not end', `## A {/* #a */}\n\n${fence}md\n## B {/* #b */}\n`, ['a']],
  ['indented code of plain Markdown', '## A {#a}\n\n    ## B {#b}\n', ['a'], false],
  [
    'a heading in a comment of MDX',
    '## A {/* #a */}\n\n{/*\n## B {/​* #b *​/}\n*/}\n\n## C {/* #c */}\n',
    ['a', 'c'],
  ],
  ['an expression', '## A {/* #a */}\n\n{`\n## B\n`}\n\n## C {/* #c */}\n', ['a', 'c']],
  ['an export', 'export const text = `\n## B\n`;\n\n## C {/* #c */}\n', ['@intro', 'c']],
  ['a comment of HTML', '## A {#a}\n\n<!--\n## B {#b}\n-->\n\n## C {#c}\n', ['a', 'c'], false],
  ['a block of HTML', '## A {#a}\n\n<div>\n## B {#b}\n</div>\n\n## C {#c}\n', ['a', 'c'], false],
  ['a heading behind a block of HTML', '<div>\n\n## B {#b}\n\n</div>\n', ['@intro', 'b'], false],
  [
    'headings in a component',
    '<Steps>\n\n### A {/* #a */}\n\nText\n\n### B {/* #b */}\n\n</Steps>\n\nText\n',
    ['@intro', 'a', 'b'],
  ],
  ['headings in a callout', '## A {/* #a */}\n\n:::note\n\n### B {/* #b */}\n\n:::\n', ['a', 'b']],
  ['a heading that is quoted', '## A {/* #a */}\n\n> ## B {/* #b */}\n', ['a']],
  ['a heading in a list', '## A {/* #a */}\n\n- ## B {/* #b */}\n', ['a']],
  ['headings that are underlined', 'A {/* #a */}\n===\n\nB {/* #b */}\n---\n', ['a', 'b']],
  ['an underlined heading of two lines', 'A\nB {/* #b */}\n---\n', ['b']],
  ['a line below a list', '- A\n---\n\n## B {/* #b */}\n', ['@intro', 'b']],
  [
    'a list with tabs',
    '## A {/* #a */}\n\n-\tItem\n\n\t## B {/* #b */}\n\n\t-\tItem\n\n## C {/* #c */}\n',
    ['a', 'c'],
  ],
  ['hashes without a space', '## A {/* #a */}\n\n##B\n\n#\n', ['a', '']],
  ['closing hashes', '## A ##\n\n## B {/* #b */} ##\n', ['a', 'b']],
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
  ['spaces in front of the hashes', '   ## A {/* #a */}\n\n## B {/* #b */}\n', ['a', 'b']],
];

it.each(pages)('finds the sections of a page with %s', (_name, source, expected, isMdx = true) => {
  // A zero-width space keeps comments inside comments open.
  expect(ids(source.replaceAll('\u200b', ' '), isMdx)).toEqual(expected);
});

it.each(pages)('covers all text of a page with %s', (_name, source, _expected, isMdx = true) => {
  const {sections} = readPage('page.mdx', source, isMdx);
  sections.forEach(({start, end, line}, index) => {
    expect(start).toBeLessThan(end);
    expect(end).toBe(sections[index + 1]?.start ?? source.length);
    expect(source.slice(0, start).split(/\r\n|\n|\r/).length).toBeLessThanOrEqual(line);
  });
});

it('names file and line of a syntax error', () => {
  expect(() => readPage('docs/a.mdx', 'Text\n\n<Tabs>\n')).toThrow(
    /^docs\/a\.mdx:3: does not parse/,
  );
  expect(() => readMessages('i18n/code.json', '{"a": }')).toThrow(
    /^i18n\/code\.json:1: does not parse/,
  );
  expect(() => readMessages('i18n/code.json', '{\n"a": {"message": "x"},\n"b": "y"}')).toThrow(
    /^i18n\/code\.json:3: "b" has no "message"/,
  );
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

/** Removes parsed JavaScript from blocks. */
function withoutPrograms(blocks: readonly RootContent[]): unknown {
  return JSON.parse(
    JSON.stringify(blocks, (key, value: unknown) => (key === 'estree' ? undefined : value)),
  );
}

it.each(pages)(
  'parses in pieces as a whole: a page with %s',
  (_name, source, _expected, isMdx = true) => {
    // Text at the end shows whether a piece ended too early.
    const text = `${source}\n\n## Behind {/* #behind */}\n\nText\n\n${isMdx ? source : ''}`;
    const inPieces = parseBlocks(text, isMdx, {long: 0, piece: 1});
    expect(withoutPrograms(inPieces)).toEqual(withoutPrograms(parseMarkdown(text, isMdx).children));
  },
);
