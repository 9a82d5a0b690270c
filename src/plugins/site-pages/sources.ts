import path from 'node:path';
import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {identity} from '../../site/identity';
import {defaultLocale, localeBaseUrl, localeRows, type Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';
import type {FeedLink} from './types';

/** A page as the content plugins know it. */
export type PageSource = {
  /** Absolute path of the file; undefined for a page that has no source of its own (the blog's list). */
  readonly file: string | undefined;
  readonly pagePath: string;
  readonly relativePath: string;
  /** Address without base path and language. */
  readonly routePath: string;
  readonly title: string;
  /** What the `h1` says, where that is not the title. */
  readonly headingTitle?: string;
  readonly description: string;
  /** The language of the text: an untranslated page keeps that of its source. */
  readonly language: Locale;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  readonly lastUpdatedAt: number | null;
  readonly feeds: readonly FeedLink[];
  /** Sidebar whose overview the page shows. */
  readonly sidebar: string | undefined;
};

type DocContext = {readonly siteDir: string; readonly baseUrl: string; readonly locale: Locale};

/** The language of a source, by the folder it was found in. */
function languageOf(source: string, locale: Locale): Locale {
  return source.includes(`/${locale}/`) ? locale : defaultLocale;
}

/** The source of a document. */
export function docSource(doc: DocMetadata, {siteDir, baseUrl, locale}: DocContext): PageSource {
  const file = doc.source.replace(/^@site/, siteDir);
  return {
    file,
    pagePath: `${doc.id}.mdx`,
    relativePath: path.relative(siteDir, file).split(path.sep).join('/'),
    routePath: `/${doc.permalink.slice(baseUrl.length)}`,
    title: doc.title,
    description: doc.description,
    language: languageOf(doc.source, locale),
    frontMatter: doc.frontMatter,
    lastUpdatedAt: doc.lastUpdatedAt ?? null,
    feeds: [],
    sidebar: doc.frontMatter['overview' as never] ? doc.sidebar : undefined,
  };
}

type BlogContext = DocContext & {readonly locales: readonly Locale[]};

/** The sources of the blog: its list and its articles. */
export function blogSource(
  blog: BlogContent,
  {siteDir, baseUrl, locale, locales}: BlogContext,
): readonly PageSource[] {
  const root = baseUrl.slice(0, baseUrl.length - localeRows[locale].prefix.length);
  const feeds = locales.map((other) => ({
    url: `${localeBaseUrl(root, other)}blog/rss.xml`,
    mime: 'application/rss+xml',
    language: localeRows[other].htmlLang,
  }));
  const posts = blog.blogPosts.map(({metadata}): PageSource => {
    const file = metadata.source.replace(/^@site/, siteDir);
    return {
      file,
      pagePath: `blog/${path.basename(file)}`,
      relativePath: path.relative(siteDir, file).split(path.sep).join('/'),
      routePath: `/${metadata.permalink.slice(baseUrl.length)}`,
      title: metadata.title,
      description: metadata.description,
      language: languageOf(metadata.source, locale),
      frontMatter: metadata.frontMatter,
      lastUpdatedAt: metadata.lastUpdatedAt ?? null,
      feeds,
      sidebar: undefined,
    };
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

/** The landing page: its built example stands in a file of its own, its texts are messages. */
export function homeSource(siteDir: string, locale: Locale, settings: SiteSettings): PageSource {
  return {
    file: path.join(siteDir, 'src/pages/_teaser.mdx'),
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
