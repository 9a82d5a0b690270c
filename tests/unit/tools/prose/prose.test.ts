import {spawnSync} from 'node:child_process';
import {join} from 'node:path';
import {writeFolder} from '../../../support/siteFolder';

const repository = join(__dirname, '../../../..');
const chinesePage = 'i18n/zh-Hans/docusaurus-plugin-content-docs/current/a.mdx';

/** Runs `npm run prose` with files, and returns its exit code and output. */
function runProse(...files: readonly string[]) {
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['tools/run.mjs', 'prose', ...files],
    {cwd: repository, encoding: 'utf8'},
  );
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => line.replace(/^.*?\/(docs|i18n)\//, '$1/'));
  return {status, lines, stderr};
}

describe('npm run prose', () => {
  const check = (files: Readonly<Record<string, string>>) => {
    const folder = writeFolder(files);
    return runProse(...Object.keys(files).map((file) => join(folder, file)));
  };
  const at = (place: string): string => expect.stringMatching(new RegExp(`^${place}`)) as string;

  it('reports words, names, terms, spaces and punctuation with their positions', () => {
    const {status, lines} = check({
      'docs/a.mdx': [
        '---\ntitle: A page\ndescription: With Javascript.\n---',
        '## A heading {/* #a-heading */}',
        'A wrnog word, a color, Typescript and a type definition file. `Typescript` is code.',
        '```ts\nconst wrnog = Typescript;\n```',
        '* Item\n',
      ].join('\n\n'),
      [chinesePage]: '使用Rslib构建,生成类型声明文件。\n\n选项(可选)，没有 wrnog。\n',
      'docs/correct.mdx':
        '---\ntitle: lib.dts\n---\n\n<Example name="wrnog" files={["typescript.ts"]} />\n\nTypeScript’s declaration files, [wrnog-package](https://a.dev/wrnog-package).\n',
      'i18n/zh-Hans/docusaurus-plugin-content-docs/current/correct.mdx':
        '使用 Rslib 构建，生成声明文件（`.d.ts`）。\n',
    });
    expect(lines).toEqual([
      at('docs/a.mdx:3:19 MD044: .*JavaScript'),
      at('docs/a.mdx:8:3 spelling: .*"wrnog".*wrong'),
      at('docs/a.mdx:8:17 spelling: .*"color".*colour'),
      at('docs/a.mdx:8:24 MD044: .*TypeScript'),
      at('docs/a.mdx:8:41 glossary: write "declaration file"'),
      at('docs/a.mdx:14:1 MD004: '),
      at(`${chinesePage}:1:3 chinese: write "使用 Rslib`),
      at(`${chinesePage}:1:8 chinese: `),
      at(`${chinesePage}:1:13 glossary: write "声明文件"`),
      at(`${chinesePage}:3:2 chinese: write full-width`),
      at(`${chinesePage}:3:11 spelling: `),
      'prose: 4 files, 11 findings',
    ]);
    expect(status).toBe(1);
  }, 30_000);

  it('reports a file that does not exist', () => {
    const {status, stderr} = runProse('docs/no-such-page.mdx');
    expect([status, stderr]).toEqual([1, 'prose: docs/no-such-page.mdx does not exist\n']);
  }, 30_000);
});
