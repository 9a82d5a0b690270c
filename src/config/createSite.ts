import {existsSync, readdirSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {Config} from '@docusaurus/types';
import {getViewMessages} from '../compiler/messages';
import {loadPageData} from '../rslib/pageData';
import {createAddress, editAddress, repositoryUrl} from '../compiler/repository';
import {forms} from '../components/markdown';
import {socialImagePath} from '../lib/address/socialImagePath';
import {releasesFolder} from '../plugins/site-releases';
import {defaultLocale, localeBaseUrl, localeRows, locales, type Locale} from '../site/locales';
import type {SiteSettings} from '../site/settings';
import {documentTemplate} from './documentTemplate';
import {baseUrl, currentLocale, hasHistory, siteUrl} from './environment';
import {mdxPlugins} from './markdown';
import {searchConfig} from './searchConfig';
import {searchHeadTags} from './searchOrigins';
import {sitemapItems} from './sitemap';
import {validateSettings} from './validateSettings';

const require = createRequire(import.meta.url);

/** Folders and files of the content, relative to the folder of the site. */
type ContentFolders = {
  readonly docs: string;
  readonly blog?: string;
  readonly pages: string;
  readonly releases?: string;
  readonly skill?: string;
  readonly i18n: string;
  readonly sidebars: string;
  readonly translation?: string | undefined;
};

type Options = {readonly settings: SiteSettings; readonly content: ContentFolders};

/**
 * Returns the parts of a Docusaurus configuration that all sites with this theme share, for the language of the build.
 * The working directory has to be the folder of the site.
 */
export function createSite({settings: given, content}: Options) {
  const settings = validateSettings(given);
  const siteDir = process.cwd();
  const locale = currentLocale(process.env.DOCUSAURUS_CURRENT_LOCALE);
  const url = siteUrl();
  const base = baseUrl();
  const translation = {siteDir, locale, file: content.translation};
  const mdx = mdxPlugins(
    {siteDir, load: () => loadPageData(siteDir, locale, content)},
    forms,
    settings,
    {
      source: translation,
      createUrl: (file) => createAddress(siteDir, settings, file),
    },
  );
  const showLastUpdateTime = settings.themeConfig.lastUpdated && hasHistory(siteDir);
  const search = searchConfig(process.env);
  const {tools, ...shared} = settings;

  /** Returns the URL for editing the file of a page in a language, or the original file if there is no translation. */
  function editUrl(folder: string, translated: string, pageLocale: string, file: string): string {
    const own = `${content.i18n}/${pageLocale}/${translated}`;
    const isTranslated = pageLocale !== defaultLocale && existsSync(path.join(siteDir, own, file));
    return `${editAddress(siteDir, settings)}/${isTranslated ? own : folder}/${file}`;
  }

  const config = {
    url,
    baseUrl: base,
    baseUrlIssueBanner: false,
    onBrokenLinks: 'throw',
    onBrokenAnchors: 'throw',
    onDuplicateRoutes: 'throw',
    titleDelimiter: '-',
    ssrTemplate: documentTemplate,
    // `undefined` leaves routes as they are: routes of index pages end in a slash, all other routes do not.
    trailingSlash: settings.route.cleanUrls ? undefined : false,
    future: {
      v4: true,
      faster: {
        // SWC would remove quotes and end tags, which simple HTML parsers need. They add 0.4 % to the size (brotli).
        swcHtmlMinimizer: false,
        // With the cache, the server bundle would wait for ever for documents that the browser bundle does not contain.
        mdxCrossCompilerCache: false,
        // Each thread first evaluates the server bundle. On two cores, this takes as much time as the threads save.
        ssgWorkerThreads: availableParallelism() > 2,
      },
    },
    markdown: {
      mdx1Compat: {comments: false, admonitions: false, headingIds: false},
      hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
    },
    headTags: searchHeadTags(search),
    customFields: {
      repositoryUrl: repositoryUrl(siteDir),
      settings: shared,
      // Only static components can read this field; the browser's bundle lacks it.
      static: {tools},
      search,
      notFound: Object.fromEntries(
        locales.map((name) => [name, getViewMessages(name, 'NotFound')]),
      ),
    },
  } satisfies Partial<Config>;

  return {
    config,
    locale,
    mdx,
    docsOptions: {
      editUrl: (page: {locale: string; docPath: string}) =>
        editUrl(content.docs, 'docusaurus-plugin-content-docs/current', page.locale, page.docPath),
      showLastUpdateTime,
      ...mdx,
    },
    blogOptions: {
      editUrl: (page: {locale: string; blogPath: string}) =>
        editUrl(content.blog ?? '', 'docusaurus-plugin-content-blog', page.locale, page.blogPath),
      showLastUpdateTime,
      ...mdx,
    },
    sitemap: {
      lastmod: showLastUpdateTime ? ('date' as const) : null,
      changefreq: null,
      priority: null,
      createSitemapItems: sitemapItems(url, base, translation, settings.locales),
    },
    localeConfigs: Object.fromEntries(
      settings.locales.map((name: Locale) => [
        name,
        {
          label: localeRows[name].label,
          htmlLang: localeRows[name].htmlLang,
          baseUrl: localeBaseUrl(base, name),
        },
      ]),
    ),
    releasesFolder: releasesFolder(locale),
    styleSheets: styleSheets(path.join(siteDir, 'src')),
    // Social image of the 404 page. All other pages set their own.
    themeConfig: {image: socialImagePath('/')},
  };
}

/** Returns the stylesheets that every page loads: `layers.css` first, then the others, except deferred ones. */
function styleSheets(src: string): string[] {
  const layers = path.join(src, 'css/layers.css');
  const islands = require.resolve('docusaurus-plugin-islands/styles.css');
  const found = readdirSync(src, {recursive: true, encoding: 'utf8'})
    .filter((file) => /^css[\\/].*(?<!\.deferred)\.css$|[\\/]styles\.css$/.test(file))
    .map((file) => path.join(src, file))
    .sort();
  return [layers, islands, ...found.filter((file) => file !== layers)];
}
