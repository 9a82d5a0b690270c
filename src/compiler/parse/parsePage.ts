import fs from 'node:fs';
import path from 'node:path';
import type {Heading, Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {parseMarkdown} from 'docusaurus-translations/markdown';
import {isCalloutKind} from '../../site/callouts';
import {cached} from '../cache';
import {SKIP, visit} from 'unist-util-visit';

declare module 'mdast' {
  interface HeadingData {
    /** Explicit id of the heading, from the comment at its end. */
    id?: string;
  }
  interface RootData {
    /** Source of the front matter. */
    yaml?: string;
  }
}

export type PageHeading = {
  readonly text: string;
  /** The text with code in backticks, if it has code. */
  readonly coded?: string;
  readonly id: string;
  readonly depth: number;
};

const trees = new Map<string, {readonly source: string; readonly tree: Root}>();

/** Parses a file, or returns its cached tree. Callers share the tree: clone it before a change. */
export function parseFile(file: string): Root {
  const source = fs.readFileSync(file, 'utf8');
  const earlier = trees.get(file);
  if (earlier?.source === source) return earlier.tree;
  const tree = cached(`tree ${file}\n${source}`, () => parsePage(source, file));
  trees.set(file, {source, tree});
  return tree;
}

/**
 * Parses a page: removes imports, exports and block comments; moves front matter to `data.yaml` and heading ids to the
 * data of headings; restores text such as `node:fs`, which the parser takes for a directive. Errors name the file.
 */
export function parsePage(source: string, file: string): Root {
  let tree: Root;
  try {
    tree = parseMarkdown(source, true);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
  }
  const dropped = new Set(['mdxjsEsm', 'yaml', 'toml', 'mdxFlowExpression']);
  visit(tree, (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    const siblings = parent.children as RootContent[];
    if (node.type === 'heading') takeId(node);
    if (node.type === 'yaml') tree.data = {...tree.data, yaml: node.value};
    if (dropped.has(node.type)) {
      siblings.splice(index, 1);
      return [SKIP, index];
    }
    if (node.type === 'textDirective' || node.type === 'leafDirective') {
      const start = node.position!.start.offset!;
      const end = node.position!.end.offset!;
      siblings[index] = {type: 'text', value: source.slice(start, end)};
      return [SKIP, index + 1];
    }
    return undefined;
  });
  return tree;
}

/** A parsed document with its path, relative to the site. */
export type ParsedDocument = {readonly route: string; readonly title: string; readonly tree: Root};

/** Parses the documents of a folder, sorted by file. Leaves out partials, whose names start with `_`. */
export function parseFolder(folder: string): readonly ParsedDocument[] {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !/(?:^|[\\/])_/.test(file))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => {
      const route = `/${file.replace(/(?:index)?\.mdx$/, '')}`;
      const tree = parseFile(path.join(folder, file));
      const title = /^title:\s*(.+)$/m.exec(tree.data?.yaml ?? '')?.[1] ?? route;
      return {route, title: title.replace(/^(['"])(.*)\1$/, '$2'), tree};
    });
}

/** Moves the explicit id (`{/* #id *\/}`) from a heading's text to its data. */
function takeId(heading: Heading): void {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return;
  const {body = [], comments = []} = last.data?.estree ?? {};
  const comment = comments[0]?.value.trim() ?? '';
  if (body.length > 0 || comments.length !== 1 || !/^#[^\s*]+$/.test(comment)) return;
  heading.data = {...heading.data, id: comment.slice(1)};
  heading.children.pop();
  const text = heading.children.at(-1);
  if (text?.type === 'text') text.value = text.value.trimEnd();
}

/** Returns the headings of a page in order. Throws if one has no explicit id. */
export function collectHeadings(tree: Root, file: string): readonly PageHeading[] {
  const headings: PageHeading[] = [];
  visit(tree, 'heading', ({children, data, depth}: Heading) => {
    const named = children.filter(
      (node) => !(node.type === 'mdxJsxTextElement' && node.name === 'Badge'),
    );
    const text = toString(named).trim();
    if (!data?.id)
      throw new Error(`${file}: heading "${text}" has no id: write {/* #some-id */} after it`);
    const coded = named
      .map((node) => (node.type === 'inlineCode' ? `\`${node.value}\`` : toString(node)))
      .join('')
      .trim();
    headings.push({text, ...(coded !== text && {coded}), id: data.id, depth});
  });
  return headings;
}

export function isCallout(node: {type: string}): node is ContainerDirective {
  return node.type === 'containerDirective' && isCalloutKind((node as ContainerDirective).name);
}
