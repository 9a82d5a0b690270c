import fs from 'node:fs';
import path from 'node:path';
import type {Heading, Root, RootContent} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';
import {toString} from 'mdast-util-to-string';
import {mdxParser} from './mdxParser';
import {isCalloutKind} from '../../site/callouts';
import {SKIP, visit} from 'unist-util-visit';

/** A heading of a page: what an outline or an overview shows of it. */
export type PageHeading = {readonly text: string; readonly id: string; readonly depth: number};

/**
 * Reads the source of a page as a Markdown syntax tree: partials put in, imports, exports, comments and
 * front matter taken out, words such as `node:fs` kept as text. Errors name the file.
 */
export function parsePage(source: string, file: string): Root {
  let tree: Root;
  try {
    tree = mdxParser.parse(source);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
  }
  const partials = new Map<string, string>();
  visit(tree, 'mdxjsEsm', (node) => {
    const {value} = node;
    for (const match of value.matchAll(/import\s+(\w+)\s+from\s+['"]([^'"]+\.mdx)['"]/g)) {
      partials.set(match[1]!, path.resolve(path.dirname(file), match[2]!));
    }
  });
  const dropped = new Set(['mdxjsEsm', 'yaml', 'toml', 'mdxFlowExpression']);
  visit(tree, (node, index, parent) => {
    if (index === undefined || !parent) return undefined;
    const siblings = parent.children as RootContent[];
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
    if (node.type === 'mdxJsxFlowElement') {
      const partial = partials.get((node as unknown as {name: string}).name);
      if (partial) {
        const inner = parsePage(fs.readFileSync(partial, 'utf8'), partial);
        siblings.splice(index, 1, ...inner.children);
        return [SKIP, index + inner.children.length];
      }
    }
    return undefined;
  });
  return tree;
}

/**
 * Takes the explicit id (`{/* #id *\/}`) off a heading and returns it; undefined when there is none.
 * The tree is changed: the comment is not part of the heading's text.
 */
export function takeHeadingId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  const id = /^\/\*\s*#([^\s*]+)\s*\*\/$/.exec(last.value.trim())?.[1];
  if (!id) return undefined;
  heading.children.pop();
  const text = heading.children.at(-1);
  if (text?.type === 'text') text.value = text.value.trimEnd();
  return id;
}

/** The headings of a page with their ids, in reading order; a heading without an explicit id throws. */
export function collectHeadings(tree: Root, file: string): readonly PageHeading[] {
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (heading: Heading) => {
    const id = takeHeadingId(heading);
    const named = heading.children.filter(
      (node) => !(node.type === 'mdxJsxTextElement' && node.name === 'Badge'),
    );
    const text = toString(named).trim();
    if (!id)
      throw new Error(`${file}: heading "${text}" has no id, write {/* #some-id */} behind it`);
    headings.push({text, id, depth: heading.depth});
  });
  return headings;
}

/** True for a callout. */
export function isCallout(node: {type: string}): node is ContainerDirective {
  return node.type === 'containerDirective' && isCalloutKind((node as ContainerDirective).name);
}
