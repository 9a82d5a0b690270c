import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {overviewGroups, overviewList, yearGroups} from '../../../../src/compiler/outputs/overview';
import {overviewDataFile} from '../../../../src/compiler/outputs/overviewData';

const headings = [
  {text: 'One', id: 'one', depth: 2},
  {text: 'Deep', id: 'deep', depth: 3},
];

function version(frontMatter: Record<string, unknown> = {}): LoadedVersion {
  const doc = (id: string, extra: Record<string, unknown>) => ({
    id,
    title: `lib.${id}`,
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

it('has date and summary of a release page, also in the mirror', () => {
  const release = groups({date: new Date('2026-02-01'), summary: 'New options: 2'});
  expect(release[0]!.pages[0]).toMatchObject({note: '2026-02-01', text: 'New options: 2'});
  expect(JSON.stringify(overviewList(release, 'https://docs.example'))).toContain('New options: 2');
  expect(groups()[0]!.pages[0]).not.toHaveProperty('note');
});

it('becomes nested lists of absolute links in the mirror', () => {
  const [heading, list] = overviewList(groups(), 'https://docs.example');
  expect(heading).toMatchObject({type: 'heading', depth: 2});
  expect(JSON.stringify(list)).toContain('"url":"https://docs.example/config/dts#one"');
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

it('groups the articles of a blog by year, with day and summary', () => {
  const post = (title: string, date: string) => ({
    title,
    date: `${date}T00:00:00.000Z`,
    path: `/blog/${title}`,
    description: `About ${title}.`,
    headings: [],
  });
  const [newer, older, ...rest] = yearGroups([
    post('c', '2026-02-01'),
    post('b', '2025-12-31'),
    post('a', '2025-05-14'),
  ]);
  expect(rest).toEqual([]);
  expect([newer?.title, newer?.pages.length]).toEqual(['2026', 1]);
  expect(older?.pages.map(({title, note, text}) => [title, note, text])).toEqual([
    ['b', '2025-12-31', 'About b.'],
    ['a', '2025-05-14', 'About a.'],
  ]);
});
