import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {RootContent} from 'mdast';
import {llmsFiles} from '../../site/outputFiles';
import {localeBaseUrl, localeRows, rootBaseUrl} from '../../site/locales';
import {addTranslationNotices} from '../markdown/translationNotices';
import type {ParsedPage} from '../parse/parsedPage';
import type {PageSource} from '../parse/pageSources';
import {createAddress} from '../repository';
import type {SiteContext} from '../siteContext';
import type {Page} from '../outputTypes';
import {renderMirror} from './renderMirror';

export type RenderedPage = {readonly page: Page; readonly mirror: string};

type Context = Omit<SiteContext, 'locale' | 'skill'> & {readonly docs: readonly DocMetadata[]};

type Around = {
  readonly before?: readonly RootContent[];
  readonly after?: readonly RootContent[];
};

/** Returns the Markdown mirror of a page, and the page's entry in the list of pages. */
export function renderPage(
  parsed: ParsedPage,
  context: Context,
  {before, after = []}: Around = {},
): RenderedPage {
  const {siteDir, settings, translations, data, forms, siteUrl, baseUrl} = context;
  const {locale} = data;
  const root = rootBaseUrl(baseUrl, locale);
  const {frontMatter, headings, lastUpdatedAt, proof, tree, url} = parsed;
  const headingTitle = parsed.headingTitle ?? parsed.title;
  const {text, offsets} = renderMirror({
    title: headingTitle,
    description: parsed.description,
    url,
    language: parsed.language,
    published: frontMatter.date === undefined ? undefined : new Date(frontMatter.date),
    updated: lastUpdatedAt,
    index: `${siteUrl}${baseUrl}${llmsFiles.index}`,
    tree,
    data,
    forms,
    toAbsolute: (target) => absoluteAddress(target, parsed, url, context),
    before,
    addNotices: (tree) =>
      addTranslationNotices(tree, translations.get(parsed.relativePath), frontMatter, {
        locale,
        urlIn: (other) => `${siteUrl}${localeBaseUrl(root, other)}${parsed.routePath.slice(1)}`,
        createUrl: (file) => createAddress(siteDir, settings, file),
      }),
    after: [...after, ...(proof ? [forms.verified.line(proof, data)] : [])],
  });
  return {
    mirror: text,
    page: {
      pagePath: parsed.pagePath,
      routePath: parsed.routePath,
      title: parsed.title,
      headingTitle,
      description: parsed.description,
      frontmatter: frontMatter,
      toc: headings
        .filter(({depth}) => depth >= 2 && depth <= 4)
        .map(({text, id, depth}) => ({text, id, depth, charIndex: offsets.get(id) ?? -1})),
      pageType: parsed.pageType,
      lang: localeRows[locale].language,
      version: '',
      lastUpdatedTime: lastUpdatedAt,
      feeds: parsed.feeds,
      _relativePath: parsed.relativePath,
    },
  };
}

/** Returns the absolute URL of a link, which may name a page's file, or a route without base path and language. */
export function absoluteAddress(
  target: string,
  source: Pick<PageSource, 'pagePath' | 'relativePath'>,
  pageUrl: string,
  {siteUrl, baseUrl, docs}: Pick<Context, 'siteUrl' | 'baseUrl' | 'docs'>,
): string {
  if (/^[a-z][a-z+.-]*:/i.test(target)) return target;
  if (target.startsWith('#')) return `${pageUrl}${target}`;
  const [file = '', hash] = target.split('#');
  const suffix = hash === undefined ? '' : `#${hash}`;
  if (/\.mdx?$/.test(file)) {
    const id = file.startsWith('/')
      ? file.slice(1)
      : path.posix.join(path.posix.dirname(source.pagePath), file);
    const doc = docs.find((entry) => `${entry.id}.mdx` === id);
    if (!doc) throw new Error(`${source.relativePath}: link to "${target}" matches no page`);
    return `${siteUrl}${doc.permalink}${suffix}`;
  }
  if (target.startsWith('/')) {
    return target.startsWith(baseUrl) && baseUrl !== '/'
      ? `${siteUrl}${target}`
      : `${siteUrl}${baseUrl}${target.slice(1)}`;
  }
  return new URL(target, pageUrl).href;
}
