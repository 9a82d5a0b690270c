import {execFileSync} from 'node:child_process';
import type {RootContent} from 'mdast';
import {parseBlocks, parseMarkdown} from '../../../src/translation/markdown';
import {readPage} from '../../../src/translation/sections';
import {readWords} from '../../../src/translation/words';
import {root} from '../../../tools/support/paths';

const ids = (source: string, isMdx = true): readonly string[] =>
  readPage('page.mdx', source, isMdx).sections.map(({id}) => id);

const fence = '```';

/** What is on a page, the page, and its sections. */
const pages: [name: string, source: string, ids: readonly string[], isMdx?: boolean][] = [
  ['nothing', '', []],
  ['nothing but a comment', '{/* to be written */}\n', []],
  ['front matter alone', '---\ntitle: A\n---\n', ['@front-matter']],
  ['text alone', 'Text\n', ['@intro']],
  [
    'front matter, an intro and headings',
    '---\nt: A\n---\n\nText\n\n## A {/* #a */}\n\n### B {/* #b */}\n',
    ['@front-matter', '@intro', 'a', 'b'],
  ],
  [
    'front matter right above a heading',
    '---\nt: A\n---\n## A {/* #a */}\n',
    ['@front-matter', 'a'],
  ],
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
  [
    'a heading in an expression',
    '## A {/* #a */}\n\n{`\n## B\n`}\n\n## C {/* #c */}\n',
    ['a', 'c'],
  ],
  [
    'a heading in an exported text',
    'export const text = `\n## B\n`;\n\n## C {/* #c */}\n',
    ['@intro', 'c'],
  ],
  [
    'a heading in a comment of HTML',
    '## A {#a}\n\n<!--\n## B {#b}\n-->\n\n## C {#c}\n',
    ['a', 'c'],
    false,
  ],
  [
    'a heading in a block of HTML',
    '## A {#a}\n\n<div>\n## B {#b}\n</div>\n\n## C {#c}\n',
    ['a', 'c'],
    false,
  ],
  ['a heading behind a block of HTML', '<div>\n\n## B {#b}\n\n</div>\n', ['@intro', 'b'], false],
  [
    'headings in a component',
    '<Steps>\n\n### A {/* #a */}\n\nText\n\n### B {/* #b */}\n\n</Steps>\n\nText\n',
    ['@intro', 'a', 'b'],
  ],
  [
    'headings in a component in a component',
    '<A>\n<B>\n\n## C {/* #c */}\n\n</B>\n</A>\n\n## D {/* #d */}\n',
    ['@intro', 'c', 'd'],
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
  ['seven hashes', '## A {/* #a */}\n\n####### B\n', ['a']],
  ['a hash that is escaped', '## A {/* #a */}\n\n\\## B\n', ['a']],
  ['closing hashes', '## A ##\n\n## B {/* #b */} ##\n', ['a', 'b']],
  [
    'Chinese text and marks',
    '## 「输出」：目录（一） {/* #output */}\n\n**注意：**文字。\n\n### 怎么办？{/* #what */}\n',
    ['output', 'what'],
  ],
  ['ids as Docusaurus writes them', '## A `x` {#a-x}\n\n## 输出{#output}\n', ['a-x', 'output']],
  [
    'headings without ids',
    '## Some Words, `code`!\n\n## 中文 标题\n',
    ['some-words-code', '中文-标题'],
  ],
  ['an id twice', '## A {/* #a */}\n\n## B {/* #a */}\n\n## C {/* #a */}\n', ['a', 'a-2', 'a-3']],
  [
    'line ends of Windows',
    '---\r\nt: A\r\n---\r\n\r\nText\r\n\r\n## A {/* #a */}\r\n',
    ['@front-matter', '@intro', 'a'],
  ],
  ['line ends of old Macs', '## A {/* #a */}\r\r## B {/* #b */}\r', ['a', 'b']],
  ['spaces in front of the hashes', '   ## A {/* #a */}\n\n## B {/* #b */}\n', ['a', 'b']],
  ['no line end at its end', '## A {/* #a */}\n\n## B {/* #b */}', ['a', 'b']],
];

it.each(pages)('finds the sections of a page with %s', (_name, source, expected, isMdx = true) => {
  // Written with a mark between, so that the comment around it does not end.
  expect(ids(source.replaceAll('\u200b', ' '), isMdx)).toEqual(expected);
});

it.each(pages)('leaves no text of it out, with %s', (_name, source, _expected, isMdx = true) => {
  const {sections} = readPage('page.mdx', source, isMdx);
  sections.forEach(({start, end, line}, index) => {
    expect(start).toBeLessThan(end);
    expect(end).toBe(sections[index + 1]?.start ?? source.length);
    expect(source.slice(0, start).split(/\r\n|\n|\r/).length).toBeLessThanOrEqual(line);
  });
});

it('names file and line of what does not parse', () => {
  expect(() => readPage('docs/a.mdx', 'Text\n\n<Tabs>\n')).toThrow(
    /^docs\/a\.mdx:3: does not parse/,
  );
  expect(() => readWords('i18n/code.json', '{"a": }')).toThrow(
    /^i18n\/code\.json:1: does not parse/,
  );
  expect(() => readWords('i18n/code.json', '{\n"a": {"message": "x"},\n"b": "y"}')).toThrow(
    /^i18n\/code\.json:3: "b" has no "message"/,
  );
});

it('reads messages with the places of what they say', () => {
  const source =
    '{\n  "a": {"message": "Say \\"x\\""},\n  "b": {"description": "a", "message": ""}\n}\n';
  const {sections} = readWords('i18n/code.json', source);
  expect(sections.map(({id, text, line}) => [id, text, line])).toEqual([
    ['a', 'Say "x"', 2],
    ['b', '', 3],
  ]);
  expect(source.slice(sections[0]!.start, sections[0]!.end)).toBe('Say \\"x\\"');
});

/** Blocks without what was parsed of their JavaScript, which nothing here asks for. */
function withoutPrograms(blocks: readonly RootContent[]): unknown {
  return JSON.parse(
    JSON.stringify(blocks, (key, value: unknown) => (key === 'estree' ? undefined : value)),
  );
}

it.each(pages)('reads the same in pieces, with %s', (_name, source, _expected, isMdx = true) => {
  // What stands behind it shows whether a piece ended too early.
  const text = `${source}\n\n## Behind {/* #behind */}\n\nText\n\n${isMdx ? source : ''}`;
  const inPieces = parseBlocks(text, isMdx, {long: 0, piece: 1});
  expect(withoutPrograms(inPieces)).toEqual(withoutPrograms(parseMarkdown(text, isMdx).children));
});

it('reads a page of 5,000 sections in under a second', () => {
  // In a process of its own, as the command has it: what Jest does to code makes it several times slower.
  const script = `
    const {readPage} = await import('./src/translation/sections.ts');
    const page = (count) => Array.from({length: count},
      (_, id) => \`## Heading \${id} {/* #id-\${id} */}\\n\\nText of it.\\n\`).join('\\n');
    readPage('page.mdx', page(50));
    const time = (work) => {
      const began = performance.now();
      work();
      return performance.now() - began;
    };
    const short = page(50);
    const long = page(5000);
    const read = () => {
      const {sections} = readPage('page.mdx', long);
      if (sections.length !== 5000) throw new Error('has ' + sections.length);
    };
    const runs = [];
    do {
      runs.push({
        long: time(read),
        short: time(() => { for (let count = 0; count < 100; count += 1) readPage('page.mdx', short); }),
      });
    } while (runs.length < 3 && runs.at(-1).long > 1000);
    console.log(JSON.stringify(runs));`;
  const runs = JSON.parse(
    execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      cwd: root,
      encoding: 'utf8',
    }),
  ) as readonly {long: number; short: number}[];
  // On a busy machine a second says little: then as many sections on short pages are the measure.
  const isFast = runs.some(({long, short}) => long < 1000 || long < 1.5 * short);
  expect({runs, isFast}).toMatchObject({isFast: true});
}, 120_000);
