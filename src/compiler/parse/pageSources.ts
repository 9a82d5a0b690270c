import path from 'node:path';
import type {BlogContent, BlogPost} from '@docusaurus/plugin-content-blog';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {identity} from '../../site/identity';
import {
  defaultLocale,
  localeBaseUrl,
  localeRows,
  locales,
  rootBaseUrl,
  type Locale,
} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import type {FeedLink} from '../outputTypes';

/** A page as loaded by the content plugins of Docusaurus. */
export type PageSource = {
  /** Absolute path; undefined for the list of the blog. */
  readonly file: string | undefined;
  readonly pagePath: string;
  readonly relativePath: string;
  /** Route without base path and language. */
  readonly routePath: string;
  readonly title: string;
  /** Text of the `h1`, if it differs from the title. */
  readonly headingTitle?: string;
  readonly description: string;
  /** Language of the text. An untranslated page has the language of its source. */
  readonly language: Locale;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly lastUpdatedAt: number | null;
  readonly feeds: readonly FeedLink[];
  /** Name of the sidebar that an overview page lists; undefined for other pages. */
  readonly sidebar: string | undefined;
};

type DocContext = {readonly siteDir: string; readonly baseUrl: string; readonly locale: Locale};

function fileSource(
  metadata: DocMetadata | BlogPost['metadata'],
  {siteDir, baseUrl, locale}: DocContext,
) {
  const {source, permalink, title, description, frontMatter, lastUpdatedAt} = metadata;
  const file = source.replace(/^@site/, siteDir);
  return {
    file,
    relativePath: path.relative(siteDir, file).split(path.sep).join('/'),
    routePath: `/${permalink.slice(baseUrl.length)}`,
    title,
    description,
    // For an untranslated page, Docusaurus loads the file in the folder of the default language.
    language: source.includes(`/${locale}/`) ? locale : defaultLocale,
    frontMatter,
    lastUpdatedAt: lastUpdatedAt ?? null,
  };
}

export function docSource(doc: DocMetadata, context: DocContext): PageSource {
  return {
    ...fileSource(doc, context),
    pagePath: `${doc.id}.mdx`,
    feeds: [],
    sidebar: doc.frontMatter['overview' as never] ? doc.sidebar : undefined,
  };
}

/** Returns the page that lists the articles of the blog, and the articles. */
export function blogSource(blog: BlogContent, context: DocContext): readonly PageSource[] {
  const {baseUrl, locale} = context;
  const root = rootBaseUrl(baseUrl, locale);
  const feeds = locales.map((other) => ({
    url: `${localeBaseUrl(root, other)}blog/rss.xml`,
    mime: 'application/rss+xml',
    language: localeRows[other].htmlLang,
  }));
  const posts = blog.blogPosts.map(({metadata}): PageSource => {
    const source = fileSource(metadata, context);
    return {...source, pagePath: `blog/${path.basename(source.file)}`, feeds, sidebar: undefined};
  });
  const list: PageSource = {
    file: undefined,
    pagePath: 'blog/index.mdx',
    relativePath: 'blog',
    routePath: '/blog/',
    title: blog.blogTitle,
    description: blog.blogDescription,
    language: locale,
    frontMatter: {overview: true},
    lastUpdatedAt: null,
    feeds,
    sidebar: undefined,
  };
  return [list, ...posts];
}

/** Returns the landing page. Its content is in `_home.mdx`; its title and description are settings. */
export function homeSource(siteDir: string, locale: Locale, settings: SiteSettings): PageSource {
  return {
    file: path.join(siteDir, 'src/pages/_home.mdx'),
    pagePath: 'index.tsx',
    relativePath: 'src/pages/index.tsx',
    routePath: '/',
    title: settings.title[locale],
    headingTitle: identity.name,
    description: settings.description[locale],
    language: locale,
    frontMatter: {pageType: 'home'},
    lastUpdatedAt: null,
    feeds: [],
    sidebar: undefined,
  };
}
