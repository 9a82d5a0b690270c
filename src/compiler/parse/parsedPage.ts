import type {Root} from 'mdast';
import type {PageData} from '../../rslib/pageData';
import type {PageType, SiteFrontMatter} from '../outputTypes';
import {checkFrontMatter} from './checkFrontMatter';
import {collectHeadings, parseFile, type PageHeading} from './parsePage';
import {verificationOf, type Verification} from './verification';
import type {PageSource} from './pageSources';

/** A parsed page, from which all outputs are made. */
export type ParsedPage = PageSource & {
  readonly frontMatter: SiteFrontMatter;
  readonly pageType: PageType;
  readonly url: string;
  /** Shared with other callers of `parseFile`: clone it before a change. */
  readonly tree: Root;
  readonly headings: readonly PageHeading[];
  /** Examples and package versions that a document shows; undefined if it shows none, and for other page types. */
  readonly proof: Verification | undefined;
};

type Context = {readonly siteUrl: string; readonly baseUrl: string; readonly data: PageData};

/** Parses the source of a page. Throws on invalid front matter, headings or components. */
export function parseSource(source: PageSource, {siteUrl, baseUrl, data}: Context): ParsedPage {
  const frontMatter = checkFrontMatter(source.frontMatter, source.relativePath);
  const tree: Root = source.file ? parseFile(source.file) : {type: 'root', children: []};
  const {pageType = 'doc'} = frontMatter;
  return {
    ...source,
    frontMatter,
    pageType,
    url: `${siteUrl}${baseUrl}${source.routePath.slice(1)}`,
    tree,
    headings: collectHeadings(tree, source.relativePath),
    proof: pageType === 'doc' ? verificationOf(tree, data) : undefined,
  };
}
