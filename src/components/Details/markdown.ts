import type {PhrasingContent, RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {inlineOrParagraph, paragraph, strong} from '../../compiler/markdown/nodes';

/** Serializes a fold as its summary and its content. Docusaurus' `<Details>` may have the summary as an attribute. */
export function serializeDetails({node, props}: ComponentCall): readonly RootContent[] {
  const {summary} = props;
  if (typeof summary !== 'string') return node.children;
  return [paragraph(strong(summary)), ...node.children];
}

export function serializeSummary({node}: ComponentCall): readonly RootContent[] {
  const children = node.children as unknown as readonly RootContent[];
  // MDX wraps the text of a summary in a paragraph if the text is on a line of its own.
  const words = children.flatMap((child) =>
    child.type === 'paragraph' ? child.children : [child],
  );
  return inlineOrParagraph(node, [strong(words as PhrasingContent[])]);
}
