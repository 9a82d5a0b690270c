import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/** Labels each table with the heading above it or the page's title; the second table below a heading gets `(2)`. */
export function remarkTableNames() {
  return (tree: Root, file: VFile): void => {
    const {title} = (file.data.frontMatter ?? {}) as {title?: string};
    const counts = new Map<string, number>();
    let heading = title ?? '';
    visit(tree, ['heading', 'table'], (node) => {
      if (node.type === 'heading') heading = toString(node);
      if (node.type !== 'table' || heading === '') return;
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      const name = count === 1 ? heading : `${heading} (${count})`;
      node.data = {...node.data, hProperties: {ariaLabel: name}};
    });
  };
}
