import path from 'node:path';
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {glossaryPage} from '../../site/pageRoutes';
import {jsx, readAttributes} from '../markdown/nodes';
import type {Records} from '../records/pageData';

type Options = {readonly records: Records};

/**
 * Turns `<Term id="esm">ESM</Term>` into a link to the glossary, and appends the definitions of a page's
 * terms for popovers and print. Throws on an unknown term.
 */
export function remarkTerms({records}: Options) {
  return (tree: Root, file: VFile): void => {
    const used = new Map<string, string>();
    visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (found) => {
      const node = found as MdxJsxFlowElement | MdxJsxTextElement;
      if (node.name !== 'Term') return;
      const id = String(readAttributes(node).id);
      const target = `term-${fragmentPrefix(file.path)}${id}`;
      used.set(id, target);
      node.name = 'TermView';
      node.attributes = jsx('TermView', {href: hrefOf(id), target}).attributes;
    });
    if (used.size === 0) return;
    const data = records.load();
    try {
      tree.children.push(
        jsx(
          'TermsView',
          {},
          [...used].map(([id, target]) => {
            const {title, children} = data.term(id);
            return jsx('TermCardView', {id: target, title, href: hrefOf(id)}, [
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

/** A fragment is compiled separately, so its ids need a prefix to be unique in the page. */
function fragmentPrefix(file: string): string {
  return /[\\/](?:_partials|shared)[\\/]/.test(file)
    ? `${path.basename(file, path.extname(file))}-`
    : '';
}
