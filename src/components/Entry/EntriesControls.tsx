'use client';

import Translate from '@docusaurus/Translate';
import {useState, type ReactNode} from 'react';
import {openAll} from './entries';
import OptionFilter from './OptionFilter';
import {useEntries} from './useEntries';

/** Number of options, which have a filter; undefined if the page lists none. */
type Props = {readonly options?: number};

/** Filter of the options of a page, and a button that opens and closes all entries. */
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

// Not on interaction, as the browser may restore a query in the field.
EntriesControls.hydrate = 'idle';
