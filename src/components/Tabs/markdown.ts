import type {RootContent} from 'mdast';
import {isGroupName} from '../../lib/storage/tabChoices';
import type {ComponentCall} from '../../compiler/markdown/forms';

/** Tabs are their items, one after the other. Throws when the group has a name that cannot be remembered. */
export function serializeTabs({node, props}: ComponentCall): readonly RootContent[] {
  const {groupId} = props;
  if (groupId !== undefined && !isGroupName(String(groupId))) {
    throw new Error(
      `<Tabs groupId="${String(groupId)}">: write small letters, digits and hyphens, a letter first`,
    );
  }
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
