import type {PhrasingContent, RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {inLine} from '../../compiler/markdown/nodes';

/** In Markdown nothing is folded. A summary may be an attribute, too, as the component of the theme has it. */
export function serializeDetails({node, props}: ComponentCall): readonly RootContent[] {
  const {summary} = props;
  if (typeof summary !== 'string') return node.children;
  const words: PhrasingContent = {type: 'strong', children: [{type: 'text', value: summary}]};
  return [{type: 'paragraph', children: [words]}, ...node.children];
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
