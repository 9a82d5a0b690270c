import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {Root, RootContent, Table} from 'mdast';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import sidebars from '../../../sidebars';
import {collectHeadings, parsePage} from '../../../src/plugins/site-pages/parse';
import {overviewGroups, overviewList} from '../../../src/plugins/site-pages/overview';
import {renderTwin} from '../../../src/plugins/site-pages/twin';
import {llmsFiles} from '../../../src/site/llms';
import {root} from './files';
import {isRouted, routeOf, type SourcePage} from './pages';
import {pageData} from './rules/components';
import type {Site} from './rules/rule';
import {withoutLanguage} from './skeleton';

/** What stands together for a reader: a paragraph, a heading, a row of a table, the facts of an option, a block. */
export type Unit = {
  /** Depth of a heading, 0 for anything else. */
  readonly depth: number;
  readonly text: string;
  /** Its pieces of code. */
  readonly code: readonly string[];
  /** Where it leads: routes without language, addresses of other sites without theirs. */
  readonly links: readonly string[];
};

const parser = unified().use(remarkParse).use(remarkGfm);

/** The whole text of a page as its Markdown twin has it: components are filled in. */
export function fullText(page: SourcePage, site: Site): readonly Unit[] {
  const file = path.join(root, page.file);
  const tree = parsePage(page.source, file);
  collectHeadings(tree, page.file);
  const twin = renderTwin({
    title: String(page.frontMatter.title),
    description: String(page.frontMatter.description),
    url: routeOf(page),
    language: page.locale,
    updated: null,
    index: llmsFiles.index,
    tree,
    data: pageData(page.locale),
    toAbsolute: (url) => url,
    before: page.frontMatter.overview === true ? overview(page, site) : [],
  });
  return unitsOf(parser.parse(twin));
}

function unitsOf(tree: Root): readonly Unit[] {
  const units: Unit[] = [];
  visit(tree, (node) => {
    const isUnit =
      ['paragraph', 'heading', 'code', 'tableRow'].includes(node.type) ||
      (node.type === 'table' && isFacts(node));
    if (!isUnit) return undefined;
    units.push(unitOf(node as RootContent));
    return SKIP;
  });
  return units;
}

/** The table of `<OptionFacts>`: the name of an option, and nothing beside it. */
function isFacts({children: [head]}: Table): boolean {
  const [name, rest] = head?.children ?? [];
  return name?.children[0]?.type === 'inlineCode' && !!rest && toString(rest) === '';
}

function unitOf(node: RootContent): Unit {
  const code: string[] = [];
  const words: string[] = [];
  const links: string[] = [];
  visit(node, (inner) => {
    if (inner.type === 'inlineCode' || inner.type === 'code') code.push(inner.value);
    if (inner.type === 'link' || inner.type === 'image') links.push(placeOfLink(inner.url));
    // Cells are apart, whatever stands in them.
    if (inner.type === 'tableCell') words.push(' | ');
    if ('value' in inner) words.push(inner.value);
    if (inner.type === 'break') words.push(' ');
  });
  const text = words.join('').replace(/\s+/g, ' ').trim();
  // The name of an option is code in a heading, even where it is not set as code.
  return node.type === 'heading'
    ? {depth: node.depth, text, code: [text], links}
    : {depth: 0, text, code, links};
}

/** A link as it is compared: without language, files as their routes. */
export function placeOfLink(url: string): string {
  return withoutLanguage(url.replace(/(?:(^|\/)index)?\.mdx(?=#|$)/, '$1'));
}

type Item =
  string | {readonly type?: string; readonly id?: string; readonly items?: readonly Item[]};

/** The sidebar as Docusaurus hands it to the plugin: every document is an object. */
function written(items: readonly Item[]): readonly Item[] {
  return items.map((item) =>
    typeof item === 'string'
      ? {type: 'doc', id: item}
      : item.items
        ? {...item, items: written(item.items)}
        : item,
  );
}

const idOf = ({key}: SourcePage): string => key.replace(/^docs\//, '').replace(/\.mdx?$/, '');

/** The list that an overview page begins with. */
function overview(page: SourcePage, site: Site): readonly RootContent[] {
  const lists = Object.entries(sidebars).map(
    ([name, items]) => [name, written(items as readonly Item[])] as const,
  );
  const own = lists.find(([, items]) => JSON.stringify(items).includes(`"${idOf(page)}"`));
  if (!own) return [];
  const docs = site
    .pages()
    .filter(
      (other) => other.locale === page.locale && other.key.startsWith('docs/') && isRouted(other),
    )
    .map((other) => ({
      id: idOf(other),
      source: other.file,
      title: other.frontMatter.title,
      frontMatter: other.frontMatter,
      permalink: routeOf(other),
    }));
  // What the plugin reads of a version.
  const version = {docs, sidebars: Object.fromEntries(lists)} as unknown as LoadedVersion;
  return overviewList(
    overviewGroups(version, own[0], (source) => path.join(root, source)),
    '',
  );
}
