'use client';

import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {openAll} from './entries';
import OptionFilter from './OptionFilter';
import {useEntries} from './useEntries';

/** `options` is the number of options on the page. Undefined on a page without options, which needs no filter. */
type Props = {readonly options?: number};

/** Renders a filter of the options of a page, and a button that opens or closes all entries. */
export default function EntriesControls({options}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  useEntries(setIsOpen);
  return (
    <div className="entries-controls">
      {options !== undefined && <OptionFilter total={options} />}
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
    </div>
  );
}

// Hydrated without waiting for an interaction, as the browser may have restored a query in the field after a reload.
EntriesControls.hydrate = 'idle';
