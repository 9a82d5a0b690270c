import type {Node, Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import type {About} from '../code/excerpt';

/** How many paragraphs before an example speak of it; one after it does too. */
const paragraphsBefore = 2;

/**
 * What the text around each example of a page speaks of: names in its headings and in the title, and what the
 * paragraphs beside it set in code. Links in them are about other places.
 */
export function aboutExamples(tree: Root, title = ''): ReadonlyMap<Node, About> {
  const found = new Map<Node, About>();
  const names: string[] = [];
  let before: (readonly string[])[] = [];
  /** The words of the example above, as long as the next paragraph may add to them. */
  let open: string[] | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading') {
      // A heading ends those of its depth and below.
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

/** What a paragraph sets in code, links left out. */
function codeIn(paragraph: Node): readonly string[] {
  const words: string[] = [];
  visit(paragraph, (node) => {
    if (node.type === 'link') return SKIP;
    if (node.type === 'inlineCode') words.push((node as {value?: string}).value ?? '');
    return undefined;
  });
  return words;
}
