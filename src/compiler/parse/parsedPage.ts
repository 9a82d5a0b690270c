import type {Root} from 'mdast';
import type {PageData} from '../records/data';
import type {PageType, SiteFrontMatter} from '../types';
import {checkFrontMatter} from './frontMatter';
import {collectHeadings, parseFile, type PageHeading} from './page';
import {proofOf, type Proof} from './proof';
import type {PageSource} from './sources';

/** A page of the site, read once: what everything else is made from. */
export type ParsedPage = PageSource & {
  readonly frontMatter: SiteFrontMatter;
  readonly pageType: PageType;
  /** Absolute address. */
  readonly url: string;
  /** Shared with whatever else reads the file: not to be changed. */
  readonly tree: Root;
  readonly headings: readonly PageHeading[];
  /** What a document shows of the package; undefined when it shows nothing, and for other kinds of page. */
  readonly proof: Proof | undefined;
};

type Context = {readonly siteUrl: string; readonly baseUrl: string; readonly data: PageData};

/** Reads the source of a page. Front matter, headings and components that are not as they should be throw. */
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
    proof: pageType === 'doc' ? proofOf(tree, data) : undefined,
  };
}
