'use client';

import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {matchesName} from '@site/src/lib/filter/matchesName';
import * as limits from '@site/src/site/limits';
import {useRef, useState, type ReactNode} from 'react';

type Props = {
  /** The number of options in the table. */
  readonly total: number;
  /** The table. It is a slot, so rows are hidden in its DOM. */
  readonly children: ReactNode;
};

/** Filters the options of a page: by name, however it is written, and by their sentences. */
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

// The browser may have kept a query in the field.
Filter.hydrate = 'visible';

function message(count: number, query: string): string {
  if (count === 0) return translate({id: 'options.none'}, {query});
  return count === 1
    ? translate({id: 'options.one'}, {count})
    : translate({id: 'options.many'}, {count});
}

/** Hides the rows that do not match, and returns the number of rows left. */
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
