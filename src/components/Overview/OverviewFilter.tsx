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

  const noMatch = translate({id: 'overview.empty'});
  return (
    <>
      <FilterField
        id="overview-filter"
        label={translate({id: 'overview.filter'})}
        placeholder={translate({id: 'overview.placeholder'})}
        {...state}>
        {count === 1
          ? translate({id: 'overview.one'}, {count})
          : translate({id: 'overview.many'}, {count})}
      </FilterField>
      <p className="overview__empty" role="status" hidden={count > 0}>
        {count > 0 ? '' : noMatch.replace('{query}', () => state.query.trim())}
      </p>
    </>
  );
}

OverviewFilter.hydrate = 'idle';

/** Filters the list, which is static HTML of the page, and returns the number of visible pages. */
function filterPage(query: string): number {
  return filterList(document.querySelector<HTMLElement>('.overview')!, query);
}
