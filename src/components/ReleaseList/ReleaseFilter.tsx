'use client';

import {translate} from '@docusaurus/Translate';
import FilterField from '@site/src/components/FilterField';
import {useAddressFilter} from '@site/src/components/FilterField/useAddressFilter';
import {matchesName} from '@site/src/lib/filter/matchesName';
import type {ReactNode} from 'react';

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
      <FilterField
        label={translate({id: 'releases.filter'})}
        noMatch={count > 0 ? '' : translate({id: 'releases.empty'}, {query: state.query.trim()})}
        {...state}>
        {count === 1
          ? translate({id: 'releases.one'}, {count})
          : translate({id: 'releases.many'}, {count})}
      </FilterField>
      <div>{children}</div>
    </>
  );
}

ReleaseFilter.hydrate = 'idle';

function filterPage(query: string): number {
  return filterReleases(document.querySelector<HTMLElement>('.releases')!, query);
}

/**
 * Hides the releases that do not match, and the years without a visible release. Highlights the names of options that
 * match; CSS hides all other names. Returns the number of visible releases.
 */
function filterReleases(list: HTMLElement, query: string): number {
  const wanted = query.trim();
  let count = 0;
  for (const year of list.querySelectorAll<HTMLElement>('ul:not(ul ul)')) {
    const rows = [...year.children] as HTMLElement[];
    for (const row of rows) row.hidden = !filterRow(row, wanted);
    const shown = rows.filter(({hidden}) => !hidden);
    // Counts releases instead of rows, because releases that changed nothing may share a row.
    count += shown.reduce((sum, row) => sum + row.querySelectorAll('strong[id]').length, 0);
    for (const part of [year, year.previousElementSibling as HTMLElement | null])
      if (part) part.hidden = shown.length === 0;
  }
  return count;
}

/** Sets `data-match` of the matching option names in a row. Returns true if a name or the row's text matches. */
function filterRow(row: HTMLElement, query: string): boolean {
  const names = [...row.querySelectorAll('ul code')];
  for (const name of names) {
    const isMatch = query !== '' && matchesName(name.textContent ?? '', query);
    name.toggleAttribute('data-match', isMatch);
  }
  const texts = [...row.querySelectorAll(':scope > p')].map(({textContent}) => textContent);
  return (
    names.some((name) => name.hasAttribute('data-match')) ||
    texts.join(' ').toLowerCase().includes(query.toLowerCase())
  );
}
