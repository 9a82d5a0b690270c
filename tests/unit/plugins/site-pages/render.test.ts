import type {PageData} from '../../../../src/plugins/site-mdx/data';
import {renderPage} from '../../../../src/plugins/site-pages/render';
import type {PageSource} from '../../../../src/plugins/site-pages/sources';

const source: PageSource = {
  file: undefined,
  pagePath: 'guide/x.mdx',
  relativePath: 'docs/guide/x.mdx',
  routePath: '/guide/x',
  title: 'X',
  description: 'A page.',
  frontMatter: {},
  lastUpdatedAt: null,
  feeds: [],
  sidebar: undefined,
};

const context = {
  data: {locale: 'zh-Hans'} as PageData,
  siteUrl: 'https://docs.example',
  baseUrl: '/zh/',
  siteDir: '/site',
  docs: [],
  after: [],
};

it('takes a page that says nothing for a document', async () => {
  const {page} = await renderPage(source, context);
  expect(page).toMatchObject({pageType: 'doc', version: '', lang: 'zh', routePath: '/guide/x'});
});

it.each(['home', 'custom', 'blank'])('takes a page that says %s at its word', async (pageType) => {
  const {page} = await renderPage({...source, frontMatter: {pageType}}, context);
  expect(page.pageType).toBe(pageType);
});

it('names the file of a page with an unknown type', async () => {
  await expect(
    renderPage({...source, frontMatter: {pageType: 'landing'}}, context),
  ).rejects.toThrow('docs/guide/x.mdx');
});
