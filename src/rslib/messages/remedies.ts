import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {isErrorId} from '../../lib/page/overviewHeadings';

const longest = 200;

/** Returns the start of the first paragraph of each section about an error, by the address of the section. */
export function remediesOf(
  pages: readonly {readonly path: string; readonly tree: Root}[],
): Readonly<Record<string, string>> {
  const remedies: Record<string, string> = {};
  for (const {path, tree} of pages) {
    let address = '';
    for (const node of tree.children) {
      if (node.type === 'heading') {
        const anchor = node.data?.id ?? '';
        address = isErrorId(anchor) ? `${path}#${anchor}` : '';
      } else if (node.type === 'paragraph' && address !== '') {
        remedies[address] ??= toString(node).trim().slice(0, longest);
      }
    }
  }
  return remedies;
}
