'use client';

import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import type {ReactNode} from 'react';
import {openSheet} from './openSheet';

type Props = {readonly className: string};

/** Opens the sheet of keyboard shortcuts; it is there for those who have switched its key off, too. */
export default function ShortcutsButton({className}: Props): ReactNode {
  return (
    <button
      className={`${className} shortcuts-button`}
      type="button"
      aria-haspopup="dialog"
      onClick={openSheet}>
      <Icon name="keyboard" />
      <Translate id="shortcuts.title" />
    </button>
  );
}
