import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ExampleRecord} from '../../../../src/rslib/examples/exampleRecord';
import type {PageData} from '../../../../src/rslib/pageData';
import {paragraph, phrasing, textNode} from '../../../../src/compiler/markdown/nodes';
import {overviewList} from '../../../../src/compiler/outputs/overview';
import {parsePage} from '../../../../src/compiler/parse/parsePage';
import {renderMirror, stringify} from '../../../../src/compiler/mirror/renderMirror';
import type {IndexRecord} from '../../../../src/rslib/explorer/records';
import type {OverviewGroup} from '../../../../src/compiler/outputTypes';
import {forms} from '../../../../src/components/markdown';
import type {Locale} from '../../../../src/site/locales';
import {optionData, optionFact} from '../../rslib/options/optionFact';

const example = (record: Partial<ExampleRecord>): ExampleRecord => ({
  name: 'built',
  rslib: '1.0.1',
  typescript: null,
  command: 'npx rslib',
  exitCode: 0,
  log: '',
  warnings: [],
  files: ['package.json', 'rslib.config.ts', 'src/index.ts'],
  output: [],
  ...record,
});

const records: Record<string, ExampleRecord> = {
  built: example({
    typescript: '7.0.2',
    log: 'built in <time>',
    output: [
      {path: 'dist/index.cjs', bytes: 90, text: 'exports.a = 1;\n'},
      {path: 'dist/index.js', bytes: 42, text: 'export const a = 1;\n'},
    ],
  }),
  other: example({
    name: 'other',
    rslib: null,
    builder: 'tsup 9.0.0',
    typescript: '6.0.3',
    command: 'npx tsup',
    output: [{path: 'dist/index.js', bytes: 42, text: 'export {a};\n'}],
  }),
  minimal: example({name: 'minimal', files: ['src/index.ts']}),
  failed: example({name: 'failed', exitCode: 1, log: 'error   Type error\nin src/index.ts'}),
};

const same = {choices: [], values: [0]};
const explorerIndex: IndexRecord = {
  ...{versions: {}, sources: {'src/index.ts': 'export {};\n'}, messages: [], verdicts: []},
  ...{names: ['dist/index.js'], sizes: [42], gzips: [40], groups: [[0, 0]], textGroups: [0]},
  ...{parts: [same], failures: same, verdictOf: same},
};

const options = [
  optionFact({
    name: 'dts',
    type: 'boolean | {\n  bundle?: boolean;\n}',
    default: 'false',
    cli: ['--dts', '--no-dts'],
  }),
  optionFact({
    name: 'id',
    default: {en: 'The `format`, with a number', 'zh-Hans': '`format` 加序号'},
    scope: ['item'],
    deprecated: {en: 'Use `name`.', 'zh-Hans': '请使用 `name`。'},
    summary: {en: 'A name.', 'zh-Hans': '名称。'},
  }),
  optionFact({
    name: 'paths',
    type: 'string | {\n  js?: string;\n  css?: string | false;\n  svg?: string;\n  font?: string;\n}',
    default: "'dist'",
    scope: ['top'],
  }),
  optionFact({
    name: 'paths.css',
    type: 'string | false',
    default: {en: 'none, or `css`', 'zh-Hans': '无，或 `css`'},
    scope: ['top'],
    summary: {en: 'Of `*.css` files.', 'zh-Hans': '`*.css` 文件的目录。'},
  }),
  optionFact({
    type: "'web' | 'node'",
    defaults: {
      rslib: [
        {cases: ['umd'], value: "'node'"},
        {cases: ['mf'], value: {en: 'the | web', 'zh-Hans': '网页'}},
      ],
      rsbuild: [{value: "'web'"}],
    },
  }),
];

const data = optionData(options, [
  {name: 'externalsType', defaults: {rslib: [{value: "'umd'"}], rsbuild: [{value: "'var'"}]}},
]);

function pageData(locale: Locale): PageData {
  return {
    locale,
    history: {releases: [], options: {dts: {since: '0.11.0'}}, flags: {}},
    messages: [],
    errors: [
      ['`Z is not defined`', '#error-z', 'run'],
      ['`Loader missing`', '#error-b', 'build'],
      ['`a.js not found`', '#error-a', 'build'],
    ].map(([heading, hash, kind]) => ({
      ...{kind: kind as 'run', url: `/guide/x.mdx${hash}`, page: 'X'},
      heading: phrasing(heading!),
      cause: phrasing('It is not there.'),
    })),
    packageVersion: '1.0.1',
    repositoryUrl: 'https://github.com/a/b',
    example: (name) => records[name]!,
    exampleNames: Object.keys(records),
    examplePlaces: new Map([
      ['failed', {url: '/x#a', page: 'The `x`', title: '`E` is it', text: 'It `fails`.'}],
    ]),
    explorer: {index: explorerIndex, texts: () => []},
    comparison: {
      ...{date: '2026-01-02', node: '20.20.2', cores: 2, load: 0.5, runs: 9},
      ...{source: {modules: 14, lines: 168}, checks: ['publint 0.3.25'], latestTypeScript: '7.0.2'},
      tools: (['rslib', 'rslib6', 'tsup', 'rollup', 'tsc'] as const).map((id, index) => ({
        ...{id, packages: id === 'tsc' ? [] : [`${id} 1.${index}.0`], typescript: '6.0.3'},
        ...{buildsWithLatest: id !== 'tsup', configs: [], configLines: index, problems: []},
        ...{seconds: index + 0.5, files: 4, bytes: {esm: 1000, cjs: 2000, types: 100}},
      })),
    },
    exampleFile: (_name, file) =>
      file === 'package.json' ? '{"devDependencies": {"vite": "1"}}' : `// ${file}\nexport {};\n`,
    option: (name) => options.find((option) => option.name === name)!,
    options: data,
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

const block = (text: string) => paragraph(textNode(text));

/** Returns the mirror of a page without title, description and facts. */
function mirror(source: string, locale: Locale = 'en'): string {
  const {text} = render(locale, {
    tree: parsePage(source, 'docs/x.mdx'),
    toAbsolute: (url) => new URL(url, 'https://docs.example/x').href,
    // Separates the list of facts from a list of the page: Markdown gives adjacent lists different bullets.
    before: [block('The page:')],
  });
  const end = '\n\nThe page:\n\n';
  return text.slice(text.indexOf(end) + end.length);
}

const fence = '```';

/** Renders the mirror of a page, by default of an empty page. */
function render(locale: Locale, more: Partial<Parameters<typeof renderMirror>[0]> = {}) {
  return renderMirror({
    ...head,
    tree: {type: 'root', children: []},
    data: pageData(locale),
    forms,
    toAbsolute: (url) => url,
    ...more,
  });
}

it('starts with title, description, URL, language, last change and the list of all pages', () => {
  expect(render('en').text).toBe(`# lib.dts

> What it is.

- URL: <https://docs.example/x>
- Language: English (en)
- Last updated: 2026-07-31
- All pages: <https://docs.example/llms.txt>
`);
});

it('names the publication date of an article, and no last change if there is none', () => {
  const more = {
    language: 'zh-Hans',
    published: new Date('2025-05-14'),
    updated: null,
  } as const;
  expect(render('zh-Hans', more).text).toBe(`# lib.dts

> What it is.

- 网址：<https://docs.example/x>
- 语言：简体中文 (zh-CN)
- 发布于：2025-05-14
- 全部页面：<https://docs.example/llms.txt>
`);
});

it('keeps nodes above and below the text', () => {
  const tree = parsePage('Text.\n', 'docs/x.mdx');
  const {text} = render('en', {tree, before: [block('Above.')], after: [block('Below.')]});
  expect(text.split('\n\n').slice(3)).toEqual(['Above.', 'Text.', 'Below.\n']);
});

/** Removes the spaces and dashes that align the columns of a Markdown table. */
const unaligned = (table: string) => table.replace(/ +\|/g, ' |').replace(/-+ \|/g, '- |');

it('does not change the tree', () => {
  const tree = parsePage('```ts\na(); // [!code ++]\n```\n', 'x.mdx');
  const before = JSON.stringify(tree);
  render('en', {tree});
  expect(JSON.stringify(tree)).toBe(before);
});

const folder = path.join(__dirname, 'cases');

/** Parses a file of cases. Each case is `=== locale: title`, a page, `=== becomes`, the expected mirror. */
function casesOf(file: string) {
  return readFileSync(path.join(folder, file), 'utf8')
    .split(/^=== (?!becomes$)/m)
    .slice(1)
    .map((text) => {
      const [, locale, title, source, expected] =
        /^(\S+): (.*)\n([\s\S]*?)\n=== becomes\n([\s\S]*)$/.exec(text)!;
      return {locale: locale as Locale, title, source: source!, expected: expected!};
    });
}

/** Renders the source of a case: a page, or the groups of an overview as JSON. */
function written(file: string, source: string, locale: Locale): string {
  if (file !== 'Overview.txt') return mirror(source, locale);
  const groups = JSON.parse(source) as readonly OverviewGroup[];
  return stringify(overviewList(groups, 'https://docs.example'));
}

// Maps components without a file of cases to the component whose cases cover them.
const wholes: Readonly<Record<string, string>> = {
  Scenarios: 'Example',
  TabItem: 'Tabs',
  details: 'Details',
  summary: 'Details',
};

it('has cases for every component and construct', () => {
  const kinds = Object.keys(forms.components).map((name) => wholes[name] ?? name);
  const wanted = new Set([...kinds, 'Callout', 'Code', 'Imported', 'Markdown', 'Overview']);
  expect(readdirSync(folder).sort()).toEqual([...wanted].map((name) => `${name}.txt`).sort());
});

describe.each(readdirSync(folder))('the cases of %s', (file) => {
  it.each(casesOf(file))('$locale: $title', ({source, expected, locale}) => {
    expect(unaligned(written(file, source, locale))).toBe(expected);
  });
});

it('returns the offsets of headings, not of text that looks like one', () => {
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
  const {text, offsets} = render('en', {tree, before: [block('Above.')]});
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

it.each([
  ...['Node', '20', 'a b', ''].map((name) => [
    `<Tabs groupId="${name}">\n</Tabs>`,
    `groupId="${name}"`,
  ]),
  ['Press <Keys />.', 'names its keys'],
  ['A <Term id="nothing">word</Term>.', 'no term "nothing"'],
  ['<Example name="built" outputs={[]} />', '<Example> has no attribute "outputs"'],
  ['<Steps>\n\nText.\n\n### One {/* #one */}\n\n</Steps>', '<Steps> must begin with a heading'],
])('refuses %j', (source, message) => {
  expect(() => mirror(`${source}\n`)).toThrow(message);
});
