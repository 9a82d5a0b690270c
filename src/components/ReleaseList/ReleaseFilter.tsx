'use client';

import {translate} from '@docusaurus/Translate';
import FilterField from '@site/src/components/FilterField';
import {useAddressFilter} from '@site/src/components/FilterField/useAddressFilter';
import type {ReactNode} from 'react';
import {filterReleases} from './filterReleases';

type Props = {
  readonly total: number;
  /** List of releases. It is static HTML, so the filter hides releases in the DOM. */
  readonly children: ReactNode;
};

/** Renders a field above the list of releases, which filters it by changed options and flags, by version and text. */
export default function ReleaseFilter({total, children}: Props): ReactNode {
  const {count, ...state} = useAddressFilter(total, filterPage);
  return (
    <>
      <FilterField label={translate({id: 'releases.filter'})} {...state}>
        {message(count, state.query.trim())}
      </FilterField>
      <div>{children}</div>
    </>
  );
}

ReleaseFilter.hydrate = 'idle';

function filterPage(query: string): number {
  return filterReleases(document.querySelector<HTMLElement>('.releases')!, query);
}

function message(count: number, query: string): string {
  if (count === 0) return translate({id: 'releases.empty'}, {query});
  return count === 1
    ? translate({id: 'releases.one'}, {count})
    : translate({id: 'releases.many'}, {count});
}
