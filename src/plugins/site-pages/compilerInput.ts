import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent, LoadContext} from '@docusaurus/types';
import type {SiteContent} from '../../compiler/compileSite';
import type {MarkdownForms} from '../../compiler/markdown/forms';
import {loadPageData} from '../../rslib/pageData';
import {readTranslations} from '../../compiler/parse/pageTranslations';
import {indexPointer} from '../../compiler/search/builtIndex';
import type {SiteContext} from '../../compiler/siteContext';
import type {SearchIndex} from '../../compiler/outputTypes';
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

/** Data of Docusaurus that the compiler needs. Plain, so that it can be sent to another process. */
export type BuildContext = Pick<LoadContext, 'siteDir' | 'baseUrl'> & {
  readonly siteConfig: Pick<LoadContext['siteConfig'], 'url'>;
  readonly i18n: Pick<LoadContext['i18n'], 'currentLocale'>;
};

/** Returns the input of the compiler. Reads the records anew, because they may change during development. */
export async function siteOf(
  {siteDir, siteConfig, baseUrl, i18n}: BuildContext,
  {content, forms, settings}: Options,
): Promise<SiteContext> {
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

export function contentOf(allContent: AllContent): SiteContent {
  const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, LoadedContent>;
  const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
  return {
    version: docs.default!.loadedVersions[0]!,
    releases: docs.releases?.loadedVersions[0],
    blog,
  };
}

/** Returns the URL path of the file that points to the search index. */
export function searchIndexOf({baseUrl}: LoadContext): SearchIndex {
  return {searchPointer: `${baseUrl}${indexPointer}`};
}

/** Returns the paths of pages that exist in one language only; an empty object if there are none. */
export function aloneOf(
  allContent: AllContent,
  {translations}: SiteContext,
): {readonly alone?: string[]} {
  const {version, blog} = contentOf(allContent);
  const pages = [...version.docs, ...(blog?.blogPosts ?? []).map(({metadata}) => metadata)];
  const alone = pages
    .filter(({source}) => translations.get(source.replace(/^@site\//, ''))?.missing !== undefined)
    .map(({permalink}) => permalink);
  return alone.length > 0 ? {alone} : {};
}
