import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {remedyIn} from '../log/remedyIn';
import {isExplained} from './buildLogData';

/** Returns the text of a paragraph, with code in backticks. */
function textOf(node: Nodes): string {
  if (node.type === 'inlineCode') {
    const mark = node.value.includes('`') ? '``' : '`';
    return mark + node.value + mark;
  }
  if ('children' in node) return node.children.map(textOf).join('');
  return 'value' in node ? node.value : '';
}

/** Returns what to do about each error, by the address of its section. */
export function remediesOf(
  pages: readonly {readonly path: string; readonly tree: Root}[],
): Readonly<Record<string, string>> {
  const remedies: Record<string, string> = {};
  for (const {path, tree} of pages) {
    const sections = new Map<string, string[]>();
    let paragraphs: string[] = [];
    for (const node of tree.children) {
      if (node.type === 'heading') {
        paragraphs = [];
        sections.set(node.data?.id ?? '', paragraphs);
      } else if (node.type === 'paragraph' || node.type === 'list') {
        visit(node, 'paragraph', (one) => void paragraphs.push(textOf(one)));
      }
    }
    for (const [anchor, texts] of sections) {
      const address = `${path}#${anchor}`;
      const remedy = isExplained(address, anchor) && remedyIn(texts);
      if (remedy) remedies[address] = remedy;
    }
  }
  return remedies;
}
