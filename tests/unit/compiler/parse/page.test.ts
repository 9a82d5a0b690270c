import path from 'node:path';
import {toString} from 'mdast-util-to-string';
import {collectHeadings, isCallout, parsePage} from '../../../../src/compiler/parse/parsePage';
import {calloutKinds} from '../../../../src/site/callouts';
import {removeFolder, writeFolder} from '../../../support/siteFolder';

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

const dir = writeFolder({
  '_partials/note.mdx': '---\ntitle: y\n---\n\nFrom the partial.\n\n## Inner {/* #inner */}\n',
  '_partials/outer.mdx': "import Deep from './deep/deep.mdx';\n\nOuter.\n\n<Deep />\n",
  '_partials/deep/deep.mdx': 'Deep.\n',
});
afterAll(() => removeFolder(dir));

const parse = (source: string) => parsePage(source, path.join(dir, 'page.mdx'));

it('partials replace the components that import them', () => {
  const tree = parse("import Note from './_partials/note.mdx';\n\nBefore.\n\n<Note />\n\nAfter.\n");
  expect(collectHeadings(tree, 'page.mdx')).toEqual([{text: 'Inner', id: 'inner', depth: 2}]);
  expect(tree.children.map((node) => toString(node))).toEqual([
    'Before.',
    'From the partial.',
    'Inner',
    'After.',
  ]);
});

it('partials may import others by relative paths', () => {
  const tree = parse("import Outer from './_partials/outer.mdx';\n\n<Outer />\n");
  expect(tree.children.map((node) => toString(node))).toEqual(['Outer.', 'Deep.']);
});

it('partials throw if they do not exist', () => {
  expect(() => parse("import No from './_partials/no.mdx';\n\n<No />\n")).toThrow('no.mdx');
});

const headings = (source: string) => collectHeadings(parsePage(source, file), file);

it.each([
  ['## Text {/* #some-id */}', [{text: 'Text', id: 'some-id', depth: 2}]],
  ['### `dts.bundle` {/* #dts-bundle */}', [{text: 'dts.bundle', id: 'dts-bundle', depth: 3}]],
  [
    '## With `code` and **more** {/* #mixed */}',
    [{text: 'With code and more', id: 'mixed', depth: 2}],
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
