import fs from 'node:fs/promises';
import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {Root, RootContent} from 'mdast';
import {llmsFiles} from '../../site/llms';
import {localeRows} from '../../site/locales';
import {verifiedLine} from '../../components/Verified/markdown';
import type {PageData} from '../records/data';
import {proofOf} from '../parse/proof';
import {checkFrontMatter} from '../parse/frontMatter';
import {collectHeadings, parsePage} from '../parse/page';
import type {PageSource} from '../parse/sources';
import {headingOffsets, renderMirror} from './mirror';
import type {Page} from '../types';

export type RenderedPage = {readonly page: Page; readonly mirror: string};

type Context = {
  readonly data: PageData;
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly siteDir: string;
  readonly docs: readonly DocMetadata[];
  /** Nodes around the text, such as the list of an overview. */
  readonly before: readonly RootContent[];
  readonly after: readonly RootContent[];
};

/** Reads the source of a page once: its manifest entry and its Markdown mirror. */
export async function renderPage(source: PageSource, context: Context): Promise<RenderedPage> {
  const {data, siteUrl, baseUrl} = context;
  const frontmatter = checkFrontMatter(source.frontMatter, source.relativePath);
  const tree: Root = source.file
    ? parsePage(await fs.readFile(source.file, 'utf8'), source.file)
    : {type: 'root', children: []};
  const headings = collectHeadings(tree, source.relativePath);
  const url = `${siteUrl}${baseUrl}${source.routePath.slice(1)}`;
  const headingTitle = source.headingTitle ?? source.title;
  const pageType = frontmatter.pageType ?? 'doc';
  const proof = pageType === 'doc' ? proofOf(tree, data) : undefined;
  const mirror = renderMirror({
    title: headingTitle,
    description: source.description,
    url,
    language: source.language,
    published: frontmatter.date === undefined ? undefined : new Date(frontmatter.date),
    updated: source.lastUpdatedAt,
    index: `${siteUrl}${baseUrl}${llmsFiles.index}`,
    tree,
    data,
    toAbsolute: (target) => absoluteAddress(target, source, url, context),
    before: context.before,
    after: [...context.after, ...(proof ? [verifiedLine(proof, data)] : [])],
  });
  const offsets = headingOffsets(mirror, headings);
  return {
    mirror,
    page: {
      pagePath: source.pagePath,
      routePath: source.routePath,
      title: source.title,
      headingTitle,
      description: source.description,
      frontmatter,
      toc: headings
        .map((heading, index) => ({...heading, charIndex: offsets[index]!}))
        .filter(({depth}) => depth >= 2 && depth <= 4),
      pageType,
      lang: localeRows[data.locale].language,
      version: '',
      lastUpdatedTime: source.lastUpdatedAt,
      feeds: source.feeds,
      _relativePath: source.relativePath,
    },
  };
}

/** The absolute address of a link in a page: files become their routes, routes get base path and language. */
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
    if (!doc) throw new Error(`${source.relativePath}: link to "${target}" leads to no page`);
    return `${siteUrl}${doc.permalink}${suffix}`;
  }
  if (target.startsWith('/')) {
    return target.startsWith(baseUrl) && baseUrl !== '/'
      ? `${siteUrl}${target}`
      : `${siteUrl}${baseUrl}${target.slice(1)}`;
  }
  return new URL(target, pageUrl).href;
}
