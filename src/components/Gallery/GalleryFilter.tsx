'use client';

import {translate} from '@docusaurus/Translate';
import FilterField from '@site/src/components/FilterField';
import {useAddressFilter} from '@site/src/components/FilterField/useAddressFilter';
import {useCopy} from '@site/src/hooks/useCopy';
import {
  chooseIn,
  chosenIn,
  facets,
  matchesExample,
  type Facet,
} from '@site/src/lib/filter/galleryQuery';
import {useLayoutEffect, useRef, type MouseEvent, type ReactNode} from 'react';

/** Values of the examples by property, each with the number of examples that have it. */
export type Choices = Readonly<
  Record<Facet, readonly {readonly value: string; readonly count: number}[]>
>;

type Props = {
  readonly total: number;
  readonly choices: Choices;
  /** List of examples. It is static HTML, so the filter hides examples in the DOM. */
  readonly children: ReactNode;
};

/** Renders lists of the examples' properties, and the field with the query that they write: `format:cjs tool:vitest`. */
export default function GalleryFilter({total, choices, children}: Props): ReactNode {
  // The lists are not controlled, because one may be changed before hydration.
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const query = fields.current!.nextElementSibling!.querySelector('input')!;
    for (const {name, value} of listsIn(fields.current!))
      if (value !== '') query.value = chooseIn(query.value, name as Facet, value);
  }, []);
  const {count, ...state} = useAddressFilter(total, filterPage);
  useLayoutEffect(() => {
    for (const list of listsIn(fields.current!)) {
      list.value = chosenIn(state.query, list.name as Facet);
      // A typed value that no example has, such as `format:amd`.
      if (list.selectedIndex === -1) list.value = '';
    }
  }, [state.query]);

  const labels = {
    framework: translate({id: 'gallery.framework'}),
    format: translate({id: 'gallery.format'}),
    option: translate({id: 'gallery.option'}),
    tool: translate({id: 'gallery.tool'}),
  };
  return (
    <>
      <div className="gallery-filter" ref={fields}>
        {facets.map((facet) => (
          <label key={facet}>
            <span>{labels[facet]}</span>
            <select
              className="gallery-filter__list"
              name={facet}
              onChange={({target}) => state.onQuery(chooseIn(state.query, facet, target.value))}>
              <option value="">{translate({id: 'gallery.any'})}</option>
              {choices[facet].map(({value, count: examples}) => (
                <option key={value} value={value}>{`${value} (${examples})`}</option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <FilterField
        label={translate({id: 'gallery.filter'})}
        maxLength={queryMax}
        noMatch={count > 0 ? '' : translate({id: 'gallery.empty'}, {query: state.query.trim()})}
        {...state}>
        {count === 1
          ? translate({id: 'gallery.one'}, {count})
          : translate({id: 'gallery.many'}, {count})}
      </FilterField>
      <CopiedCode>{children}</CopiedCode>
    </>
  );
}

GalleryFilter.hydrate = 'idle';

/** Maximum length of a query, which may name a value of each property. */
const queryMax = 200;

function listsIn(fields: HTMLElement): readonly HTMLSelectElement[] {
  return [...fields.querySelectorAll('select')];
}

/** Handles the copy buttons of the list: an island per button would repeat each configuration. */
function CopiedCode({children}: {readonly children: ReactNode}): ReactNode {
  const {copied, copy} = useCopy();
  const button = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    if (copied) button.current?.setAttribute('data-state', 'copied');
    else button.current?.removeAttribute('data-state');
  }, [copied]);

  const handlers = {
    onClick({target}: MouseEvent): void {
      const pressed = (target as Element).closest<HTMLElement>('.gallery .copy-button');
      if (!pressed) return;
      button.current?.removeAttribute('data-state');
      button.current = pressed;
      void copy(pressed.closest('.block')!.querySelector('pre')!.textContent);
    },
  };
  return (
    <div {...handlers}>
      {children}
      <span className="visually-hidden" role="status">
        {copied && translate({id: 'code.copied'})}
      </span>
    </div>
  );
}

/** Hides examples that do not match, and opens the groups of the others as long as there is a query. */
function filterPage(query: string): number {
  const isFiltered = query.trim() !== '';
  let shown = 0;
  for (const group of document.querySelectorAll<HTMLDetailsElement>('.gallery__group')) {
    const entries = [...group.querySelectorAll<HTMLElement>('.gallery__entry')];
    for (const entry of entries) entry.hidden = !matchesExample(readExample(entry), query);
    const count = entries.filter(({hidden}) => !hidden).length;
    group.hidden = count === 0;
    if (isFiltered && !group.open) group.dataset.opened = '';
    if (isFiltered) group.open = true;
    else if (group.dataset.opened !== undefined) {
      group.open = false;
      delete group.dataset.opened;
    }
    shown += count;
  }
  return shown;
}

function readExample(entry: HTMLElement) {
  const values = (facet: Facet): readonly string[] => entry.dataset[facet]?.split(' ') ?? [];
  const texts = [...entry.querySelectorAll('.gallery__section, summary > code')];
  return {
    framework: values('framework'),
    format: values('format'),
    option: values('option'),
    tool: values('tool'),
    text: texts.map(({textContent}) => textContent).join(' '),
  };
}
