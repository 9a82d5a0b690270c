'use client';

import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import * as limits from '@site/src/site/limits';
import {useState, type ReactNode} from 'react';
import {filterOptions} from './entries';

/** Filters the options of a page by name, in any spelling, and by description. */
export default function OptionFilter({total}: {readonly total: number}): ReactNode {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(total);

  function filter(wanted: string): void {
    setQuery(wanted);
    setCount(filterOptions(wanted.trim()));
  }

  return (
    <search className="options-filter">
      <span className="filter__field">
        <Icon name="search" className="icon--sm" />
        <input
          className="filter__input"
          type="search"
          aria-label={translate({id: 'options.filter'})}
          placeholder={translate({id: 'options.filter'})}
          maxLength={limits.searchInputMax}
          autoComplete="off"
          value={query}
          onChange={({target}) => filter(target.value)}
        />
      </span>
      <span className="filter__count" role="status">
        {message(count, query.trim())}
      </span>
    </search>
  );
}

function message(count: number, query: string): string {
  if (count === 0) return translate({id: 'options.none'}, {query});
  return count === 1
    ? translate({id: 'options.one'}, {count})
    : translate({id: 'options.many'}, {count});
}
