import type {PhrasingContent, RootContent} from 'mdast';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {inlineOrParagraph, link} from '../../compiler/markdown/nodes';
import {glossaryPage} from '../../site/pageRoutes';

/** Serializes a term as a link to its section of the glossary. Throws if the glossary lacks the term. */
export function serializeTerm({node, props, data}: ComponentCall): readonly RootContent[] {
  const id = String(props.id);
  data.term(id);
  const children = node.children as unknown as PhrasingContent[];
  return inlineOrParagraph(node, [link(`/${glossaryPage}.mdx#${id}`, children)]);
}
