'use client';

import Translate, {translate} from '@docusaurus/Translate';
import FilterField from '@site/src/components/FilterField';
import {useState, type ReactNode} from 'react';
import {filterOptions, openAll} from './entries';
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

/** Renders the field that filters the options of a page by name (`auto-external`, `autoExternal`) or description. */
function OptionFilter({total}: {readonly total: number}): ReactNode {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(total);

  function filter(wanted: string): void {
    setQuery(wanted);
    setCount(filterOptions(wanted.trim()));
  }

  return (
    <FilterField
      className="options-filter"
      label={translate({id: 'options.filter'})}
      query={query}
      onQuery={filter}>
      {message(count, query.trim())}
    </FilterField>
  );
}

function message(count: number, query: string): string {
  if (count === 0) return translate({id: 'options.none'}, {query});
  return count === 1
    ? translate({id: 'options.one'}, {count})
    : translate({id: 'options.many'}, {count});
}
