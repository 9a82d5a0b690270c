'use client';

import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {matchesName} from '@site/src/lib/filter/matchesName';
import * as limits from '@site/src/site/limits';
import {useRef, useState, type ReactNode} from 'react';

type Props = {
  readonly total: number;
  /** Table of options. It is static HTML, so rows are hidden in the DOM. */
  readonly children: ReactNode;
};

/** Filters the options of a page by name, in any spelling, and by description. */
export default function Filter({total, children}: Props): ReactNode {
  const [query, setQuery] = useState('');
  const [count, setCount] = useState(total);
  const table = useRef<HTMLDivElement>(null);

  function filter(wanted: string): void {
    setQuery(wanted);
    setCount(filterRows(table.current!, wanted.trim()));
  }

  return (
    <>
      <search className="options__filter">
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
      <div ref={table}>{children}</div>
    </>
  );
}

// Not on interaction, as the browser may restore a query in the field.
Filter.hydrate = 'visible';

function message(count: number, query: string): string {
  if (count === 0) return translate({id: 'options.none'}, {query});
  return count === 1
    ? translate({id: 'options.one'}, {count})
    : translate({id: 'options.many'}, {count});
}

/** Hides the rows that do not match and returns the number of visible rows. */
function filterRows(table: HTMLElement, query: string): number {
  const rows = [...table.querySelectorAll<HTMLElement>('[data-option]')];
  for (const row of rows) {
    const text = row.querySelector('.options__text')?.textContent ?? '';
    row.hidden =
      !matchesName(row.dataset.option ?? '', query) &&
      !text.toLowerCase().includes(query.toLowerCase());
  }
  return rows.filter(({hidden}) => !hidden).length;
}
