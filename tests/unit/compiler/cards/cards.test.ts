import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import {sectionOf} from '../../../../src/lib/page/navSection';
import {cardOf, groupLabels} from '../../../../src/compiler/cards/cardContent';
import type {PageSource} from '../../../../src/compiler/parse/pageSources';
import {settings} from '../../../../docusaurus.config';

const sidebars = {
  guide: [
    {type: 'doc', id: 'guide/index'},
    {
      type: 'category',
      label: 'Start',
      items: [
        {type: 'doc', id: 'guide/start/index'},
        {type: 'category', label: 'Deeper', items: [{type: 'doc', id: 'guide/start/deep'}]},
        {type: 'link', label: 'Elsewhere', href: 'https://example.org/'},
      ],
    },
  ],
} as unknown as LoadedVersion['sidebars'];
const groups = groupLabels(sidebars);
const page = (routePath: string, pagePath: string, title: string, pageType?: string) =>
  ({routePath, pagePath, title, frontMatter: {pageType}}) as unknown as PageSource;
const context = {settings, locale: 'en', groups, slogan: 'Build once'} as const;

test('the groups of a document are listed, outermost first', () => {
  expect([...groups]).toEqual([
    ['guide/index', []],
    ['guide/start/index', ['Start']],
    ['guide/start/deep', ['Start', 'Deeper']],
  ]);
});

test.each([
  ['/guide/start/deep', 'guide/start/deep.mdx', 'Deep', ['Guide', 'Start', 'Deeper']],
  ['/guide/', 'guide/index.mdx', 'Guide', []],
  ['/blog/', 'blog/index.mdx', 'Rslib blog', ['Blog']],
  ['/elsewhere', 'elsewhere.mdx', 'Elsewhere', []],
])('the card of %s names its section', (routePath, pagePath, title, section) => {
  expect(cardOf(page(routePath, pagePath, title), context)).toEqual({
    title,
    brand: 'Rslib',
    section,
    path: routePath,
  });
});

test('the card of a Chinese page names its Chinese path and section', () => {
  const card = cardOf(page('/config/lib/dts', 'config/lib/dts.mdx', 'lib.dts'), {
    ...context,
    locale: 'zh-Hans',
  });
  expect(card).toMatchObject({section: ['配置'], path: '/zh/config/lib/dts'});
});

test('the card of the landing page shows the slogan', () => {
  expect(cardOf(page('/', 'index.tsx', 'Rslib', 'home'), context)).toEqual({
    title: 'Rslib',
    subtitle: 'Build once',
  });
});

test('a route belongs to the first matching entry of the navigation, or to the releases', () => {
  expect(sectionOf(settings, '/guide/faq/features')?.text.en).toBe('Guide');
  expect(sectionOf(settings, '/config/')?.text.en).toBe('Config');
  expect(sectionOf(settings, '/releases/1.0.0')?.text.en).toBe('Releases');
  expect(sectionOf({...settings, releases: undefined}, '/releases/1.0.0')).toBeUndefined();
  expect(sectionOf(settings, '/nowhere')).toBeUndefined();
  const group = {
    text: {en: 'More', 'zh-Hans': '更多'},
    items: [{...settings.themeConfig.nav[0]!, link: '/more/', activeMatch: '/more/'}],
  };
  const nav = [group, ...settings.themeConfig.nav];
  expect(sectionOf({...settings, themeConfig: {nav}}, '/more/a')?.text.en).toBe('More');
  expect(sectionOf({...settings, themeConfig: {nav}}, '/config/')?.text.en).toBe('Config');
});
