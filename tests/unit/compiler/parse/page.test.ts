import {toString} from 'mdast-util-to-string';
import {collectHeadings, isCallout, parsePage} from '../../../../src/compiler/parse/parsePage';
import {calloutKinds} from '../../../../src/site/callouts';

const file = 'docs/x.mdx';
const types = (source: string) => parsePage(source, file).children.map(({type}) => type);

it('leaves out front matter, imports, exports and comments', () => {
  const source =
    '---\ntitle: x\n---\n\nimport A from "./a";\n\nexport const b = 1;\n\n{/* a remark */}\n\nText.\n';
  expect(types(source)).toEqual(['paragraph']);
});

it.each([
  ['the specifier `node:fs` as code', 'the specifier node:fs as code'],
  ['you import node:fs from Node', 'you import node:fs from Node'],
  ['at 10:30 or so', 'at 10:30 or so'],
  ['npm:typescript@6 and workspace:*', 'npm:typescript@6 and workspace:*'],
  ['with :name[label]{a=b} inside', 'with :name[label]{a=b} inside'],
  ['::leaf[x]\n', '::leaf[x]'],
])('keeps %j as text', (source, expected) => {
  expect(toString(parsePage(source, file))).toBe(expected);
});

it.each([...calloutKinds, 'details'])('parses callouts, unlike other containers: %s', (kind) => {
  const [node] = parsePage(`:::${kind}[Title]\n\nText.\n\n:::\n`, file).children;
  expect(isCallout(node!)).toBe(kind !== 'details');
});

it('renders emphasis beside Chinese punctuation', () => {
  const [paragraph] = parsePage('**“引用”**之后。', file).children;
  expect('children' in paragraph! && paragraph.children[0]?.type).toBe('strong');
});

it('names the file when the source is no MDX', () => {
  expect(() => parsePage('<Tabs>\n\nnever closed\n', file)).toThrow(/^docs\/x\.mdx: /);
  expect(() => parsePage('{', file)).toThrow(/^docs\/x\.mdx: /);
});

const headings = (source: string) => collectHeadings(parsePage(source, file), file);

it.each([
  ['## Text {/* #some-id */}', [{text: 'Text', id: 'some-id', depth: 2}]],
  [
    '### `dts.bundle` {/* #dts-bundle */}',
    [{text: 'dts.bundle', coded: '`dts.bundle`', id: 'dts-bundle', depth: 3}],
  ],
  [
    '## With `code` and **more** {/* #mixed */}',
    [{text: 'With code and more', coded: 'With `code` and more', id: 'mixed', depth: 2}],
  ],
  ['## 中文标题 {/* #zh */}', [{text: '中文标题', id: 'zh', depth: 2}]],
  ['## node:fs {/* #node-fs */}', [{text: 'node:fs', id: 'node-fs', depth: 2}]],
  ['## Tight{/*#tight*/}', [{text: 'Tight', id: 'tight', depth: 2}]],
  ['No headings.', []],
])('reads %j', (source, expected) => {
  expect(headings(source)).toEqual(expected);
});

it('reads headings in order, also inside components', () => {
  const source =
    '## A {/* #a */}\n\n<Tabs>\n<TabItem value="x">\n\n### B {/* #b */}\n\n</TabItem>\n</Tabs>\n\n## C {/* #c */}\n';
  expect(headings(source).map(({id}) => id)).toEqual(['a', 'b', 'c']);
});

it.each([
  '## Without',
  '## Old style {#old}',
  '## Empty {/* */}',
  '## Words {/* see below */}',
  '## Two words {/* #a b */}',
])('refuses %j and names the file', (source) => {
  expect(() => headings(source)).toThrow(/^docs\/x\.mdx: /);
});

it('explains how to write an id', () => {
  expect(() => headings('## Without')).toThrow(
    'docs/x.mdx: heading "Without" has no id: write {/* #some-id */} after it',
  );
});
