import type {RootContent} from 'mdast';
import type {ComponentCall} from '../../plugins/site-mdx/components';

/** Tabs are their items, one after the other. */
export function serializeTabs({node}: ComponentCall): readonly RootContent[] {
  return node.children;
}

/** A tab is a paragraph with its label in bold, then its content. */
export function serializeTabItem({node, props}: ComponentCall): readonly RootContent[] {
  const label = String(props.label ?? props.value);
  return [
    {
      type: 'paragraph',
      children: [{type: 'strong', children: [{type: 'text', value: label}]}],
    },
    ...(node.children as RootContent[]),
  ];
}
