'use client';

import {translate} from '@docusaurus/Translate';
import FilterField from '@site/src/components/FilterField';
import {useState, type ReactNode} from 'react';
import {filterOptions} from './entries';

/** Renders the field that filters the options of a page by name (`auto-external`, `autoExternal`) or description. */
export default function OptionFilter({total}: {readonly total: number}): ReactNode {
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

// Hydrated without waiting for an interaction, as the browser may have restored a query in the field after a reload.
OptionFilter.hydrate = 'idle';

function message(count: number, query: string): string {
  if (count === 0) return translate({id: 'options.none'}, {query});
  return count === 1
    ? translate({id: 'options.one'}, {count})
    : translate({id: 'options.many'}, {count});
}
