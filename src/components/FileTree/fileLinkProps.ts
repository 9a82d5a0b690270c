import {showPanel} from '@site/src/components/Tabs/showPanel';
import {targetId} from '@site/src/lib/address/targetId';
import {hasModifier} from '@site/src/lib/keyboard/hasModifier';
import type {MouseEvent} from 'react';

/** Props of an element that contains a file tree and tabs. A link in the tree selects the tab of its file. */
export const fileLinkProps = {
  onClick(event: MouseEvent): void {
    if (hasModifier(event)) return;
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.tree__file--key');
    if (link && showPanel(targetId(link.hash))) event.preventDefault();
  },
};
