import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {blogEntry, overviewGroups, overviewList} from '../../../../src/compiler/outputs/overview';
import {overviewDataFile} from '../../../../src/compiler/outputs/overviewData';
import type {ParsedPage} from '../../../../src/compiler/parse/parsedPage';
import {parsePage} from '../../../../src/compiler/parse/parsePage';

const headings = [
  {text: 'One', id: 'one', depth: 2},
  {text: 'Deep', id: 'deep', depth: 3},
  {text: 'Use one()', coded: 'Use `one()`', id: 'use', depth: 4},
  {text: 'Next steps', id: 'next-steps', depth: 4},
];

function version(frontMatter: Record<string, unknown> = {}): LoadedVersion {
  const doc = (id: string, extra: Record<string, unknown>) => ({
    id,
    title: `lib.${id}`,
    description: `About ${id}.`,
    permalink: `/config/${id}`,
    source: `@site/${id}.mdx`,
    frontMatter: extra,
  });
  const dts = {type: 'doc', id: 'dts'};
  return {
    docs: [doc('dts', frontMatter), doc('index', {overview: true})],
    sidebars: {
      config: [
        {type: 'doc', id: 'index'},
        {
          type: 'category',
          label: 'Options',
          items: [
            dts,
            {type: 'doc', id: 'index'},
            {type: 'category', label: 'Inner', items: [{...dts, label: 'Own label'}]},
            {type: 'category', label: 'Empty', items: []},
            {type: 'link', label: 'x', href: 'https://x.example'},
          ],
        },
      ],
    },
  } as unknown as LoadedVersion;
}

const groups = (frontMatter?: Record<string, unknown>, name = 'config') =>
  overviewGroups(
    version(frontMatter),
    name,
    (id) => (id === 'dts' ? headings : []),
    (option) => ({'lib.dts': '0.9.0', One: '0.22.0'})[option],
  );

it('lists the groups of a sidebar with their pages, not the overview itself', () => {
  expect(groups().map(({title, pages}) => [title, pages.map((page) => page.title)])).toEqual([
    ['Options', ['lib.dts']],
    ['Inner', ['Own label']],
  ]);
});

it('returns the releases that added options, for pages and headings', () => {
  const [page] = groups({overviewHeaders: [2, 3]})[0]!.pages;
  expect(page!.since).toBe('0.9.0');
  expect(page!.headings.map(({since}) => since)).toEqual(['0.22.0', undefined]);
});

it('lists headings of depth 2, or the depths in the front matter', () => {
  const ids = (frontMatter?: Record<string, unknown>) =>
    groups(frontMatter)[0]!.pages[0]!.headings.map(({id}) => id);
  expect(ids()).toEqual(['one']);
  expect(ids({overviewHeaders: [2, 3]})).toEqual(['one', 'deep']);
  expect(ids({overviewHeaders: [3]})).toEqual(['deep']);
});

it('prefers the label in the sidebar, then the label of the page, then its title', () => {
  const titles = groups({sidebar_label: 'dts'}).map(({pages}) => pages[0]!.title);
  expect(titles).toEqual(['dts', 'Own label']);
});

it('returns the full name of an option whose label is its last segment', () => {
  const names = (frontMatter: Record<string, unknown>) =>
    groups(frontMatter).map(({pages}) => pages[0]!.name);
  expect(names({sidebar_label: 'dts'})).toEqual(['lib.dts', undefined]);
  expect(names({})).toEqual([undefined, undefined]);
});

it('writes nested lists of absolute links into the mirror', () => {
  const all = groups({overviewHeaders: [2, 3, 4]});
  const [heading, list] = overviewList(all, 'https://docs.example');
  expect(heading).toMatchObject({type: 'heading', depth: 2});
  const text = JSON.stringify(list);
  expect(text).toContain('"url":"https://docs.example/config/dts#one"');
  expect(text).toContain('"value":"About dts."');
  expect(text).toContain('{"type":"inlineCode","value":"one()"}');
  expect(text).not.toContain('Next steps');
});

it.each([
  ['/site/docs/config/index.mdx', 'overview-config-index.json'],
  ['/site/i18n/zh-Hans/x-docs/current/a/index.mdx', 'overview-a-index.json'],
  ['C:\\site\\docs\\guide\\index.mdx', 'overview-guide-index.json'],
  ['/home/docs/site/docs/guide/index.md', 'overview-guide-index.json'],
  ['/site/.cache/releases-pages/en/index.mdx', 'overview-releases-pages-en-index.json'],
])('the data of %s is in %s', (file, expected) => {
  expect(overviewDataFile(file)).toBe(expected);
});

it.each([
  ['Rslib 1.0 is out: see rslib.rs. More follows.', 'Rslib 1.0 is out: see rslib.rs.'],
  ['Rslib 1.0 已经发布。下文说明。', 'Rslib 1.0 已经发布。'],
  ['No end', 'No end'],
])('the entry of an article has its date, audience and first sentence: %s', (text, description) => {
  const page = {
    title: 'News',
    routePath: '/blog/news',
    frontMatter: {date: new Date('2025-05-14'), audience: 'For authors'},
    tree: parsePage(text, 'x.mdx'),
    headings,
  } as unknown as ParsedPage;
  expect(blogEntry(page, '/zh/')).toEqual({
    title: 'News',
    path: '/zh/blog/news',
    date: '2025-05-14',
    description,
    audience: 'For authors',
    headings: [headings[0]],
  });
});
