import {parseMarkdown} from '../src/parseMarkdown.ts';
import {proseOfMessages, proseOfPage, type Prose} from '../src/prose.ts';

const read = (source: string): readonly Prose[] => proseOfPage(source, parseMarkdown(source, true));

/** Returns the source at the position that is recorded for a word, which should be the word itself. */
function inSource(source: string, proses: readonly Prose[], word: string): string {
  const prose = proses.find(({text}) => text.includes(word));
  const offset = prose?.offsets[prose.text.indexOf(word)] ?? 0;
  return source.slice(offset, offset + word.length);
}

it.each([
  ['a heading without its id', '## Heading {/* #some-id */}', ['Heading ']],
  ['a paragraph', 'A *paragraph* with a [link](/somewhere.mdx).', ['A paragraph with a link.']],
  ['cells', '| Cell |\n| --- |\n| Other |', ['Cell', 'Other']],
  ['the title of a callout', ':::note[Title]\nInside\n:::', ['Title', 'Inside']],
  [
    'code and addresses as the letter x',
    'Set `Typescrpt`, see [rslib.rs](https://rslib.rs) and [a-package](https://a.dev/x/a-package).',
    ['Set x, see x and x.'],
  ],
  ['no block of code', '```ts\nconst Typescrpt = 1;\n```', []],
  ['no comment', '{/* Typescrpt */}', []],
  ['no attribute', '<Example name="typescrpt" files={["typescrpt.ts"]} />', []],
  ['no import', 'import Typescrpt from "./typescrpt.mdx"', []],
  ['no option', "## shims.cjs['import.meta.filename'] {/* #id */}", ['x ']],
  [
    'no files and packages',
    'See a/rslib.config.ts, @swc/helpers and lib.dts. Then Node.js, node.js.',
    ['See x, x and x. Then Node.js, node.js.'],
  ],
  ['a term as text', '生成<Term id="esm">声明文件</Term>。', ['生成声明文件。']],
  ['keys as code', '按 <Keys press="Typescrpt" /> 结束。', ['按 x 结束。']],
  [
    'the label of a tab',
    '<TabItem value="typescrpt" label="A label">\n\nInside.\n\n</TabItem>',
    ['A label', 'Inside.'],
  ],
  [
    'components and pictures apart from their sentence',
    'Since <Badge type="tip">a version</Badge> it works. ![A picture](/img/a.png)',
    ['Since   it works.  ', 'a version', 'A picture'],
  ],
  [
    'Chinese in any attribute and field',
    '---\nslug: 地址\n---\n\n<Example name="minimal" note="说明" />\n',
    ['地址', '说明'],
  ],
])('reads %s', (_name, source, expected) => {
  expect(read(source).map(({text}) => text)).toEqual(expected);
});

it('reads visible fields of the front matter', () => {
  const source =
    '---\ntitle: lib.dts\ndescription: "Set `Typescrpt` in rslib.config.ts, with Node.js and @some/package."\nslug: typescrpt\n---\n';
  expect(read(source).map(({text}) => text)).toEqual(['x', 'Set x in x, with Node.js and x.']);
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
