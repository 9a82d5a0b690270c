import type {RootContent} from 'mdast';
import {isGroupName} from '../../lib/storage/tabChoices';
import type {ComponentCall} from '../../compiler/markdown/forms';
import {paragraph, strong} from '../../compiler/markdown/nodes';

/** Serializes tabs as their items. Throws if the name of the group is invalid. */
export function serializeTabs({node, props}: ComponentCall): readonly RootContent[] {
  const {groupId} = props;
  if (groupId !== undefined && !isGroupName(String(groupId))) {
    throw new Error(
      `<Tabs groupId="${String(groupId)}"> is invalid: use small letters, digits and hyphens, and begin with a letter.`,
    );
  }
  return node.children;
}

/** Serializes a tab as its label in bold and its content. */
export function serializeTabItem({node, props}: ComponentCall): readonly RootContent[] {
  const label = String(props.label ?? props.value);
  return [paragraph(strong(label)), ...(node.children as RootContent[])];
}
