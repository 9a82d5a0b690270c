'use client';

import {translate} from '@docusaurus/Translate';
import FilterField from '@site/src/components/FilterField';
import {useAddressFilter} from '@site/src/components/FilterField/useAddressFilter';
import {useLayoutEffect, type ReactNode} from 'react';
import {filterList, removeHighlights} from './filterList';

type Props = {
  /** Number of pages in the list. */
  readonly total: number;
};

/** Renders the field that filters the list of the overview, and a message if no page matches. */
export default function OverviewFilter({total}: Props): ReactNode {
  const {count, ...state} = useAddressFilter(total, filterPage);
  useLayoutEffect(() => removeHighlights, []);

  return (
    <FilterField
      id="overview-filter"
      label={translate({id: 'overview.filter'})}
      placeholder={translate({id: 'overview.placeholder'})}
      noMatch={count > 0 ? '' : translate({id: 'overview.empty'}, {query: state.query.trim()})}
      {...state}>
      {count === 1
        ? translate({id: 'overview.one'}, {count})
        : translate({id: 'overview.many'}, {count})}
    </FilterField>
  );
}

OverviewFilter.hydrate = 'idle';

/** Filters the list, which is static HTML of the page, and returns the number of visible pages. */
function filterPage(query: string): number {
  return filterList(document.querySelector<HTMLElement>('.overview')!, query);
}
