import {checkDocument, wordListFindings, type Context} from '../../../../tools/prose/checkDocument';
import {formatFinding, sortFindings} from '../../../../tools/prose/finding';

/** Context of the checks. Each tool is a fake with a single rule. */
const context: Context = {
  names: ['Is It Right?'],
  glossary: [{term: 'bundle', zh: '打包', forbidden: {zh: ['捆绑'], en: ['bundel']}}],
  tools: {
    spell: (text) =>
      Promise.resolve(
        [...text.matchAll(/wrnog/g)].map(({index}) => ({index, length: 5, message: 'unknown'})),
      ),
    correct: (text) => text.replace(/使用R/g, '使用 R'),
    lint: (markdown) =>
      Promise.resolve(
        markdown.split('\n').flatMap((line, index) => {
          const column = line.indexOf('Typescript') + 1;
          return column > 0 ? [{line: index + 1, column, rule: 'MD044', message: 'name'}] : [];
        }),
      ),
  },
};

async function check(file: string, source: string): Promise<readonly string[]> {
  return sortFindings(await checkDocument({file, source}, context)).map(formatFinding);
}

it('ignores punctuation in names', async () => {
  const folder = 'i18n/zh-Hans/docusaurus-plugin-content-docs/current';
  expect(await check(`${folder}/a.mdx`, '请用 [Is It Right?](https://a.dev) 检查。\n')).toEqual([]);
  expect(await check(`${folder}/a.mdx`, '请用 Is It Wrong? 检查。\n')).toHaveLength(1);
});

it('checks messages in their language and data in both', async () => {
  expect(await check('i18n/zh-Hans/code.json', '{"a": {"message": "捆绑"}}')).toHaveLength(1);
  expect(await check('i18n/en/code.json', '{"a": {"message": "wrnog"}}')).toHaveLength(1);
  expect(await check('src/site/a.ts', "{en: 'bundel', 'zh-Hans': '捆绑'}")).toHaveLength(2);
});

it('reports a page that does not parse', async () => {
  const [finding] = await check('docs/a.mdx', 'Text\n\n<Tabs>\n');
  expect(finding).toMatch(/^docs\/a\.mdx:\d+:\d+ syntax: /);
});

it('reports unsorted and repeated words', () => {
  const list = (source: string): readonly string[] =>
    wordListFindings({file: 'words.txt', source}).map(formatFinding);
  expect(list('# words\nalpha\nBeta\ngamma\n')).toEqual([]);
  expect(list('beta\nalpha\nalpha\n')).toEqual([
    'words.txt:2:1 words: "alpha" comes after "beta": sort the words and remove duplicates',
    'words.txt:3:1 words: "alpha" comes after "alpha": sort the words and remove duplicates',
  ]);
});
