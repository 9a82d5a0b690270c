import type {Config} from '@docusaurus/types';
import {identity, storageNamespace} from './src/site/identity';
import * as limits from './src/site/limits';
import {defaultLocale, locales} from './src/site/locales';
import type {SiteSettings} from './src/site/settings';
import {toolGroups} from './src/site/tools';

/** Texts, navigation and switches of the site. Each text is given in both languages, as there is one build for each. */
export const settings: SiteSettings = {
  lang: defaultLocale,
  title: {en: identity.name, 'zh-Hans': `${identity.name} 中文文档`},
  description: {
    en: 'Rslib builds JavaScript and TypeScript libraries: ESM, CommonJS, UMD and type declarations from one configuration, on Rsbuild and Rspack.',
    'zh-Hans':
      'Rslib 是 JavaScript 与 TypeScript 库的构建工具：基于 Rsbuild 与 Rspack，一份配置产出 ESM、CommonJS、UMD 与类型声明。',
  },
  logoText: identity.name,
  locales,
  multiVersion: {default: '', versions: []},
  route: {cleanUrls: true},
  markdown: {defaultWrapCode: false},
  themeConfig: {
    nav: [
      {text: {en: 'Guide', 'zh-Hans': '指南'}, link: '/guide/start/', activeMatch: '/guide/'},
      {text: {en: 'Config', 'zh-Hans': '配置'}, link: '/config/'},
      {text: {en: 'Blog', 'zh-Hans': '博客'}, link: '/blog/'},
    ],
    darkMode: true,
    search: true,
    socialLinks: [
      {icon: 'github', mode: 'link', content: identity.sourceUrl, label: 'GitHub'},
      {icon: 'x', mode: 'link', content: identity.microblogUrl, label: 'X'},
      {icon: 'discord', mode: 'link', content: identity.chatUrl, label: 'Discord'},
    ],
    lastUpdated: true,
    enableAppearanceAnimation: true,
    enableContentAnimation: false,
    enableScrollToTop: true,
    hideNavbar: 'never',
    localeRedirect: 'auto',
    texts: {},
  },
  sourceUrl: identity.sourceUrl,
  blog: {
    title: {en: 'Rslib blog', 'zh-Hans': 'Rslib 博客'},
    description: {
      en: 'News about Rslib: releases, the reasons behind them and what changes for your library.',
      'zh-Hans': '关于 Rslib 的消息：版本发布、背后的原因，以及它们会给你的库带来哪些变化。',
    },
  },
  releases: {text: {en: 'Releases', 'zh-Hans': '版本发布'}, link: '/releases/'},
  allPages: '/guide/',
  hero: {
    start: '/guide/start/quick-start',
    more: '/guide/start/',
    existing: '/guide/start/existing-package',
  },
  tools: {groups: toolGroups, trigger: 'hover'},
};

/** Folders and files of the content, relative to this file. */
const content = {
  docs: 'docs',
  blog: 'blog',
  pages: 'src/pages',
  /** Route of the section about releases. The build generates its pages from records in `src/data`. */
  releases: 'releases',
  /** Instructions for coding agents, published as `skill.md`. */
  skill: 'src/pages/_skill.mdx',
  i18n: 'i18n',
  sidebars: 'sidebars.ts',
  translation: 'i18n/translation.json',
};

/** Folders, relative to this file, whose modules and imports are searched for islands. */
export const islandSources = {
  folders: [
    ...[content.pages, content.docs, content.blog, content.i18n],
    // Only the Markdown forms of these components name them.
    ...['src/components/Gallery', 'src/components/Home'],
  ],
  themes: ['src/theme'],
};

/** Returns the configuration. Docusaurus calls this function once per language. */
export default async function config(): Promise<Config> {
  // Imported here, so that tests and tools can read the settings above without loading the code of the build.
  const {createSite, plugins} = await import('./src/config');
  const site = createSite({settings, content});
  const {locale} = site;
  return {
    ...site.config,
    title: settings.title[locale],
    tagline: settings.description[locale],
    favicon: 'img/favicon.svg',
    // A file that shows texts is in the folder of each language, with the same name.
    staticDirectories: [`${content.i18n}/${locale}/static`, 'static'],
    storage: {namespace: storageNamespace},
    i18n: {
      path: content.i18n,
      defaultLocale,
      locales: [...locales],
      localeConfigs: site.localeConfigs,
    },
    presets: [
      [
        plugins.preset,
        {
          debug: false,
          docs: {
            path: content.docs,
            routeBasePath: '/',
            sidebarPath: content.sidebars,
            exclude: ['**/_partials/**', '**/shared/**'],
            breadcrumbs: true,
            ...site.docsOptions,
          },
          blog: {
            path: content.blog,
            routeBasePath: 'blog/',
            archiveBasePath: null,
            blogTitle: settings.blog.title[locale],
            blogDescription: settings.blog.description[locale],
            blogSidebarCount: 0,
            postsPerPage: 'ALL',
            onInlineTags: 'throw',
            onUntruncatedBlogPosts: 'throw',
            // Docusaurus writes no feeds, because `src/compiler` does.
            feedOptions: {type: null},
            ...site.blogOptions,
          },
          pages: {path: content.pages, ...site.mdx},
          sitemap: site.sitemap,
          svgr: false,
          theme: {customCss: site.styleSheets},
        },
      ],
    ],
    plugins: [
      plugins.modules,
      [
        plugins.islands,
        {
          ...islandSources,
          colorMode: 'src/hooks/colorMode.ts',
          separate: [
            ...['Convert/ConvertIsland', 'Explorer/ExplorerIsland'],
            ...['Entry/EntriesSwitch', 'Entry/OptionFilter'],
            ...['Home/Stars', 'HoverCard'],
            ...['Zoom', 'NotFound/NotFoundMain', 'Overview/OverviewFilter'],
            ...['Gallery/GalleryFilter', 'ReleaseList/ReleaseComparison'],
            'ReleaseList/ReleaseFilter',
          ],
        },
      ],
      [
        plugins.releases,
        {
          id: 'releases',
          content,
          docs: {
            path: site.releasesFolder,
            routeBasePath: content.releases,
            sidebarPath: `${site.releasesFolder}/releases.json`,
            // Prevents Docusaurus from reading a number at the start of a file name, such as `1.0.0`, as a position.
            numberPrefixParser: false,
            breadcrumbs: true,
            ...site.mdx,
          },
        },
      ],
      [plugins.pages, {settings, content, forms: plugins.forms}],
      [plugins.scripts, {settings}],
      [plugins.meta, {settings}],
      [plugins.translation, {content}],
      'docusaurus-plugin-image-zoom',
    ],
    themeConfig: {
      ...site.themeConfig,
      zoom: {
        selector: '.markdown img',
        background: {light: 'var(--site-canvas)', dark: 'var(--site-canvas)'},
        config: {margin: limits.zoomMargin, scrollOffset: limits.zoomScrollOffset},
      },
    },
  };
}
