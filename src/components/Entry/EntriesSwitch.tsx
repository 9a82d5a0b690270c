'use client';

import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {openAll} from './entries';
import {useEntries} from './useEntries';

/** Button that opens and closes all entries of a page. */
export default function EntriesSwitch(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  useEntries(setIsOpen);
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

EntriesSwitch.hydrate = 'idle';
