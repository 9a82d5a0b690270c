import type {Root} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';

/**
 * Names tables by the heading above them, or the title of the page, for those that scroll: a screen reader says where
 * it is. Several below one heading are counted, as no two parts of a page may have the same name.
 */
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
