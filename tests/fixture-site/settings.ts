import {settings as site} from '../../docusaurus.config';
import type {SiteSettings} from '../../src/site/settings';
import type {Variant} from '../../tools/test/variants';

/** Settings of the real site without releases, because the fixture site has no pages about them. */
const settings: SiteSettings = {...site, releases: undefined};
const hero = {start: '/guide/long', more: '/guide/', existing: '/guide/code'};

/** Settings of each variant of the fixture site. They use features that the real site does not use. */
export const variants = {
  /** Every setting: menus and tags in the navbar, each kind of social link, a logo per theme, replaced texts. */
  full: {
    ...settings,
    title: {en: 'Fixture', 'zh-Hans': '样例站'},
    hero,
    logo: {light: '/img/logo-light.svg', dark: '/img/logo-dark.svg'},
    logoText: 'Fixture',
    markdown: {defaultWrapCode: true},
    themeConfig: {
      ...settings.themeConfig,
      nav: [
        {
          text: {en: 'Guide', 'zh-Hans': '指南'},
          link: '/guide/',
          tag: {en: 'new', 'zh-Hans': '新'},
        },
        {
          text: {en: 'More', 'zh-Hans': '更多'},
          items: [
            {text: {en: 'Nested', 'zh-Hans': '嵌套'}, link: '/guide/more/nested'},
            {text: {en: 'Elsewhere', 'zh-Hans': '站外'}, link: 'https://example.com/'},
          ],
        },
        {text: {en: 'Right', 'zh-Hans': '右侧'}, link: '/guide/long', position: 'right'},
      ],
      socialLinks: [
        {icon: 'github', mode: 'link', content: 'https://example.com/1', label: 'Code'},
        {icon: 'x', mode: 'text', content: 'Say hello', label: 'Text'},
        {icon: 'discord', mode: 'image', content: '/img/logo-light.svg', label: 'Picture'},
        {icon: 'discord', mode: 'img', content: '/img/logo-light.svg', label: 'Same picture'},
        {
          icon: '<svg viewBox="0 0 16 16" fill="currentColor"><circle cx="8" cy="8" r="6"/></svg>',
          mode: 'dom',
          content: '<p>Some <strong>markup</strong></p>',
          label: 'Markup',
        },
        {icon: 'github', mode: 'link', content: 'https://example.com/6', label: 'Sixth'},
        {icon: 'x', mode: 'link', content: 'https://example.com/7', label: 'Seventh'},
      ],
      editLink: {
        docRepoBaseUrl: 'https://example.com/edit',
        text: {en: 'Improve this page', 'zh-Hans': '改进此页'},
      },
      reportLink: {newIssueUrl: 'https://example.com/issues/new'},
      hideNavbar: 'auto',
      localeRedirect: 'never',
      enableContentAnimation: true,
      texts: {
        outlineTitle: {en: 'Contents', 'zh-Hans': '本页内容'},
        prevPageText: {en: 'Before', 'zh-Hans': '之前'},
        nextPageText: {en: 'After', 'zh-Hans': '之后'},
        lastUpdatedText: {en: 'Changed', 'zh-Hans': '更改于'},
        sourceCodeText: {en: 'Raw', 'zh-Hans': '原文'},
        overviewFilterName: {en: 'Narrow', 'zh-Hans': '筛选'},
        overviewFilterPlaceholder: {en: 'A word', 'zh-Hans': '一个词'},
        overviewFilterNoResult: {en: 'Nothing for {query}', 'zh-Hans': '没有 {query}'},
        fallbackHeadingTitle: {en: 'Untitled', 'zh-Hans': '无标题'},
      },
    },
    tools: {...settings.tools, trigger: 'click'},
  },
  /** The fewest features: one language, light theme only, no search, no source link, no scroll-to-top button. */
  small: {
    ...settings,
    title: {en: 'Small', 'zh-Hans': '小站'},
    hero,
    logo: '/img/logo-light.svg',
    logoText: undefined,
    locales: ['en'],
    sourceUrl: undefined,
    themeConfig: {
      ...settings.themeConfig,
      nav: [{text: {en: 'Guide', 'zh-Hans': '指南'}, link: '/guide/'}],
      darkMode: false,
      search: false,
      socialLinks: [],
      enableScrollToTop: false,
    },
    tools: {...settings.tools, trigger: 'focus'},
  },
  /** Search by a hosted provider, below a base path: `environments` (tools/test/variants.ts) sets both. */
  hosted: {
    ...settings,
    hero,
    themeConfig: {
      ...settings.themeConfig,
      nav: [
        {text: {en: 'Guide', 'zh-Hans': '指南'}, link: '/guide/'},
        {text: {en: 'Code', 'zh-Hans': '代码'}, link: '/guide/code'},
      ],
      texts: {
        searchPlaceholderText: {en: 'Look it up', 'zh-Hans': '查一查'},
        searchNoResultsText: {en: 'Nothing at all for', 'zh-Hans': '什么也没有：'},
        searchSuggestedQueryText: {en: 'Rather ask for', 'zh-Hans': '不如搜索'},
      },
    },
  },
} satisfies Record<Variant, SiteSettings>;
