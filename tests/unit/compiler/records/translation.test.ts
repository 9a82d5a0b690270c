import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import {markTranslation} from '../../../../src/compiler/markdown/translationMarks';
import {translationStatus} from '../../../../src/compiler/outputs/translationStatus';
import {parsePage} from '../../../../src/compiler/parse/page';
import {
  readTranslations,
  translationFiles,
  type PageTranslation,
} from '../../../../src/compiler/records/translation';
import type {Locale} from '../../../../src/site/locales';
import {agreeOn} from '../../../../src/translation/agree';
import {inLocale, readConfig} from '../../../../src/translation/config';
import {writeLock, type Lock} from '../../../../src/translation/lock';
import {readTranslation} from '../../../../src/translation/translation';
import {removeFolder, writeFolder} from '../../../support/siteFolder';

const config = 'i18n/translation.json';
const [english, chinese] = ['docs/a/page.mdx', 'i18n/zh-Hans/docs/a/page.mdx'];
const texts = {
  [english]:
    '---\ntitle: Page\n---\n\nFirst.\n\n## One {/* #one */}\n\nIt has one file.\n\n## Two {/* #two */}\n\nSame.\n',
  [chinese]:
    '---\ntitle: 页面\n---\n\n开头。\n\n## 一 {/* #one */}\n\n只有一个文件。\n\n## 二 {/* #two */}\n\n一样。\n',
};

let root: string;
beforeEach(async () => {
  root = writeFolder({
    ...texts,
    [config]: JSON.stringify({
      locales: ['zh-Hans'],
      content: [{source: 'docs', target: 'i18n/{locale}/docs', prefix: ''}],
    }),
  });
  await agreeOnAll();
  const git = (...args: string[]) => execFileSync('git', args, {cwd: root, stdio: 'ignore'});
  git('init', '-q');
  git('add', '.');
});
afterEach(() => removeFolder(root));

async function agreeOnAll(): Promise<void> {
  const site = readConfig(root, config);
  const {pages} = await readTranslation(root, site, 'zh-Hans');
  const lock = pages.reduce<Lock>((agreed, page) => agreeOn(agreed, page).lock, {});
  writeLock(root, inLocale(site.lock, 'zh-Hans'), {pages: lock, isWhole: true});
}

function edit(file: string, from: string, to: string): void {
  const place = path.join(root, file);
  const text = readFileSync(place, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place, text.replace(from, to));
}

const read = (locale: Locale) => readTranslations({siteDir: root, file: config, locale});
const idsOf = (page: PageTranslation | undefined) => page?.behind.map(({id}) => id);

describe('a page is behind', () => {
  it('in no section when nothing has moved, nor on a site that has no translations', async () => {
    expect([...(await read('en')), ...(await read('zh-Hans'))]).toEqual([]);
    edit(english, 'one file', 'two files');
    const none = {siteDir: root, file: undefined, locale: 'zh-Hans'} as const;
    expect([...(await readTranslations(none))]).toEqual([]);
  });

  it('in exactly the section of an English sentence that was edited, with the words that moved', async () => {
    edit(english, 'one file', 'two files');
    const pages = await read('zh-Hans');
    expect([...pages.keys()]).toEqual([chinese]);
    expect(pages.get(chinese)).toEqual({
      other: 'en',
      behind: [
        {
          id: 'one',
          change: [
            [
              ['same', 'It has '],
              ['removed', 'one'],
              ['added', 'two'],
              ['same', ' '],
              ['removed', 'file'],
              ['added', 'files'],
              ['same', '.'],
            ],
          ],
        },
      ],
    });
    expect([...(await read('en'))]).toEqual([]);
    edit(chinese, '一个', '两个');
    await agreeOnAll();
    expect([...(await read('zh-Hans'))]).toEqual([]);
  });

  it('in English when Chinese moved first', async () => {
    edit(chinese, '一样。', '不一样。');
    const pages = await read('en');
    expect([...pages.keys()]).toEqual([english]);
    expect(idsOf(pages.get(english))).toEqual(['two']);
    expect(pages.get(english)?.other).toBe('zh-Hans');
    expect([...(await read('zh-Hans'))]).toEqual([]);
  });

  it('in neither language when both moved, as when a translation has followed', async () => {
    edit(english, 'one file', 'two files');
    edit(chinese, '一个', '两个');
    expect([...(await read('en')), ...(await read('zh-Hans'))]).toEqual([]);
  });

  it('where it lacks a section, and where it has its words in the other language', async () => {
    edit(chinese, '## 二 {/* #two */}\n\n一样。\n', '');
    writeFileSync(path.join(root, english), `${texts[english]}\n## Three {/* #three */}\n\nNew.\n`);
    edit(chinese, '一个文件。\n', '一个文件。\n\n## Three {/* #three */}\n\nNew.\n');
    expect(idsOf((await read('zh-Hans')).get(chinese))).toEqual(['two', 'three']);
  });

  it('also when the text that was agreed is not at hand', async () => {
    edit(english, 'one file', 'two files');
    rmSync(path.join(root, '.git'), {recursive: true});
    expect((await read('zh-Hans')).get(chinese)?.behind).toEqual([{id: 'one', change: []}]);
  });

  it('not where nothing was ever agreed', async () => {
    rmSync(path.join(root, 'i18n/zh-Hans/translation-lock.json'));
    expect([...(await read('zh-Hans')), ...(await read('en'))]).toEqual([]);
  });
});

it('knows of a page without a translation where that would be, in either language', async () => {
  rmSync(path.join(root, chinese));
  for (const [locale, other] of [
    ['en', 'zh-Hans'],
    ['zh-Hans', 'en'],
  ] as const) {
    expect([...(await read(locale))]).toEqual([[english, {other, missing: chinese, behind: []}]]);
  }
});

it('depends on the page in both languages and on what was agreed, whichever of them is asked for', () => {
  const files = [english, chinese, 'i18n/zh-Hans/translation-lock.json'];
  const expected = files.map((file) => path.join(root, file));
  for (const locale of ['en', 'zh-Hans'] as const) {
    for (const file of [english, chinese]) {
      const source = {siteDir: root, file: config, locale};
      expect(translationFiles(source, file)).toEqual(expected);
    }
  }
  const source = {siteDir: root, file: config, locale: 'en'} as const;
  expect(translationFiles(source, 'src/pages/_home.mdx')).toEqual([]);
});

describe('what is put into a page', () => {
  const marked = (page: PageTranslation | undefined, frontMatter = {}): Root => {
    const tree = parsePage(readFileSync(path.join(root, chinese), 'utf8'), chinese);
    const createUrl = (file: string): string => `new/${file}`;
    markTranslation(tree, page, frontMatter, {locale: 'zh-Hans', createUrl});
    return tree;
  };
  const names = (tree: Root): string[] =>
    tree.children.map((node) => ('name' in node ? String(node.name) : node.type));

  it('is nothing when it is fresh, and where a page wants no global components', async () => {
    expect(names(marked((await read('zh-Hans')).get(chinese)))).not.toContain('TranslationNotice');
    edit(english, 'one file', 'two files');
    const page = (await read('zh-Hans')).get(chinese);
    expect(names(marked(page, {globalUIComponents: false}))).not.toContain('TranslationNotice');
  });

  it('stands above the text and below the heading of the section', async () => {
    edit(english, 'one file', 'two files');
    expect(names(marked((await read('zh-Hans')).get(chinese)))).toEqual([
      ...['TranslationNotice', 'paragraph'],
      ...['heading', 'TranslationMark', 'paragraph', 'heading', 'paragraph'],
    ]);
  });

  it('says of a page without a translation that it is the only one, and in Chinese that it is English', async () => {
    rmSync(path.join(root, chinese));
    for (const [locale, expected] of [
      ['en', ['OneLanguage', 'paragraph']],
      ['zh-Hans', ['TranslationNotice', 'OneLanguage']],
    ] as const) {
      const tree = parsePage(texts[english]!, english);
      const page = (await read(locale)).get(english);
      markTranslation(tree, page, undefined, {locale, createUrl: (file) => `new/${file}`});
      expect(names(tree).slice(0, 2)).toEqual(expected);
    }
  });

  it('stands above the text for what has no heading', async () => {
    edit(english, 'title: Page', 'title: Paper');
    edit(english, 'First.', 'At first.');
    expect(names(marked((await read('zh-Hans')).get(chinese))).slice(0, 4)).toEqual([
      ...['TranslationNotice', 'TranslationMark', 'TranslationMark', 'paragraph'],
    ]);
  });
});

describe('the list of translations', () => {
  const status = async () => {
    const {pages} = await readTranslation(root, readConfig(root, config), 'zh-Hans');
    const pageOf = (file: string) =>
      file === chinese && existsSync(path.join(root, chinese))
        ? {title: '页面', href: '/zh/a/page'}
        : undefined;
    return translationStatus(pages, {locale: 'zh-Hans', sheet: '/x.css', pageOf});
  };

  it('has nothing to do when everything is agreed', async () => {
    const {tasks, totals, pages} = await status();
    expect(tasks).toEqual([]);
    expect(totals.map(({state, count}) => [state, count])).toEqual([['fresh', 4]]);
    expect(pages).toEqual([
      {
        path: 'a/page',
        title: '页面',
        href: '/zh/a/page',
        runs: [{state: 'fresh', count: 4}],
        summary: '4 节均为最新',
        open: [],
        next: [],
      },
    ]);
  });

  it('has exactly the section of an English sentence that was edited, and who can take it', async () => {
    edit(english, 'one file', 'two files');
    const {tasks, totals, pages} = await status();
    expect(totals.map(({state, count}) => [state, count])).toEqual([
      ['fresh', 3],
      ['stale', 1],
    ]);
    expect(tasks).toEqual([{who: '译者（英语译中文）', what: '1 页、1 节'}]);
    expect(pages[0]).toMatchObject({
      runs: [
        {state: 'fresh', count: 2},
        {state: 'stale', count: 1},
        {state: 'fresh', count: 1},
      ],
      summary: '4 节中 3 节最新',
      open: [
        {
          state: 'stale',
          label: '落后于英语',
          sections: [{id: 'one', text: '一', link: '/zh/a/page#one'}],
        },
      ],
      next: [{who: '译者（英语译中文）', command: 'npm run i18n -- packet a/page'}],
    });
  });

  it('puts what there is to do first, and lists no sections of a page that is open as a whole', async () => {
    mkdirSync(path.join(root, 'docs/b'));
    writeFileSync(path.join(root, 'docs/b/new.mdx'), '---\ntitle: New\n---\n\nText.\n');
    const {pages} = await status();
    expect(pages.map((page) => page.path)).toEqual(['b/new', 'a/page']);
    expect(pages[0]).toMatchObject({open: [{state: 'untranslated', sections: []}]});
  });
});
