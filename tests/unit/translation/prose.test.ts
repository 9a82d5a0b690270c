import {parseMarkdown} from '../../../src/translation/parseMarkdown';
import {proseOfMessages, proseOfPage, type Prose} from '../../../src/translation/prose';

const read = (source: string): readonly Prose[] => proseOfPage(source, parseMarkdown(source, true));
const texts = (source: string): readonly string[] => read(source).map(({text}) => text);

/** Returns the source at the position of a word. */
function inSource(source: string, proses: readonly Prose[], word: string): string {
  const prose = proses.find(({text}) => text.includes(word));
  const offset = prose?.offsets[prose.text.indexOf(word)] ?? 0;
  return source.slice(offset, offset + word.length);
}

it('reads paragraphs, headings, cells and titles of callouts', () => {
  const source = [
    '## Heading {/* #some-id */}',
    'A *paragraph* with a [link](/somewhere.mdx).',
    '| Cell |\n| --- |\n| Other |',
    ':::note[Title]\nInside\n:::',
  ].join('\n\n');
  expect(texts(source)).toEqual([
    'Heading ',
    'A paragraph with a link.',
    'Cell',
    'Other',
    'Title',
    'Inside',
  ]);
});

it('skips code, URLs, expressions and attributes', () => {
  const source = [
    'Set `Typescrpt`, see [rslib.rs](https://rslib.rs) and [a-package](https://a.dev/x/a-package).',
    '```ts\nconst Typescrpt = 1;\n```',
    '{/* Typescrpt */}',
    '<Example name="typescrpt" files={["typescrpt.ts"]} />',
    'import Typescrpt from "./typescrpt.mdx"',
  ].join('\n\n');
  expect(texts(source)).toEqual(['Set x, see x and x.']);
});

it('skips names of options, files and packages without backticks', () => {
  const source =
    "## shims.cjs['import.meta.filename'] {/* #id */}\n\nSee a/rslib.config.ts, @swc/helpers and lib.dts. Then Node.js, node.js.\n";
  expect(texts(source)).toEqual(['x ', 'See x, x and x. Then Node.js, node.js.']);
});

it('reads a term as text, and keys as code', () => {
  expect(texts('生成<Term id="esm">声明文件</Term>，按 <Keys press="Typescrpt" /> 结束。')).toEqual(
    ['生成声明文件，按 x 结束。'],
  );
});

it('reads labels of tabs, components inside a sentence and alternative texts', () => {
  const source = [
    '<TabItem value="typescrpt" label="A label">\n\nInside.\n\n</TabItem>',
    'Since <Badge type="tip">a version</Badge> it works. ![A picture](/img/a.png)',
  ].join('\n\n');
  expect(texts(source)).toEqual([
    'A label',
    'Inside.',
    'Since   it works.  ',
    'a version',
    'A picture',
  ]);
});

it('reads visible fields of the front matter', () => {
  const source =
    '---\ntitle: lib.dts\ndescription: "Set `Typescrpt` in rslib.config.ts, with Node.js and @some/package."\nslug: typescrpt\n---\n';
  expect(read(source)).toEqual([
    expect.objectContaining({text: 'x', place: 'aside'}),
    expect.objectContaining({text: 'Set x in x, with Node.js and x.', place: 'aside'}),
  ]);
});

it('reads every attribute and every entry of the front matter that holds Chinese', () => {
  expect(texts('---\nslug: 地址\n---\n\n<Example name="minimal" note="说明" />\n')).toEqual([
    '地址',
    '说明',
  ]);
});

it('maps each character to its position', () => {
  const source =
    '---\ntitle: The title\ndescription: "With `code` a described"\n---\n\n> Some `code` and \\{escaped\\} *words* &lt; after.\n\n<TabItem label="Labelled"></TabItem>\n';
  const proses = read(source);
  for (const word of ['title', 'described', 'Some', 'escaped', 'words', 'after', 'Labelled']) {
    expect(inSource(source, proses, word)).toBe(word);
  }
});

it('reads plain Markdown, in which braces and tags mean nothing', () => {
  const source = 'A {word} and more\n\n- item\n';
  expect(proseOfPage(source, parseMarkdown(source, false)).map(({text}) => text)).toEqual([
    'A {word} and more',
    'item',
  ]);
});

it('reads messages without their placeholders', () => {
  const source = '{\n  "a.b": {"message": "Say \\"{word}\\" twice", "description": "Typescrpt"}\n}';
  const proses = proseOfMessages(source);
  expect(proses.map(({text}) => text)).toEqual(['Say "x" twice']);
  expect(inSource(source, proses, 'twice')).toBe('twice');
});
