import fs from 'node:fs/promises';
import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import type {Root, RootContent} from 'mdast';
import {localeRows} from '../../site/locales';
import type {PageData} from '../site-mdx/data';
import {jsx} from '../site-mdx/jsx';
import {checkFrontMatter} from './frontMatter';
import {collectHeadings, parsePage} from './parse';
import type {PageSource} from './sources';
import {headingOffsets, renderTwin} from './twin';
import type {Page} from './types';

export type RenderedPage = {readonly page: Page; readonly twin: string};

type Context = {
  readonly data: PageData;
  readonly siteUrl: string;
  readonly baseUrl: string;
  readonly siteDir: string;
  readonly docs: readonly DocMetadata[];
  readonly after: readonly RootContent[];
};

/** Reads the source of a page once: its manifest entry and its Markdown twin. */
export async function renderPage(source: PageSource, context: Context): Promise<RenderedPage> {
  const {data, siteUrl, baseUrl} = context;
  const frontmatter = checkFrontMatter(source.frontMatter, source.relativePath);
  const tree: Root = source.file
    ? parsePage(await fs.readFile(source.file, 'utf8'), source.file)
    : {type: 'root', children: []};
  if (source.component) tree.children.push(jsx(source.component, {}));
  const headings = collectHeadings(tree, source.relativePath);
  const url = `${siteUrl}${baseUrl}${source.routePath.slice(1)}`;
  const listed = (source.entries ?? []).map((entry): RootContent => ({
    type: 'paragraph',
    children: [{type: 'link', url: entry.url, children: [{type: 'text', value: entry.title}]}],
  }));
  const twin = renderTwin({
    title: source.title,
    description: source.description,
    url,
    tree,
    data,
    toAbsolute: (target) => absoluteAddress(target, source, url, context),
    after: [...context.after, ...listed],
  });
  const offsets = headingOffsets(twin, headings);
  return {
    twin,
    page: {
      pagePath: source.pagePath,
      routePath: source.routePath,
      title: source.title,
      headingTitle: source.title,
      description: source.description,
      frontmatter,
      toc: headings
        .map((heading, index) => ({...heading, charIndex: offsets[index]!}))
        .filter(({depth}) => depth >= 2 && depth <= 4),
      pageType: frontmatter.pageType ?? 'doc',
      lang: localeRows[data.locale].language,
      version: '',
      lastUpdatedTime: source.lastUpdatedAt,
      feeds: source.feeds,
      _relativePath: source.relativePath,
    },
  };
}

/** The absolute address of a link in a page: files become their routes, routes get base path and language. */
function absoluteAddress(
  target: string,
  source: PageSource,
  pageUrl: string,
  {siteUrl, baseUrl, docs}: Context,
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
