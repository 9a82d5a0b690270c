'use client';

import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {openAll} from './entries';
import {useAllOpen} from './useEntries';

/** Renders a button that opens or closes all entries. */
export default function EntriesSwitch(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  useAllOpen(setIsOpen);
  return (
    <button
      className="entries-switch"
      type="button"
      aria-expanded={isOpen}
      onClick={() => openAll(!isOpen)}>
      <span className="entries-switch__open">
        <Translate id="entries.open" />
      </span>
      <span className="entries-switch__close">
        <Translate id="entries.close" />
      </span>
    </button>
  );
}
