import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';
import type {SiteContent} from '../../compiler/build';
import type {MarkdownForms} from '../../compiler/markdown/forms';
import {loadPageData} from '../../compiler/records/data';
import {readTranslations} from '../../compiler/records/translation';
import {indexPointer} from '../../compiler/search/builtIndex';
import type {Site} from '../../compiler/site';
import type {SearchIndex} from '../../compiler/types';
import type {Locale} from '../../site/locales';
import type {SiteSettings} from '../../site/settings';

export type Options = {
  readonly settings: SiteSettings;
  /** Folders of the content and the source of the skill, relative to the site. */
  readonly content: {
    readonly docs: string;
    readonly i18n: string;
    readonly pages: string;
    readonly blog?: string;
    readonly skill?: string;
    readonly translation?: string;
  };
  readonly forms: MarkdownForms;
};

/** What the thread that completes a build is given at first: all that can be sent to one. Then come the addresses of the pages. */
export type Completion = {
  readonly site: Omit<Site, 'data' | 'forms'>;
  readonly content: SiteContent;
  readonly folders: Options['content'];
  readonly outDir: string;
};

export const optionKinds = {
  content: 'object',
  forms: 'object',
  settings: 'object',
} as const;

/** The site in the language that is built; records are read anew, as they may have changed. */
export async function siteOf(
  {siteDir, siteConfig, baseUrl, i18n}: LoadContext,
  {content, forms, settings}: Options,
): Promise<Site> {
  const locale = i18n.currentLocale as Locale;
  return {
    siteDir,
    siteUrl: siteConfig.url,
    baseUrl,
    locale,
    settings,
    data: loadPageData(siteDir, locale, content),
    translations: await readTranslations({siteDir, locale, file: content.translation}),
    forms,
    skill: content.skill,
  };
}

/** What the content plugins have found. */
export function contentOf(allContent: AllContent): SiteContent {
  const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return {
    version: docs.default!.loadedVersions[0]!,
    releases: docs.releases?.loadedVersions[0],
    blog,
  };
}

/** Where the search finds its index, which a build writes; the development server has none. */
export function searchIndexOf({baseUrl}: LoadContext): SearchIndex {
  if (process.env.NODE_ENV === 'development') return {};
  return {searchPointer: `${baseUrl}${indexPointer}`};
}

/** The addresses that are the only one of their page; most sites have none, so most pages carry no list of them. */
export function aloneOf(allContent: AllContent, {translations}: Site): {readonly alone?: string[]} {
  const {version, blog} = contentOf(allContent);
  const pages = [...version.docs, ...(blog?.blogPosts ?? []).map(({metadata}) => metadata)];
  const alone = pages
    .filter(({source}) => translations.get(source.replace(/^@site\//, ''))?.missing !== undefined)
    .map(({permalink}) => permalink);
  return alone.length > 0 ? {alone} : {};
}
