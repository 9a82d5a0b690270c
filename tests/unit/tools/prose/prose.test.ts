import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {writeFolder} from '../../../support/siteFolder';

const repository = join(__dirname, '../../../..');
const chinesePages = 'i18n/zh-Hans/docusaurus-plugin-content-docs/current';

/** Checks files, and returns the exit code and the lines of the output. */
function check(files: Readonly<Record<string, string>>) {
  const folder = writeFolder(files);
  const named = Object.keys(files).map((file) => join(folder, file));
  const {status, stdout} = spawnSync(process.execPath, ['tools/run.mjs', 'prose', ...named], {
    cwd: repository,
    encoding: 'utf8',
  });
  const lines = stdout.trim().split('\n');
  return {status, lines: lines.map((line) => line.replace(/^.*?\/(docs|i18n|src)\//, '$1/'))};
}

const at = (place: string): string => expect.stringMatching(new RegExp(`^${place}`)) as string;

it('reports words, names, terms, spaces and punctuation with their lines', () => {
  const {status, lines} = check({
    'docs/a.mdx': [
      '---\ntitle: A page\ndescription: With Javascript.\n---',
      '## A heading {/* #a-heading */}',
      'A wrnog word, a color, Typescript and a type definition file. `Typescript` is code.',
      '```ts\nconst wrnog = Typescript;\n```',
      '* Item\n',
    ].join('\n\n'),
    [`${chinesePages}/a.mdx`]: '使用Rslib构建,生成类型声明文件。\n\n选项(可选)，没有 wrnog。\n',
    'i18n/zh-Hans/code.json': '{"a": {"message": "类型声明文件"}}',
    'i18n/en/code.json': '{"a": {"message": "wrnog"}}',
    'src/site/a.ts': "const a = {en: 'Javascript', 'zh-Hans': '使用Rslib'};",
  });
  expect(lines).toEqual([
    at('docs/a.mdx:8 spelling: .*"wrnog".*wrong'),
    at('docs/a.mdx:8 spelling: .*"color".*colour'),
    at('docs/a.mdx:14 MD004: '),
    at('docs/a.mdx:3 MD044: .*JavaScript'),
    at('docs/a.mdx:8 MD044: .*TypeScript'),
    at('docs/a.mdx:8 glossary: write "declaration file"'),
    at(`${chinesePages}/a.mdx:3 spelling: `),
    at(`${chinesePages}/a.mdx:1 glossary: write "声明文件"`),
    at(`${chinesePages}/a.mdx:1 chinese: write "使用 Rslib`),
    at(`${chinesePages}/a.mdx:1 chinese: `),
    at(`${chinesePages}/a.mdx:3 chinese: write full-width`),
    at('i18n/zh-Hans/code.json:1 glossary: '),
    at('i18n/en/code.json:1 spelling: '),
    at('src/site/a.ts:1 MD044: .*JavaScript'),
    at('src/site/a.ts:1 chinese: '),
    'prose: 5 files, 15 findings',
  ]);
  expect(status).toBe(1);
}, 60_000);

it('accepts code, components, comments, ids and names with punctuation', () => {
  const {status, lines} = check({
    'docs/a.mdx': [
      '---\ntitle: lib.dts\n---',
      '{/* a wrnog * note * */}',
      '## A heading {/* #a-wrnog */}',
      '<Example name="wrnog" files={["typescript.ts"]} mark={["typescript.ts: * x *"]} />',
      'TypeScript’s declaration files, [tsup](https://a.dev/wrnog).\n',
    ].join('\n\n'),
    [`${chinesePages}/a.mdx`]:
      '使用 Rslib 构建，生成声明文件（`.d.ts`）。\n\n请用 [Are The Types Wrong?](https://a.dev) 检查。\n',
  });
  expect({status, lines}).toEqual({status: 0, lines: ['prose: 2 files, 0 findings']});
}, 60_000);
