import path from 'node:path';
import type {PageData} from '../../../../src/rslib/pageData';
import {renderPage} from '../../../../src/compiler/mirror/renderPage';
import {parseSource} from '../../../../src/compiler/parse/parsedPage';
import type {PageSource} from '../../../../src/compiler/parse/pageSources';
import {forms} from '../../../../src/components/markdown';
import type {PageTranslation} from '../../../../src/compiler/parse/pageTranslations';
import {identity} from '../../../../src/site/identity';
import {settings} from '../../../../docusaurus.config';
import {writeFolder} from '../../../support/siteFolder';
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

it('renders a page without a type as a document', () => {
  const {page} = render(source);
  expect(page).toMatchObject({pageType: 'doc', version: '', lang: 'zh', routePath: '/guide/x'});
});

it.each(['home', 'custom', 'blank'])('keeps the page type %s', (pageType) => {
  const {page} = render({...source, frontMatter: {pageType}});
  expect(page.pageType).toBe(pageType);
});

it('ends the mirror of a document with the verified version', () => {
  const {mirror} = render(source);
  expect(mirror).not.toContain('验证');
  const folder = writeFolder({'x.mdx': '<OptionFacts name="dts" />\n'});
  const file = path.join(folder, 'x.mdx');
  const line = `已用 ${identity.package} 1.0.1 验证。\n`;
  const document = render({...source, file});
  expect(document.mirror.endsWith(`\n\n${line}`)).toBe(true);
  const home = render({...source, file, frontMatter: {pageType: 'home'}});
  expect(home.mirror).not.toContain(line);
});
