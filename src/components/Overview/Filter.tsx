'use client';

import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {useText} from '@site/src/hooks/useSettings';
import * as limits from '@site/src/site/limits';
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {filterList, removeHighlights} from './filterList';
import {queryInAddress, useAddressQuery} from './useAddressQuery';

type Props = {
  /** Number of pages in the list. */
  readonly total: number;
};

/** Filters the list of the overview. The query is in the address, so that the result can be shared. */
export default function Filter({total}: Props): ReactNode {
  const text = useText();
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(total);
  const field = useRef<HTMLInputElement>(null);
  const address = useAddressQuery();

  function filter(next: string): void {
    setQuery(next);
    setCount(filterPage(next));
  }

  useLayoutEffect(() => {
    const {value, maxLength} = field.current!;
    const given = (value || queryInAddress()).slice(0, maxLength);
    if (given) {
      setQuery(given);
      setCount(filterPage(given));
      // Typed before hydration.
      if (value) address.writeLater(given);
    }
    // Set by the head script to hide the list until it is filtered.
    delete document.documentElement.dataset.filtering;
    return removeHighlights;
  }, [address]);

  const noMatch = text('overviewFilterNoResult', translate({id: 'overview.empty'}));
  return (
    <>
      <search className="filter">
        <label className="filter__label" htmlFor="overview-filter">
          {text('overviewFilterName', translate({id: 'overview.filter'}))}
        </label>
        <span className="filter__field">
          <Icon name="search" className="icon--sm" />
          <input
            className="filter__input"
            id="overview-filter"
            ref={field}
            type="search"
            placeholder={text('overviewFilterPlaceholder', translate({id: 'overview.placeholder'}))}
            maxLength={limits.searchInputMax}
            autoComplete="off"
            value={query}
            onChange={({target}) => {
              filter(target.value);
              address.writeLater(target.value);
            }}
            onBlur={address.writeNow}
          />
        </span>
        <span className="filter__count" role="status">
          {count === 1
            ? translate({id: 'overview.one'}, {count})
            : translate({id: 'overview.many'}, {count})}
        </span>
      </search>
      <p className="overview__empty" role="status" hidden={count > 0}>
        {count > 0 ? '' : noMatch.replace('{query}', () => query.trim())}
      </p>
    </>
  );
}

Filter.hydrate = 'idle';

/** Filters the list of the page, which is static HTML, and returns the number of visible pages. */
function filterPage(query: string): number {
  return filterList(document.querySelector<HTMLElement>('.overview')!, query);
}
