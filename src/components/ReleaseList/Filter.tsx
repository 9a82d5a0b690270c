'use client';

import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {queryInAddress, useAddressQuery} from '@site/src/components/Overview/useAddressQuery';
import * as limits from '@site/src/site/limits';
import {useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {filterReleases} from './filterReleases';

type Props = {
  readonly total: number;
  /** Static HTML, so releases are hidden in the DOM. */
  readonly children: ReactNode;
};

/** Filters releases by the options and flags that they changed, by version and by text. */
export default function Filter({total, children}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(total);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const address = useAddressQuery();
  const name = translate({id: 'releases.filter'});

  function filter(wanted: string): void {
    setQuery(wanted);
    setCount(filterReleases(list.current!, wanted));
  }

  useLayoutEffect(() => {
    const {value, maxLength} = field.current!;
    const given = (value || queryInAddress()).slice(0, maxLength);
    if (given) {
      setQuery(given);
      setCount(filterReleases(list.current!, given));
      // Typed before hydration.
      if (value) address.writeLater(given);
    }
    // Set by the head script to hide the list until it is filtered.
    delete document.documentElement.dataset.filtering;
  }, [address]);

  return (
    <>
      <search className="filter">
        <span className="filter__field">
          <Icon name="search" className="icon--sm" />
          <input
            className="filter__input"
            ref={field}
            type="search"
            aria-label={name}
            placeholder={name}
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
          {message(count, query.trim())}
        </span>
      </search>
      <div ref={list}>{children}</div>
    </>
  );
}

Filter.hydrate = 'idle';

function message(count: number, query: string): string {
  if (count === 0) return translate({id: 'releases.empty'}, {query});
  return count === 1
    ? translate({id: 'releases.one'}, {count})
    : translate({id: 'releases.many'}, {count});
}
