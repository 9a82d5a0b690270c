'use client';

import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import type {ReactNode} from 'react';
import {openShortcuts} from './openShortcuts';

/** Renders a button that opens the list of keyboard shortcuts, also while single-character shortcuts are off. */
export default function ShortcutsButton({className}: {readonly className: string}): ReactNode {
  return (
    <button
      className={`${className} shortcuts-button`}
      type="button"
      aria-haspopup="dialog"
      onClick={openShortcuts}>
      <Icon name="keyboard" />
      <Translate id="shortcuts.title" />
    </button>
  );
}
