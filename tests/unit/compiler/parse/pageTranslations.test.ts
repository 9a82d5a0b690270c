import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {addTranslationNotices} from '../../../../src/compiler/markdown/translationNotices';
import {translationStatus} from '../../../../src/compiler/outputs/buildTranslationStatus';
import {parsePage} from '../../../../src/compiler/parse/parsePage';
import {
  readTranslations,
  translationFiles,
  type PageTranslation,
} from '../../../../src/compiler/parse/pageTranslations';
import type {Locale} from '../../../../src/site/locales';
import {TestSite} from '../../../../packages/docusaurus-translations/tests/support';

const config = 'i18n/translation.json';
const [english, chinese] = ['docs/a/page.mdx', 'i18n/zh-Hans/docs/a/page.mdx'];
const texts = {
  [english]:
    '---\ntitle: Page\n---\n\nFirst.\n\n## One {/* #one */}\n\nIt has one file.\n\n## Two {/* #two */}\n\nSame.\n',
  [chinese]:
    '---\ntitle: 页面\n---\n\n开头。\n\n## 一 {/* #one */}\n\n只有一个文件。\n\n## 二 {/* #two */}\n\n一样。\n',
};

let site: TestSite;
let root: string;
beforeEach(async () => {
  site = new TestSite(texts, {
    locales: ['zh-Hans'],
    content: [{source: 'docs', target: 'i18n/{locale}/docs', prefix: ''}],
  });
  ({root} = site);
  await site.sync();
  const git = (...args: string[]) => execFileSync('git', args, {cwd: root, stdio: 'ignore'});
  git('init', '-q');
  git('add', '.');
});

function edit(file: string, from: string, to: string): void {
  const place = path.join(root, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
}

const read = (locale: Locale) => readTranslations({siteDir: root, file: config, locale});
const idsOf = (page: PageTranslation | undefined) => page?.behind.map(({id}) => id);

describe('a page is behind', () => {
  it('in the section of an edited English sentence, with the changed words', async () => {
    edit(english, 'one file', 'two files');
    const pages = await read('zh-Hans');
    expect([...pages.keys()]).toEqual([chinese]);
    const [section, ...others] = pages.get(chinese)!.behind;
    const marks = {same: '', removed: '-', added: '+'};
    const lines = section!.change.map((line) =>
      line.map(([kind, text]) => marks[kind] + text).join(''),
    );
    expect([section!.id, lines, others]).toEqual(['one', ['It has -one+two -file+files.'], []]);
    expect([...(await read('en'))]).toEqual([]);
    edit(chinese, '一个', '两个');
    await site.sync();
    expect([...(await read('zh-Hans'))]).toEqual([]);
  });

  type Edit = [file: string, from: string, to: string];
  type Ids = readonly string[] | undefined;
  const englishEdit: Edit = [english, 'one file', 'two files'];
  const chineseEdit: Edit = [chinese, '一个', '两个'];
  it.each<[string, readonly Edit[], Ids, Ids]>([
    ['in no section when nothing changed', [], undefined, undefined],
    ['in English when Chinese changed first', [chineseEdit], ['one'], undefined],
    ['in neither language when both changed', [englishEdit, chineseEdit], undefined, undefined],
    [
      'where a section is missing',
      [[chinese, '## 二 {/* #two */}\n\n一样。\n', '']],
      undefined,
      ['two'],
    ],
  ])('%s', async (_name, edits, en, zh) => {
    for (const change of edits) edit(...change);
    expect(idsOf((await read('en')).get(english))).toEqual(en);
    expect(idsOf((await read('zh-Hans')).get(chinese))).toEqual(zh);
  });

  it('in no section that was never agreed', async () => {
    rmSync(path.join(root, 'i18n/zh-Hans/translation-lock.json'));
    expect([...(await read('zh-Hans')), ...(await read('en'))]).toEqual([]);
  });

  it('without changed words when the agreed text is not in Git', async () => {
    edit(english, 'one file', 'two files');
    rmSync(path.join(root, '.git'), {recursive: true});
    expect((await read('zh-Hans')).get(chinese)?.behind).toEqual([{id: 'one', change: []}]);
  });
});

it.each([
  ['en', 'zh-Hans'],
  ['zh-Hans', 'en'],
] as const)('returns the expected file of a missing translation in %s', async (locale, other) => {
  rmSync(path.join(root, chinese));
  expect([...(await read(locale))]).toEqual([[english, {other, missing: chinese, behind: []}]]);
});

it.each(['en', 'zh-Hans'] as const)('%s pages depend on both languages and the lock', (locale) => {
  const files = [english, chinese, 'i18n/zh-Hans/translation-lock.json'];
  const filesOf = (page: string) => translationFiles({siteDir: root, file: config, locale}, page);
  for (const page of [english, chinese])
    expect(filesOf(page)).toEqual(files.map((file) => path.join(root, file)));
  expect(filesOf('src/pages/_home.mdx')).toEqual([]);
});

describe('the notice on a page', () => {
  const marked = (page: PageTranslation | undefined, frontMatter = {}): Root => {
    const tree = parsePage(readFileSync(path.join(root, chinese), 'utf8'), chinese);
    const createUrl = (file: string): string => `new/${file}`;
    addTranslationNotices(tree, page, frontMatter, {locale: 'zh-Hans', createUrl});
    return tree;
  };
  const names = (tree: Root): string[] =>
    tree.children.map((node) => ('name' in node ? String(node.name) : node.type));

  it('is missing on a fresh page and on a page without global components', async () => {
    expect(names(marked((await read('zh-Hans')).get(chinese)))).not.toContain('TranslationNotice');
    edit(english, 'one file', 'two files');
    const page = (await read('zh-Hans')).get(chinese);
    expect(names(marked(page, {globalUIComponents: false}))).not.toContain('TranslationNotice');
  });

  it('is above the text and below the heading of the section', async () => {
    edit(english, 'one file', 'two files');
    expect(names(marked((await read('zh-Hans')).get(chinese)))).toEqual([
      ...['TranslationNotice', 'paragraph'],
      ...['heading', 'TranslationMark', 'paragraph', 'heading', 'paragraph'],
    ]);
  });

  it.each([
    ['en', ['OneLanguage', 'paragraph']],
    ['zh-Hans', ['TranslationNotice', 'OneLanguage']],
  ] as const)(
    'names the only language of a page, and in Chinese that it is English: %s',
    async (locale, expected) => {
      rmSync(path.join(root, chinese));
      const tree = parsePage(texts[english]!, english);
      const page = (await read(locale)).get(english);
      addTranslationNotices(tree, page, undefined, {locale, createUrl: (file) => `new/${file}`});
      expect(names(tree).slice(0, 2)).toEqual(expected);
    },
  );

  it('is above the text for front matter and the intro', async () => {
    edit(english, 'title: Page', 'title: Paper');
    edit(english, 'First.', 'At first.');
    expect(names(marked((await read('zh-Hans')).get(chinese))).slice(0, 4)).toEqual([
      ...['TranslationNotice', 'TranslationMark', 'TranslationMark', 'paragraph'],
    ]);
  });
});

describe('the list of translations', () => {
  const status = async () => {
    const {pages} = await site.translation();
    const pageOf = (file: string) =>
      file === chinese && existsSync(path.join(root, chinese))
        ? {title: '页面', href: '/zh/a/page'}
        : undefined;
    return translationStatus(pages, {locale: 'zh-Hans', pageOf});
  };

  it('is empty when everything is agreed', async () => {
    const {tasks, totals, pages} = await status();
    expect(tasks).toEqual([]);
    expect(totals.map(({state, count}) => [state, count])).toEqual([['fresh', 4]]);
    expect(pages).toMatchObject([{path: 'a/page', summary: '4 节均为最新', open: [], next: []}]);
  });

  it('contains the section of an edited sentence and its translators', async () => {
    edit(english, 'one file', 'two files');
    const {tasks, totals, pages} = await status();
    expect(totals.map(({state, count}) => [state, count])).toEqual([
      ['fresh', 3],
      ['stale', 1],
    ]);
    expect(tasks).toEqual([{who: '译者（英语译中文）', what: '1 页、1 节'}]);
    const sections = [{id: 'one', text: '一', link: '/zh/a/page#one'}];
    expect(pages[0]).toMatchObject({
      runs: [
        {state: 'fresh', count: 2},
        {state: 'stale', count: 1},
        {state: 'fresh', count: 1},
      ],
      summary: '4 节中 3 节最新',
      open: [{state: 'stale', label: '落后于英语', sections}],
      next: [{who: '译者（英语译中文）', command: 'npm run i18n -- packet a/page'}],
    });
  });

  it('lists open pages first, without sections if a whole page is open', async () => {
    mkdirSync(path.join(root, 'docs/b'));
    writeFileSync(path.join(root, 'docs/b/new.mdx'), '---\ntitle: New\n---\n\nText.\n');
    const {pages} = await status();
    expect(pages.map((page) => page.path)).toEqual(['b/new', 'a/page']);
    expect(pages[0]).toMatchObject({open: [{state: 'untranslated', sections: []}]});
  });
});
