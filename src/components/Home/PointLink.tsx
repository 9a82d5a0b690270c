'use client';

import {useVersionDialog} from '@site/src/components/VersionDialog/useVersionDialog';
import {hasModifier} from '@site/src/lib/keyboard/hasModifier';
import type {MouseEvent, ReactNode} from 'react';

type Props = {
  readonly opens: 'search' | 'version';
  /** Link to what the dialog is about, for visitors without scripts and clicks with a modifier key. */
  readonly children: ReactNode;
};

/** Opens a dialog in place of the link of a point. The link is static HTML, because every page loads this module. */
export default function PointLink({opens, children}: Props): ReactNode {
  const {open, dialog} = useVersionDialog();
  const handlers = {
    onClick(event: MouseEvent): void {
      if (hasModifier(event)) return;
      if (opens === 'version') {
        event.preventDefault();
        void open();
        return;
      }
      // A site without a search has no button, and the search itself may fail to load: its button handles that.
      const button = document.querySelector<HTMLElement>('.DocSearch-Button');
      if (!button) return;
      event.preventDefault();
      button.click();
    },
  };
  return (
    <>
      <span {...handlers}>{children}</span>
      {dialog}
    </>
  );
}
