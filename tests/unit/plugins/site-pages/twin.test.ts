import type {ExampleRecord} from '../../../../src/lib/examples/record';
import type {OptionFact} from '../../../../src/lib/options/model';
import type {PageData} from '../../../../src/plugins/site-mdx/data';
import {collectHeadings, parsePage} from '../../../../src/plugins/site-pages/parse';
import {headingOffsets, renderTwin} from '../../../../src/plugins/site-pages/twin';
import {identity} from '../../../../src/site/identity';
import type {Locale} from '../../../../src/site/locales';
import {tools} from '../../../../src/site/tools';

const records: Record<string, ExampleRecord> = {
  built: {
    name: 'built',
    rslib: '1.0.1',
    typescript: '7.0.2',
    command: 'npx rslib',
    exitCode: 0,
    log: 'built in 1 s',
    warnings: [],
    files: ['package.json', 'rslib.config.ts', 'src/index.ts'],
    output: [
      {path: 'dist/index.cjs', bytes: 90, text: 'exports.a = 1;\n'},
      {path: 'dist/index.js', bytes: 42, text: 'export const a = 1;\n'},
    ],
  },
  failed: {
    name: 'failed',
    rslib: '1.0.1',
    typescript: null,
    command: 'npx rslib',
    exitCode: 1,
    log: 'error   Type error\nin src/index.ts',
    warnings: [],
    files: ['src/index.ts'],
    output: [],
  },
};

const options: Record<string, OptionFact> = {
  dts: {
    name: 'dts',
    type: 'boolean | {\n  bundle?: boolean;\n}',
    default: 'false',
    scope: ['top', 'item'],
    cli: ['--dts', '--no-dts'],
    since: '0.11.0',
    summary: {en: 'Declarations.', 'zh-Hans': '声明。'},
  },
  id: {
    name: 'id',
    type: 'string',
    default: {en: 'The `format`, with a number', 'zh-Hans': '`format` 加序号'},
    scope: ['item'],
    cli: [],
    deprecated: {en: 'Use `name`.', 'zh-Hans': '请使用 `name`。'},
    summary: {en: 'A name.', 'zh-Hans': '名称。'},
  },
};

function pageData(locale: Locale): PageData {
  return {
    locale,
    packageVersion: '1.0.1',
    example: (name) => records[name]!,
    exampleFile: (_name, file) => `// ${file}\nexport {};\n`,
    option: (name) => options[name]!,
  };
}

/** The twin of a page, without its three lines on top. */
function twin(source: string, locale: Locale = 'en'): string {
  const tree = parsePage(source, 'docs/x.mdx');
  collectHeadings(tree, 'docs/x.mdx');
  const text = renderTwin({
    title: 'lib.dts',
    description: 'What it is.',
    url: 'https://docs.example/x',
    tree,
    data: pageData(locale),
    toAbsolute: (url) => new URL(url, 'https://docs.example/x').href,
  });
  const top = '# lib.dts\n\n> What it is.\n\n<https://docs.example/x>\n\n';
  expect(text.slice(0, top.length)).toBe(top);
  return text.slice(top.length);
}

const fence = '```';

it('begins with title, description and address', () => {
  expect(twin('Text.')).toBe('Text.\n');
});

it('keeps headings without their ids, lists, tables and emphasis', () => {
  const source = `## Modes {/* #modes */}

Two **modes** and _more_, \`code\` too.

- one
- two

1. first
2. second

| A | B |
| --- | --- |
| 1 | \`x\` |
`;
  expect(twin(source)).toBe(`## Modes

Two **modes** and _more_, \`code\` too.

- one
- two

1. first
2. second

| A | B   |
| - | --- |
| 1 | \`x\` |
`);
});

it('leaves out comments, in lines and between them', () => {
  expect(twin('{/* remark */}\n\nOne{/* remark */} word.\n')).toBe('One word.\n');
});

it('makes links absolute, whatever they are', () => {
  expect(twin('[a](/y) [b](#z) [c](https://rsbuild.rs/) ![d](/img/e.png)\n\n[f]: /g\n')).toBe(
    '[a](https://docs.example/y) [b](https://docs.example/x#z) [c](https://rsbuild.rs/) ![d](https://docs.example/img/e.png)\n\n[f]: https://docs.example/g\n',
  );
});

it('takes marks out of code and keeps the title', () => {
  const source = `${fence}ts title="rslib.config.ts" {2} showLineNumbers
const a = 1; // [!code ++]
// highlight-next-line
const b = 2;
${fence}
`;
  expect(twin(source)).toBe(`${fence}ts title="rslib.config.ts"
const a = 1;
const b = 2;
${fence}
`);
});

it('writes tabs one after the other, each below its label', () => {
  const source = `<Tabs groupId="x" defaultValue="a">
<TabItem value="a" label="First">

One.

</TabItem>
<TabItem value="b">

${fence}js
b();
${fence}

</TabItem>
</Tabs>
`;
  expect(twin(source)).toBe(`**First**

One.

**b**

${fence}js
b();
${fence}
`);
});

it('writes callouts as quotations that name their kind', () => {
  const source = `:::tip[Use \`dts\`]

Text with [a link](/y).

- item

:::

:::danger

No title.

:::
`;
  expect(twin(source)).toBe(`> **Tip: Use dts**
>
> Text with [a link](https://docs.example/y).
>
> - item

> **Danger**
>
> No title.
`);
});

it('names the kind of a callout in the language of the page', () => {
  expect(twin(':::warning[先备份]\n\n内容。\n\n:::\n', 'zh-Hans')).toBe(
    '> **注意：先备份**\n>\n> 内容。\n',
  );
});

it('writes an example as its files, its command and its output', () => {
  const source =
    '<Example name="built" files={["rslib.config.ts"]} output={["dist/index.js"]} />\n';
  expect(twin(source)).toBe(`${fence}ts title="rslib.config.ts"
// rslib.config.ts
export {};
${fence}

Output of \`npx rslib\`, built with ${identity.package} 1.0.1:

${fence}text
dist/index.cjs  90 B
dist/index.js  42 B
${fence}

${fence}js title="dist/index.js"
export const a = 1;
${fence}
`);
});

it('writes what a failed example said', () => {
  expect(twin('<Example name="failed" files={[]} output={[]} />\n', 'zh-Hans'))
    .toBe(`\`npx rslib\` 的产物，由 ${identity.package} 1.0.1 构建：

${fence}text
error   Type error
in src/index.ts
${fence}
`);
});

/** A table without the blanks that align its columns. */
const unaligned = (table: string) => table.replace(/ +\|/g, ' |').replace(/-+ \|/g, '- |');

it('writes the facts of an option as a table', () => {
  expect(unaligned(twin('<OptionFacts name="dts" />\n'))).toBe(
    unaligned(`| \`dts\`        |                                 |
| ------------ | ------------------------------- |
| Type         | \`boolean \\| { bundle?: boolean; }\` |
| Default      | \`false\`                         |
| Scope        | Top level or each lib item      |
| Command line | \`--dts\`, \`--no-dts\`             |
| Since        | 0.11.0                          |
`),
  );
});

it('writes a default in words, a deprecation and no empty rows', () => {
  expect(unaligned(twin('<OptionFacts name="id" />\n', 'zh-Hans'))).toBe(`| \`id\` | |
| - | - |
| 类型 | \`string\` |
| 默认值 | \`format\` 加序号 |
| 作用范围 | 仅限单个 lib 配置项 |
| 已弃用 | 请使用 \`name\`。 |
`);
});

it('writes a command for all four package managers', () => {
  expect(twin('<PackageManagerTabs command="install -D typescript" />\n')).toBe(`${fence}bash
# npm
npm install -D typescript

# yarn
yarn add -D typescript

# pnpm
pnpm add -D typescript

# bun
bun add -D typescript
${fence}
`);
});

it('writes a badge as its text in parentheses', () => {
  expect(twin('Since <Badge type="tip">1.0</Badge> only.\n')).toBe('Since (1.0) only.\n');
});

it('writes the layers as a list', () => {
  expect(twin('<LayersDiagram />\n').split('\n')[0]).toMatch(/^- \*\*Rslib\*\*: \S/);
  expect(twin('<LayersDiagram />\n', 'zh-Hans')).toMatch(
    /^- \*\*Rslib\*\*：\S.*\n- \*\*Rsbuild\*\*：.*\n- \*\*Rspack\*\*：.*\n$/,
  );
});

it('writes the tools as a table with their packages', () => {
  const rows = twin('<ToolTable />\n').trimEnd().split('\n');
  expect(rows).toHaveLength(tools.length + 2);
  tools.forEach(({name, href, npmPackage}, index) => {
    const cells = rows[index + 2]!.split('|').map((cell) => cell.trim());
    expect(cells[1]).toBe(`[${name}](${new URL(href).href})`);
    expect(cells[3]).toBe(`\`${npmPackage}\``);
  });
});

it('keeps the content of elements that it does not know', () => {
  expect(twin('<details>\n\nInner **text**.\n\n</details>\n')).toBe('Inner **text**.\n');
});

it('leaves the tree as it was', () => {
  const tree = parsePage('```ts\na(); // [!code ++]\n```\n', 'x.mdx');
  const before = JSON.stringify(tree);
  renderTwin({
    title: 'a',
    description: 'b',
    url: 'https://docs.example/',
    tree,
    data: pageData('en'),
    toAbsolute: (url) => url,
  });
  expect(JSON.stringify(tree)).toBe(before);
});

describe('headingOffsets', () => {
  const text = '# Title\n\n## One\n\n```md\n## Two\n```\n\n### `a.b`\n\n## Two\n\n## One\n';
  const heading = (name: string, depth = 2) => ({text: name, id: 'x', depth});

  it.each([
    ['one after the other', [heading('One'), heading('a.b', 3), heading('Two')], [9, 35, 46]],
    ['of the same name', [heading('One'), heading('One')], [9, 54]],
    ['that are not there', [heading('Three'), heading('One', 3)], [-1, -1]],
    ['after one that is not there', [heading('Three'), heading('Two')], [-1, 46]],
    ['none', [], []],
  ])('finds headings %s', (_, headings, expected) => {
    expect(headingOffsets(text, headings)).toEqual(expected);
  });
});
