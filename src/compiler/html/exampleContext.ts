import type {Node, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {ExampleContext} from '../code/excerpt';

/** Number of paragraphs before an example whose inline code is its context, besides the one after it. */
const paragraphsBefore = 2;

/**
 * Returns the context of each example of a page: names in the headings and the title, and inline code in the
 * adjacent paragraphs. Link texts are left out, because they are about other pages.
 */
export function exampleContexts(tree: Root, title = ''): ReadonlyMap<Node, ExampleContext> {
  const found = new Map<Node, ExampleContext>();
  const names: string[] = [];
  let before: (readonly string[])[] = [];
  /** Words of the last example, if the paragraph after it has not been added yet; otherwise undefined. */
  let open: string[] | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') {
      // Removes the headings of this depth and deeper, because their sections end at this heading.
      names.length = Math.min(names.length, node.depth - 1);
      names[node.depth - 1] = toString(node).trim();
      before = [];
      open = undefined;
      return SKIP;
    }
    if (node.type === 'paragraph') {
      const words = codeIn(node);
      before.push(words);
      open?.push(...words);
      open = undefined;
    }
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Example') {
      open = before.slice(-paragraphsBefore).flat();
      const topics = [...names]
        .reverse()
        .concat(title)
        .filter((name) => /^[\w.]+$/.test(name ?? ''));
      found.set(node, {topics, words: open});
      before = [];
    }
    return undefined;
  });
  return found;
}

function codeIn(paragraph: Node): readonly string[] {
  const words: string[] = [];
  visit(paragraph, (node) => {
    if (node.type === 'link') return SKIP;
    if (node.type === 'inlineCode') words.push((node as {value?: string}).value ?? '');
    return undefined;
  });
  return words;
}
