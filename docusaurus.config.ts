import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {Config} from '@docusaurus/types';
import {baseUrl, currentLocale, hasHistory, siteUrl} from './src/config/environment';
import {mdxPlugins} from './src/config/markdown';
import {repositoryUrl} from './src/config/repository';
import {algoliaThemeConfig, searchConfig} from './src/config/search';
import {sitemapItems} from './src/config/sitemap';
import {htmlTemplate} from './src/config/template';
import {identity, storageNamespace} from './src/site/identity';
import {defaultLocale, localeBaseUrl, localeRows, locales} from './src/site/locales';
import {settings} from './src/site/settings';

const siteDir = path.dirname(fileURLToPath(import.meta.url));
const locale = currentLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);
const base = baseUrl();
const mdx = mdxPlugins(siteDir, locale);
const showLastUpdateTime = settings.themeConfig.lastUpdated && hasHistory(siteDir);

const config: Config = {
  title: settings.title[locale],
  tagline: settings.description[locale],
  favicon: 'img/favicon.svg',
  url: siteUrl(),
  baseUrl: base,
  baseUrlIssueBanner: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future: {v4: true, faster: true},
  storage: {namespace: storageNamespace},
  i18n: {
    defaultLocale,
    locales: [...locales],
    localeConfigs: Object.fromEntries(
      locales.map((name) => [
        name,
        {
          label: localeRows[name].label,
          htmlLang: localeRows[name].htmlLang,
          baseUrl: localeBaseUrl(base, name),
        },
      ]),
    ),
  },
  markdown: {
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },
  titleDelimiter: '-',
  ssrTemplate: htmlTemplate,
  customFields: {repositoryUrl: repositoryUrl(siteDir)},
  presets: [
    [
      './src/plugins/site-theme/preset.ts',
      {
        debug: false,
        docs: {
          routeBasePath: '/',
          sidebarPath: './sidebars.ts',
          editUrl: ({locale: pageLocale, docPath}: {locale: string; docPath: string}) =>
            `${repositoryUrl(siteDir)}/edit/main/${
              pageLocale === defaultLocale
                ? `docs/${docPath}`
                : `i18n/${pageLocale}/docusaurus-plugin-content-docs/current/${docPath}`
            }`,
          exclude: ['**/_partials/**', '**/shared/**'],
          showLastUpdateTime,
          breadcrumbs: true,
          ...mdx,
        },
        blog: {
          routeBasePath: 'blog/',
          archiveBasePath: null,
          blogTitle: 'Rslib blog',
          blogDescription: 'News about Rslib: releases, the reasons behind them and what changes for your library.',
          blogSidebarCount: 0,
          postsPerPage: 'ALL',
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
          editUrl: ({locale: pageLocale, blogPath}: {locale: string; blogPath: string}) =>
            `${repositoryUrl(siteDir)}/edit/main/${
              pageLocale === defaultLocale
                ? `blog/${blogPath}`
                : `i18n/${pageLocale}/docusaurus-plugin-content-blog/${blogPath}`
            }`,
          showLastUpdateTime,
          feedOptions: {type: ['rss', 'atom'], language: localeRows[locale].htmlLang},
          ...mdx,
        },
        pages: {path: 'src/pages', ...mdx},
        sitemap: {
          lastmod: showLastUpdateTime ? 'date' : null,
          changefreq: null,
          priority: null,
          createSitemapItems: sitemapItems(siteUrl(), base, locale),
        },
        svgr: false,
        theme: {customCss: [
          './src/css/tokens.css',
          './src/css/base.css',
          './src/css/shell.css',
          './src/css/doc.css',
          './src/css/home.css',
          './src/css/site.css',
        ]},
      },
    ],
  ],
  plugins: [
    './src/plugins/site-modules/index.ts',
    './src/plugins/site-pages/index.ts',
    './src/plugins/site-scripts/index.ts',
    './src/plugins/site-meta/index.ts',
    'docusaurus-plugin-image-zoom',
  ],
  themeConfig: {
    image: `img/social-${localeRows[locale].language}.png`,
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false, disableSwitch: false},
    navbar: {title: identity.name, items: []},
    prism: {
      theme: {plain: {}, styles: []},
      darkTheme: {plain: {}, styles: []},
      additionalLanguages: [],
      magicComments: [],
    },
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
    algolia: algoliaThemeConfig(searchConfig(process.env)),
    zoom: {selector: '.markdown img'},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
  },
};

export default config;
