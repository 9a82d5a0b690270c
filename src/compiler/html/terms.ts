import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {glossaryPage} from '../../site/pageRoutes';
import {jsx, readAttributes} from '../markdown/nodes';
import type {Records} from '../../rslib/pageData';

type Options = {readonly records: Records};

/**
 * Replaces `<Term id="esm">ESM</Term>` by a link to the glossary, and appends the definitions of all terms of the page,
 * which popovers and the printed page show. Throws on an unknown term.
 */
export function remarkTerms({records}: Options) {
  return (tree: Root, file: VFile): void => {
    const used = new Set<string>();
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (found) => {
      const node = found as MdxJsxFlowElement | MdxJsxTextElement;
      if (node.name !== 'Term') return;
      const id = String(readAttributes(node).id);
      used.add(id);
      node.name = 'TermView';
      node.attributes = jsx('TermView', {href: hrefOf(id), target: `term-${id}`}).attributes;
    });
    if (used.size === 0) return;
    const data = records.load();
    try {
      tree.children.push(
        jsx(
          'TermsView',
          {},
          [...used].map((id) => {
            const {title, children} = data.term(id);
            return jsx('TermCardView', {id: `term-${id}`, title, href: hrefOf(id)}, [
              {type: 'paragraph', children: structuredClone([...children])},
            ]);
          }),
        ),
      );
    } catch (error) {
      throw new Error(`${file.path}: ${(error as Error).message}`, {cause: error});
    }
  };
}

function hrefOf(id: string): string {
  return `/${glossaryPage}#${id}`;
}
