import type {PhrasingContent, RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {inLine} from '../../compiler/markdown/nodes';

/** In Markdown nothing is folded. */
export function serializeDetails({node}: ComponentCall): readonly RootContent[] {
  return node.children;
}

/** What stands on a fold, in bold. */
export function serializeSummary({node}: ComponentCall): readonly RootContent[] {
  const children = node.children as unknown as readonly RootContent[];
  // A line of its own is a paragraph already.
  const words = children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child],
  );
  return inLine(node, [{type: 'strong', children: words as PhrasingContent[]}]);
}
