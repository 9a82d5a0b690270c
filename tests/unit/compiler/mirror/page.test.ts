import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {PageData} from '../../../../src/compiler/records/data';
import {renderPage} from '../../../../src/compiler/mirror/page';
import {parseSource} from '../../../../src/compiler/parse/parsedPage';
import type {PageSource} from '../../../../src/compiler/parse/sources';
import {forms} from '../../../../src/components/markdown';
import type {PageTranslation} from '../../../../src/compiler/records/translation';
import {identity} from '../../../../src/site/identity';
import {settings} from '../../../../src/site/settings';
import {root} from '../../../../tools/support/paths';

const source: PageSource = {
  file: undefined,
  pagePath: 'guide/x.mdx',
  relativePath: 'docs/guide/x.mdx',
  routePath: '/guide/x',
  title: 'X',
  description: 'A page.',
  language: 'zh-Hans',
  frontMatter: {},
  lastUpdatedAt: null,
  feeds: [],
  sidebar: undefined,
};

const context = {
  siteDir: root,
  settings,
  translations: new Map<string, PageTranslation>(),
  data: {
    locale: 'zh-Hans',
    packageVersion: '1.0.1',
    repositoryUrl: 'https://github.com/a/b',
    option: () => ({type: 'x', default: 'x', scope: ['item'], cli: []}),
    history: {options: {}},
  } as unknown as PageData,
  siteUrl: 'https://docs.example',
  baseUrl: '/zh/',
  docs: [],
  forms,
};
const render = (page: PageSource) => renderPage(parseSource(page, context), context);

it('takes a page that says nothing for a document', () => {
  const {page} = render(source);
  expect(page).toMatchObject({pageType: 'doc', version: '', lang: 'zh', routePath: '/guide/x'});
});

it.each(['home', 'custom', 'blank'])('takes a page that says %s at its word', (pageType) => {
  const {page} = render({...source, frontMatter: {pageType}});
  expect(page.pageType).toBe(pageType);
});

it('names the file of a page with an unknown type', () => {
  expect(() => render({...source, frontMatter: {pageType: 'landing'}})).toThrow('docs/guide/x.mdx');
});

it('ends the mirror of a document with the version that its facts are about', () => {
  const {mirror} = render(source);
  expect(mirror).not.toContain('验证');
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'page-')), 'x.mdx');
  writeFileSync(file, '<OptionFacts name="dts" />\n');
  const line = `已用 ${identity.package} 1.0.1 验证。\n`;
  const document = render({...source, file});
  expect(document.mirror.endsWith(`\n\n${line}`)).toBe(true);
  const home = render({...source, file, frontMatter: {pageType: 'home'}});
  expect(home.mirror).not.toContain(line);
  rmSync(path.dirname(file), {recursive: true});
});
