'use client';

import Link from '@site/src/components/Link';
import {useVersionDialog} from '@site/src/components/VersionDialog/useVersionDialog';
import {hasModifier} from '@site/src/lib/keyboard/hasModifier';
import type {MouseEvent, ReactNode} from 'react';

type Props = {
  readonly to: string;
  /** Dialog that a click opens. Without scripts or with a modifier key, the link leads to `to`. */
  readonly opens: 'search' | 'version';
  readonly title: string;
};

/** Renders the title of a point as a link that opens a dialog. */
export default function PointLink({to, opens, title}: Props): ReactNode {
  const {open, dialog} = useVersionDialog();

  function onClick(event: MouseEvent): void {
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
  }

  return (
    <>
      <Link className="points__title" to={to} aria-haspopup="dialog" onClick={onClick}>
        {title}
      </Link>
      {dialog}
    </>
  );
}
