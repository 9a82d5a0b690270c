import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Paragraph} from 'mdast';
import type {ExampleRecord} from '../../../../src/compiler/records/example';
import type {OptionData, OptionFact} from '../../../../src/compiler/records/options/model';
import type {PageData} from '../../../../src/compiler/records/data';
import {overviewList} from '../../../../src/compiler/outputs/overview';
import {parsePage} from '../../../../src/compiler/parse/page';
import {renderMirror, stringify} from '../../../../src/compiler/mirror/mirror';
import type {OverviewGroup} from '../../../../src/compiler/types';
import {forms} from '../../../../src/components/markdown';
import {identity} from '../../../../src/site/identity';
import {locales, type Locale} from '../../../../src/site/locales';
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
  other: {
    name: 'other',
    rslib: null,
    builder: 'tsup 9.0.0',
    typescript: '6.0.3',
    command: 'npx tsup',
    exitCode: 0,
    log: '',
    warnings: [],
    files: ['package.json'],
    output: [{path: 'dist/index.js', bytes: 42, text: 'export {a};\n'}],
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
  paths: {
    name: 'paths',
    type: 'string | {\n  js?: string;\n  css?: string | false;\n  svg?: string;\n  font?: string;\n}',
    default: "'dist'",
    scope: ['top'],
    cli: [],
    summary: {en: 'Folders.', 'zh-Hans': '目录。'},
  },
  'paths.css': {
    name: 'paths.css',
    type: 'string | false',
    default: {en: 'none, or `css`', 'zh-Hans': '无，或 `css`'},
    scope: ['top'],
    cli: [],
    summary: {en: 'Of `*.css` files.', 'zh-Hans': '`*.css` 文件的目录。'},
  },
};

const optionData: OptionData = {
  package: '@rslib/core',
  version: '1.0.1',
  rsbuild: '2.0.0',
  help: [],
  commands: {},
  options: [
    ...Object.values(options),
    {
      name: 'output.target',
      type: "'web' | 'node'",
      defaults: {
        rslib: [
          {cases: ['umd'], value: "'node'"},
          {cases: ['mf'], value: {en: 'the | web', 'zh-Hans': '网页'}},
        ],
        rsbuild: [{value: "'web'"}],
      },
      scope: ['top', 'item'],
      cli: [],
      summary: {en: 'A target.', 'zh-Hans': '目标。'},
    },
  ],
  bundler: [
    {
      name: 'externalsType',
      defaults: {rslib: [{value: "'umd'"}], rsbuild: [{value: "'var'"}]},
    },
  ],
};

function pageData(locale: Locale): PageData {
  return {
    locale,
    history: {releases: [], options: {dts: {since: '0.11.0'}}, flags: {}},
    messages: [],
    packageVersion: '1.0.1',
    repositoryUrl: 'https://github.com/a/b',
    example: (name) => records[name]!,
    exampleFile: (_name, file) => `// ${file}\nexport {};\n`,
    option: (name) => optionData.options.find((option) => option.name === name)!,
    options: optionData,
    term(id) {
      if (id !== 'esm') throw new Error(`The glossary has no term "${id}"`);
      return {title: 'ESM', children: [{type: 'text', value: 'Modules.'}]};
    },
  };
}

const head = {
  title: 'lib.dts',
  description: 'What it is.',
  url: 'https://docs.example/x',
  language: 'en',
  updated: Date.UTC(2026, 6, 31, 23, 59),
  index: 'https://docs.example/llms.txt',
} as const;

function paragraph(value: string): Paragraph {
  return {type: 'paragraph', children: [{type: 'text', value}]};
}

/** The mirror of a page, without what stands on top of all of them. */
function mirror(source: string, locale: Locale = 'en'): string {
  const tree = parsePage(source, 'docs/x.mdx');
  const {text} = renderMirror({
    ...head,
    tree,
    data: pageData(locale),
    forms,
    toAbsolute: (url) => new URL(url, 'https://docs.example/x').href,
    // Two lists in a row would be told apart by their bullets.
    before: [paragraph('The page:')],
  });
  const end = '\n\nThe page:\n\n';
  return text.slice(text.indexOf(end) + end.length);
}

const fence = '```';

/** The top of a mirror in a language of the site. */
function top(locale: Locale, more: Partial<Parameters<typeof renderMirror>[0]> = {}): string {
  return renderMirror({
    ...head,
    tree: {type: 'root', children: []},
    data: pageData(locale),
    forms,
    toAbsolute: (url) => url,
    ...more,
  }).text;
}

it('begins with title, description, address, language, last change and the list of all pages', () => {
  expect(top('en')).toBe(`# lib.dts

> What it is.

- URL: <https://docs.example/x>
- Language: English (en)
- Last updated: 2026-07-31
- All pages: <https://docs.example/llms.txt>
`);
});

it('names the day of an article, and no last change where none is known', () => {
  const more = {
    language: 'zh-Hans',
    published: new Date('2025-05-14'),
    updated: null,
  } as const;
  expect(top('zh-Hans', more)).toBe(`# lib.dts

> What it is.

- 网址：<https://docs.example/x>
- 语言：简体中文 (zh-CN)
- 发布于：2025-05-14
- 全部页面：<https://docs.example/llms.txt>
`);
});

it('keeps what stands around the text, above and below it', () => {
  const tree = parsePage('Text.\n', 'docs/x.mdx');
  const text = top('en', {tree, before: [paragraph('Above.')], after: [paragraph('Below.')]});
  expect(text.split('\n\n').slice(3)).toEqual(['Above.', 'Text.', 'Below.\n']);
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
  expect(mirror(source)).toBe(`## Modes

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
  expect(mirror('{/* remark */}\n\nOne{/* remark */} word.\n')).toBe('One word.\n');
});

it('makes links absolute, whatever they are', () => {
  expect(mirror('[a](/y) [b](#z) [c](https://rsbuild.rs/) ![d](/img/e.png)\n\n[f]: /g\n')).toBe(
    '[a](https://docs.example/y) [b](https://docs.example/x#z) [c](https://rsbuild.rs/) ![d](https://docs.example/img/e.png)\n\n[f]: https://docs.example/g\n',
  );
});

it('takes marks out of code and keeps the title', () => {
  const source = `${fence}ts title="rslib.config.ts" {2} focus={1} noFold showLineNumbers
const a = 1; // [!code highlight]
// highlight-next-line
const b = 2;
${fence}
`;
  expect(mirror(source)).toBe(`${fence}ts title="rslib.config.ts"
const a = 1;
const b = 2;
${fence}
`);
});

it('writes added and removed lines as a diff, so that nobody takes one for the other', () => {
  const source = `${fence}ts title="rslib.config.ts"
export default {
  format: 'cjs', // [!code --]
  format: 'esm', // [!code ++]
};
${fence}
`;
  expect(mirror(source)).toBe(`${fence}diff title="rslib.config.ts"
 export default {
-  format: 'cjs',
+  format: 'esm',
 };
${fence}
`);
});

it.each(['Node', '20', 'a b', ''])(
  'refuses tabs of a group that cannot be remembered: %j',
  (name) => {
    expect(() => mirror(`<Tabs groupId="${name}">\n</Tabs>\n`)).toThrow(`groupId="${name}"`);
  },
);

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
  expect(mirror(source)).toBe(`**First**

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
  expect(mirror(source)).toBe(`> **Tip: Use dts**
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
  expect(mirror(':::warning[先备份]\n\n内容。\n\n:::\n', 'zh-Hans')).toBe(
    '> **注意：先备份**\n>\n> 内容。\n',
  );
});

it('writes an example as its files, its command and its output', () => {
  const source =
    '<Example name="built" files={["rslib.config.ts"]} output={["dist/index.js"]} />\n';
  expect(mirror(source)).toBe(`${fence}ts title="rslib.config.ts"
// rslib.config.ts
export {};
${fence}

Output of \`npx rslib\`, built with ${identity.package} 1.0.1 and TypeScript 7.0.2 ([examples/built](https://github.com/a/b/tree/main/examples/built)):

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
  expect(mirror('<Example name="failed" files={[]} output={[]} />\n', 'zh-Hans'))
    .toBe(`\`npx rslib\` 以退出码 1 结束，由 ${identity.package} 1.0.1 运行（[examples/failed](https://github.com/a/b/tree/main/examples/failed)）：

${fence}text title="终端"
error   Type error
in src/index.ts
${fence}
`);
});

it('names the program that built an example, where that is not Rslib', () => {
  expect(mirror('<Example name="other" files={[]} output={[]} />\n')).toContain(
    'Output of `npx tsup`, built with tsup 9.0.0 and TypeScript 6.0.3 (',
  );
});

it('writes the log of a build that succeeded when it is asked to, above the files', () => {
  const text = mirror('<Example name="built" files={[]} output={[]} log />\n');
  expect(text).toContain(
    `${fence}text title="Terminal"\nbuilt in 1 s\n${fence}\n\n${fence}text\ndist/`,
  );
  expect(mirror('<Example name="built" files={[]} output={[]} />\n')).not.toContain('built in 1 s');
});

it('refuses an attribute that an example does not have', () => {
  expect(() => mirror('<Example name="built" outputs={[]} />\n')).toThrow(
    '<Example> has no attribute "outputs"',
  );
});

/** A table without the blanks that align its columns. */
const unaligned = (table: string) => table.replace(/ +\|/g, ' |').replace(/-+ \|/g, '- |');

it('writes the facts of an option as a table', () => {
  expect(unaligned(mirror('<OptionFacts name="dts" />\n'))).toBe(
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
  expect(unaligned(mirror('<OptionFacts name="id" />\n', 'zh-Hans'))).toBe(`| \`id\` | |
| - | - |
| 类型 | \`string\` |
| 默认值 | \`format\` 加序号 |
| 作用范围 | 仅限单个 lib 配置项 |
| 已弃用 | 请使用 \`name\`。 |
`);
});

it('writes defaults that depend on the output, and those of Rsbuild beside them', () => {
  expect(unaligned(mirror('<OptionFacts name="output.target" />\n'))).toBe(`| \`output.target\` | |
| - | - |
| Type | \`'web' \\| 'node'\` |
| Default | UMD: \`'node'\`; MF: the \\| web |
| Default of Rsbuild | \`'web'\` |
| Scope | Top level or each lib item |
`);
});

it('writes the differences of defaults as a table', () => {
  expect(unaligned(mirror('<DefaultsTable />\n'))).toBe(`| Option | Rsbuild | Rslib |
| - | - | - |
| [\`output.target\`](https://docs.example/config/rsbuild/output#output-target) | \`'web'\` | UMD: \`'node'\`; MF: the \\| web |
| [\`tools.rspack\`](https://docs.example/config/rsbuild/tools#tools-rspack): \`externalsType\` | \`'var'\` | \`'umd'\` |
`);
  expect(mirror('<DefaultsTable />\n', 'zh-Hans')).toContain("UMD：`'node'`；MF：网页");
});

it('writes a command for all four package managers', () => {
  expect(mirror('<PackageManagerTabs command="install -D typescript" />\n')).toBe(`${fence}bash
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
  expect(mirror('Since <Badge type="tip">1.0</Badge> only.\n')).toBe('Since (1.0) only.\n');
});

it('writes the layers as a list', () => {
  expect(mirror('<LayersDiagram />\n').split('\n')[0]).toMatch(/^- \*\*Rslib\*\*: \S/);
  expect(mirror('<LayersDiagram />\n', 'zh-Hans')).toMatch(
    /^- \*\*Rslib\*\*：\S.*\n- \*\*Rsbuild\*\*：.*\n- \*\*Rspack\*\*：.*\n$/,
  );
});

it('writes the drawing of the modes as a table', () => {
  const rows = unaligned(mirror('<BundleDiagram />\n')).trimEnd().split('\n');
  expect(rows[0]).toBe('| Source | `bundle: true` | `bundle: false` |');
  expect(rows).toContain(
    '| `src/utils/sum.ts` | Joined into `dist/index.js` | `dist/utils/sum.js` |',
  );
  expect(rows).toContain('| A package in `dependencies` | External | External |');
  expect(mirror('<BundleDiagram />\n', 'zh-Hans')).toContain('外部依赖');
});

it('writes the drawing of what goes external as a table', () => {
  const rows = unaligned(mirror('<ExternalsDiagram />\n')).trimEnd().split('\n');
  expect(rows[0]).toBe('| What is imported | `esm`, `cjs` | `umd`, `iife`, `mf` |');
  expect(rows.slice(2)).toEqual([
    '| Your own source | Bundled | Bundled |',
    '| Packages in `devDependencies` | Bundled | Bundled |',
    '| Packages in `dependencies` | External | Bundled |',
    '| Packages in `peerDependencies` | External | Bundled |',
    '| Packages in `optionalDependencies` | External | Bundled |',
  ]);
  expect(mirror('<ExternalsDiagram />\n', 'zh-Hans')).toContain('`peerDependencies` 中的包');
});

it('writes the drawing of a dual package as a table, and what it warns of', () => {
  const text = unaligned(mirror('<DualPackageDiagram />\n'));
  expect(text.split('\n')[0]).toBe('| How it is loaded | Branch of `exports` | Code | Types |');
  expect(text).toContain('| `require()` | `require` | `index.cjs` | `index.d.cts` |');
  expect(text).toMatch(/loaded the package twice/);
  expect(mirror('<DualPackageDiagram />\n', 'zh-Hans')).toContain('`exports` 的分支');
});

it('writes the drawing of module federation as a table, a column for each side', () => {
  const rows = unaligned(mirror('<FederationDiagram />\n')).trimEnd().split('\n');
  expect(rows[0]).toBe('| Part | Producer | Host |');
  expect(rows.slice(2)).toEqual([
    '| `mf-manifest.json` | Written with the output | Named in `remotes`, fetched first |',
    '| Remote entry | Written with the output | Found through the manifest |',
    '| Module `./Counter` | Named in `exposes`, built as a chunk | Loaded when it is needed |',
    '| Package `react` | Named in `shared` | Named in `shared`; both sides use one copy |',
  ]);
  expect(mirror('<FederationDiagram />\n', 'zh-Hans')).toContain('| 模块 `./Counter`');
});

it('writes the drawing of dependencies as a table, a row for each field', () => {
  const rows = unaligned(mirror('<DependencyDiagram />\n')).trimEnd().split('\n');
  expect(rows.slice(2)).toEqual([
    '| `devDependencies` | Bundled | Installs nothing: the code is in your file |',
    '| `dependencies` | External | Gets it along with your library |',
    '| `optionalDependencies` | External | Gets it, unless it fails to install |',
    '| `peerDependencies` | External | Provides it, one copy for all |',
  ]);
  expect(mirror('<DependencyDiagram />\n', 'zh-Hans')).toContain('打包进产物');
});

it('writes the tools as a table with their packages', () => {
  const rows = mirror('<ToolTable />\n').trimEnd().split('\n');
  expect(rows).toHaveLength(tools.length + 2);
  tools.forEach(({name, href, npmPackage}, index) => {
    const cells = rows[index + 2]!.split('|').map((cell) => cell.trim());
    expect(cells[1]).toBe(`[${name}](${new URL(href).href})`);
    expect(cells[3]).toBe(`\`${npmPackage}\``);
  });
});

it('keeps the content of elements that it does not know', () => {
  expect(mirror('<details>\n\nInner **text**.\n\n</details>\n')).toBe('Inner **text**.\n');
});

describe('a component without a Markdown form', () => {
  const imports = "import Counter from '@site/src/components/Counter';\n\n";

  it('is a link to the section of the page that it stands in', () => {
    expect(
      mirror(
        `${imports}<Counter start={1 + 1} />\n\n## Count {/* #count */}\n\nNow:\n\n<Counter />\n\n### Twice {/* #twice */}\n\nIn <Counter /> a line.\n`,
      ),
    ).toBe(
      '[Counter: on the page](https://docs.example/x)\n\n## Count\n\nNow:\n\n[Counter: on the page](https://docs.example/x#count)\n\n### Twice\n\nIn [Counter: on the page](https://docs.example/x#twice) a line.\n',
    );
  });

  it('speaks the language of the page', () => {
    expect(mirror(`${imports}<Counter />\n`, 'zh-Hans')).toBe(
      '[Counter：见网页](https://docs.example/x)\n',
    );
  });

  it('keeps what the page wrote into it, with further components and their forms', () => {
    expect(
      mirror(
        `${imports}## One {/* #one */}\n\n<Counter.Panel title={<b>x</b>}>\n\nText and <Badge>1.0</Badge>.\n\n<Tabs>\n<TabItem value="a">\n\n<Counter />\n\n</TabItem>\n</Tabs>\n\n</Counter.Panel>\n`,
      ),
    ).toBe(
      '## One\n\n[Counter.Panel: on the page](https://docs.example/x#one)\n\nText and (1.0).\n\n**a**\n\n[Counter: on the page](https://docs.example/x#one)\n',
    );
  });
});

it('leaves the tree as it was', () => {
  const tree = parsePage('```ts\na(); // [!code ++]\n```\n', 'x.mdx');
  const before = JSON.stringify(tree);
  renderMirror({
    ...head,
    tree,
    data: pageData('en'),
    forms,
    toAbsolute: (url) => url,
  });
  expect(JSON.stringify(tree)).toBe(before);
});

type Case = {readonly title: string; readonly source: string; readonly expected: string};

const folder = path.join(__dirname, 'cases');

/** The cases of a file: `=== locale: title`, what a page says, `=== becomes`, what its mirror says. */
function casesOf(file: string): readonly (Case & {readonly locale: Locale})[] {
  return readFileSync(path.join(folder, file), 'utf8')
    .split(/^=== (?!becomes$)/m)
    .slice(1)
    .map((text) => {
      const [, locale, title, source, expected] =
        /^(\S+): (.*)\n([\s\S]*?)\n=== becomes\n([\s\S]*)$/.exec(text)!;
      return {locale: locale as Locale, title: title!, source: source!, expected: expected!};
    });
}

/** An overview is no component: its cases are the groups as JSON. */
function written(file: string, source: string, locale: Locale): string {
  if (file !== 'Overview.txt') return mirror(source, locale);
  const groups = JSON.parse(source) as readonly OverviewGroup[];
  return stringify(overviewList(groups, 'https://docs.example'));
}

// Parts of other components are in the cases of the whole. The scenarios of the landing page are examples in tabs, from
// the records themselves.
const parts: Readonly<Record<string, string>> = {
  Scenarios: 'Example',
  TabItem: 'Tabs',
  details: 'Details',
  summary: 'Details',
};

it('has cases for every component and every construct of its own', () => {
  const kinds = Object.keys(forms.components).map((name) => parts[name] ?? name);
  const wanted = new Set([...kinds, 'Callout', 'Code', 'Overview']);
  expect(readdirSync(folder).sort()).toEqual([...wanted].map((name) => `${name}.txt`).sort());
});

describe.each(readdirSync(folder))('the cases of %s', (file) => {
  const cases = casesOf(file);

  it('are three at least, in both languages', () => {
    expect(cases.length).toBeGreaterThanOrEqual(3);
    expect(new Set(cases.map(({locale}) => locale))).toEqual(new Set(locales));
  });

  it.each(cases)('$locale: $title', ({source, expected, locale}) => {
    expect(unaligned(written(file, source, locale))).toBe(expected);
  });
});

it('says where the headings of the page are, not those that only look like them', () => {
  const source = `## One {/* #one */}

${fence}md
## Two
${fence}

### \`a.b\` {/* #ab */}

<Tabs>
<TabItem value="x">

## Two {/* #two */}

</TabItem>
</Tabs>

## One {/* #again */}
`;
  const tree = parsePage(source, 'docs/x.mdx');
  const before = [paragraph('Above.')];
  const {text, offsets} = renderMirror({
    ...head,
    ...{tree, before, data: pageData('en'), forms, toAbsolute: (url) => url},
  });
  const lines = [...offsets].map(([id, start]) => [id, text.slice(start).split('\n')[0]]);
  expect(lines).toEqual([
    ['one', '## One'],
    ['ab', '### `a.b`'],
    ['two', '## Two'],
    ['again', '## One'],
  ]);
  expect(text[offsets.get('two')! - 2]).toBe('\n');
  expect(offsets.get('again')).toBe(text.lastIndexOf('## One'));
});

it('writes steps as their headings and texts', () => {
  const source =
    '<Steps>\n\n### One {/* #one */}\n\nText.\n\n#### Part {/* #part */}\n\n### Two {/* #two */}\n\n<PackageManagerTabs command="install" />\n\n</Steps>\n';
  const text = mirror(source);
  expect(text).toMatch(
    /^### One\n\nText\.\n\n#### Part\n\n### Two\n\n```bash\n# npm\nnpm install\n/,
  );
});

it('refuses steps that begin without a heading', () => {
  expect(() => mirror('<Steps>\n\nText.\n\n### One {/* #one */}\n\n</Steps>\n')).toThrow(
    '<Steps> begins with the heading of a step',
  );
});

it('writes files as a tree of text with notes in a column', () => {
  const source = `<FileTree>

- my-lib
  - src/
    - **index.ts** the \`entry\`
    - a.ts
  - \`two words.md\` quoted
- package.json

</FileTree>
`;
  expect(mirror(source)).toBe(`${fence}text
my-lib/
├── src/
│   ├── index.ts  the entry
│   └── a.ts
└── two words.md  quoted
package.json
${fence}
`);
});

it.each([
  ['Text.', 'holds one list'],
  ['- a\n\nText.', 'holds one list'],
  ['- a\n\n  > Quoted.', 'is a name with a note'],
])('refuses files that are written as %j', (inside, message) => {
  expect(() => mirror(`<FileTree>\n\n${inside}\n\n</FileTree>\n`)).toThrow(message);
});

it('writes keys as code, those of macOS behind them', () => {
  expect(mirror('Press <Keys press="Ctrl+K" mac="Cmd+K" /> or <Keys press="Down" />.\n')).toBe(
    'Press `Ctrl+K` or `⌘+K` or `↓`.\n',
  );
  expect(mirror('按 <Keys press="Ctrl+K" mac="Cmd+K" /> 搜索。\n', 'zh-Hans')).toBe(
    '按 `Ctrl+K` 或 `⌘+K` 搜索。\n',
  );
  expect(() => mirror('Press <Keys />.\n')).toThrow('names its keys');
});

it('writes a term as a link to the glossary, in a line and alone', () => {
  const link = '[ES module](https://docs.example/guide/start/glossary.mdx#esm)';
  expect(mirror('An <Term id="esm">ES module</Term>.\n')).toBe(`An ${link}.\n`);
  expect(mirror('<Term id="esm">ES module</Term>\n')).toBe(`${link}\n`);
  expect(() => mirror('A <Term id="nothing">word</Term>.\n')).toThrow('no term "nothing"');
});

it('unfolds what is folded', () => {
  const source = '<details>\n<summary>What is `a`?</summary>\n\nText.\n\n</details>\n';
  expect(mirror(source)).toBe('**What is `a`?**\n\nText.\n');
  expect(mirror('<details>\n<summary>\nMore\n</summary>\n\nText.\n\n</details>\n')).toBe(
    '**More**\n\nText.\n',
  );
});
