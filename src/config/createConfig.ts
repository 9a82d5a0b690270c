import {existsSync, readdirSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {loadPageData} from '../compiler/records/data';
import {createAddress, editAddress, repositoryUrl} from '../compiler/records/repository';
import {forms} from '../components/markdown';
import {identity, storageNamespace} from '../site/identity';
import {socialImagePath} from '../lib/address/socialImagePath';
import * as limits from '../site/limits';
import {wordsOf} from '../compiler/say';
import {defaultLocale, localeBaseUrl, localeRows, locales} from '../site/locales';
import siteIslands from '../plugins/site-islands';
import siteMeta from '../plugins/site-meta';
import siteModules from '../plugins/site-modules';
import sitePages from '../plugins/site-pages';
import siteReleases, {releasesFolder} from '../plugins/site-releases';
import siteScripts from '../plugins/site-scripts';
import {translationSheet} from '../plugins/site-scripts/ownFile';
import siteTranslation from '../plugins/site-translation';
import type {SiteSettings} from '../site/settings';
import {baseUrl, currentLocale, hasHistory, siteUrl} from './environment';
import {documentTemplate} from './documentTemplate';
import {mdxPlugins} from './markdown';
import {algoliaThemeConfig, searchConfig} from './search';
import {searchHeadTags} from './searchOrigins';
import {sitemapItems} from './sitemap';

/** Where a site keeps its content, relative to the repository. */
type ContentFolders = {
  readonly docs: string;
  readonly blog?: string;
  /** What an agent has to know to use the product; its output is `skill.md`. */
  readonly skill?: string;
  readonly pages: string;
  /** Overrides of the theme besides `src/theme`. */
  readonly theme?: string;
  /** The route below which the pages about releases are, for a site that records them. */
  readonly releases?: string;
  readonly i18n: string;
  readonly sidebars: string;
  /** What is translated, and what was agreed about it. */
  readonly translation?: string;
  readonly static: readonly string[];
};

type SiteOptions = {
  readonly siteDir: string;
  readonly settings: SiteSettings;
  readonly content: ContentFolders;
};

/** The Docusaurus configuration of a site: the same theme and plugins for any settings and content. */
export function createConfig({siteDir, settings: given, content: folders}: SiteOptions): Config {
  const settings = folders.releases ? given : {...given, releases: undefined};
  // A site in one language has nothing to compare.
  const content = settings.locales.length > 1 ? folders : {...folders, translation: undefined};
  const url = siteUrl();
  const locale = currentLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);
  const base = baseUrl();
  const records = {siteDir, load: () => loadPageData(siteDir, locale, content)};
  const sheet = localeBaseUrl(base, locale) + translationSheet(siteDir).path;
  const translation = {siteDir, locale, file: content.translation};
  const mdx = mdxPlugins(records, forms, settings, {
    source: translation,
    sheet,
    createUrl: (file) => createAddress(siteDir, settings, file),
  });
  const showLastUpdateTime = settings.themeConfig.lastUpdated && hasHistory(siteDir);
  const search = searchConfig(process.env);
  const repository = repositoryUrl(siteDir);
  const editBase = editAddress(siteDir, settings);
  const editUrl = (folder: string, kind: 'docs' | 'blog', page: {locale: string; path: string}) => {
    const translated = `${content.i18n}/${page.locale}/docusaurus-plugin-content-${kind}${kind === 'docs' ? '/current' : ''}`;
    const isTranslated =
      page.locale !== defaultLocale && existsSync(path.join(siteDir, translated, page.path));
    return `${editBase}/${isTranslated ? translated : folder}/${page.path}`;
  };

  return {
    title: settings.title[locale],
    tagline: settings.description[locale],
    favicon: 'img/favicon.svg',
    url,
    baseUrl: base,
    baseUrlIssueBanner: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    titleDelimiter: '-',
    ssrTemplate: documentTemplate,
    // Unset: indexes end in a slash and leaves do not. Clean addresses are the only kind there is.
    trailingSlash: settings.route.cleanUrls ? undefined : false,
    // `swc` leaves out quotes and end tags, which simple readers of HTML trip over; they cost 0.4 % (brotli). The cache
    // has the server wait for documents that the browser's bundle compiles, which has none.
    // Each thread that renders pages evaluates their bundle first: on two cores that costs what it saves.
    future: {
      v4: true,
      faster: {
        swcHtmlMinimizer: false,
        mdxCrossCompilerCache: false,
        ssgWorkerThreads: availableParallelism() > 2,
      },
    },
    storage: {namespace: storageNamespace},
    staticDirectories: [...content.static],
    i18n: {
      path: content.i18n,
      defaultLocale: settings.lang,
      locales: [...settings.locales],
      localeConfigs: Object.fromEntries(
        settings.locales.map((name) => [
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
    headTags: searchHeadTags(search).map(({tagName, attributes}) => ({
      tagName,
      attributes: {...attributes},
    })),
    customFields: {
      repositoryUrl: repository,
      settings,
      search,
      notFound: Object.fromEntries(locales.map((name) => [name, wordsOf(name, 'NotFound')])),
    },
    presets: [
      [
        path.join(siteDir, 'src/plugins/site-theme/preset.ts'),
        {
          debug: false,
          docs: {
            path: content.docs,
            routeBasePath: '/',
            sidebarPath: path.join(siteDir, content.sidebars),
            editUrl: (page: {locale: string; docPath: string}) =>
              editUrl(content.docs, 'docs', {locale: page.locale, path: page.docPath}),
            exclude: ['**/_partials/**', '**/shared/**'],
            showLastUpdateTime,
            breadcrumbs: true,
            ...mdx,
          },
          blog: content.blog
            ? {
                path: content.blog,
                routeBasePath: 'blog/',
                archiveBasePath: null,
                blogTitle: settings.blog.title[locale],
                blogDescription: settings.blog.description[locale],
                blogSidebarCount: 0,
                postsPerPage: 'ALL',
                onInlineTags: 'throw',
                onUntruncatedBlogPosts: 'throw',
                editUrl: (page: {locale: string; blogPath: string}) =>
                  editUrl(content.blog ?? '', 'blog', {locale: page.locale, path: page.blogPath}),
                showLastUpdateTime,
                // The compiler writes them.
                feedOptions: {type: null},
                ...mdx,
              }
            : false,
          pages: {path: content.pages, ...mdx},
          sitemap: {
            lastmod: showLastUpdateTime ? 'date' : null,
            changefreq: null,
            priority: null,
            createSitemapItems: sitemapItems(url, base, translation, settings.locales),
          },
          svgr: false,
          theme: {customCss: styleSheets(path.join(siteDir, 'src'))},
        },
      ],
    ],
    plugins: [
      siteModules,
      ...(content.theme
        ? [() => ({name: 'own-theme', getThemePath: () => path.join(siteDir, content.theme!)})]
        : []),
      [
        siteIslands,
        {
          folders: [content.pages, content.docs, content.blog ?? [], content.i18n].flat(),
          themes: ['src/theme', content.theme ?? []].flat(),
        },
      ],
      ...(content.releases
        ? [
            [
              siteReleases,
              {
                id: 'releases',
                content,
                docs: {
                  path: releasesFolder(locale),
                  routeBasePath: content.releases,
                  sidebarPath: path.join(siteDir, releasesFolder(locale), 'releases.json'),
                  // `1.0.0` is a name, no place in an order.
                  numberPrefixParser: false,
                  breadcrumbs: true,
                  ...mdx,
                },
              },
            ] as never,
          ]
        : []),
      [sitePages, {settings, content, forms}],
      [siteScripts, {settings}],
      [siteMeta, {settings}],
      [siteTranslation, {content, sheet}],
      'docusaurus-plugin-image-zoom',
    ],
    themeConfig: {
      // For the 404 page; every other page has its own.
      image: socialImagePath('/'),
      colorMode: {defaultMode: 'light', respectPrefersColorScheme: false, disableSwitch: false},
      navbar: {title: identity.name, items: []},
      prism: {
        theme: {plain: {}, styles: []},
        darkTheme: {plain: {}, styles: []},
        additionalLanguages: [],
        magicComments: [],
      },
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 4},
      algolia: algoliaThemeConfig(search),
      zoom: {
        selector: '.markdown img',
        background: {light: 'var(--site-canvas)', dark: 'var(--site-canvas)'},
        config: {margin: limits.zoomMargin, scrollOffset: limits.zoomScrollOffset},
      },
      docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    },
  };
}

/** The sheets of the first load: what is global, and `styles.css` of each component. The order of layers comes first. */
function styleSheets(src: string): string[] {
  const layers = path.join(src, 'css/layers.css');
  const found = readdirSync(src, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^css[\\/].*(?<!\.rare)\.css$|[\\/]styles\.css$/.test(file))
    .map((file) => path.join(src, file))
    .sort();
  return [layers, ...found.filter((file) => file !== layers)];
}
