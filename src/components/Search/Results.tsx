'use client';

import Translate from '@docusaurus/Translate';
import {hasModifier} from '@site/src/lib/keyboard/hasModifier';
import {splitApiTitle} from '@site/src/lib/page/apiTitle';
import {plainText, type Hit} from '@site/src/lib/search/hit';
import {memo, useDeferredValue, type MouseEvent, type ReactNode} from 'react';
import {marked} from './marked';
import type {BoxState, SearchBox} from './searchBox';

type Props = {readonly state: BoxState; readonly box: SearchBox};

/** Number of rows in view. Texts of further rows are rendered deferred, so that they do not delay the next key. */
const rowsInView = 8;

/** Renders the groups of results. Each group is a list of pages with their sections. */
export default function Results({state, box}: Props): ReactNode {
  return state.collections.map(({source, items}) => {
    const {id} = box.getListProps({source});
    const [first] = items;
    if (first?.kind !== 'hit') return null;
    return (
      <section className="DocSearch-Hits" key={source.sourceId}>
        <div className="DocSearch-Hit-source" id={`${id}-title`}>
          {first.hit.hierarchy.lvl0}
        </div>
        <div id={id} role="listbox" aria-labelledby={`${id}-title`}>
          {items.map((item, index) => {
            const {id: rowId, 'aria-selected': isSelected} = box.getItemProps({item, source});
            const next = items[index + 1];
            const row = {id: rowId, index: item.__autocomplete_id, isSelected, box};
            if (item.kind === 'fold') {
              return <Fold {...row} key={`more ${item.page}`} {...item} />;
            }
            return item.kind === 'hit' ? (
              <Row
                {...row}
                key={item.hit.objectID}
                hit={item.hit}
                isChild={item.isChild}
                isJoined={item.isChild && next?.kind === 'hit' && next.isChild}
              />
            ) : null;
          })}
        </div>
      </section>
    );
  });
}

type RowProps = {
  readonly id: string;
  readonly index: number;
  readonly isSelected: boolean;
  readonly isChild: boolean;
  readonly box: SearchBox;
};

/**
 * Renders a result as a plain link, because its address already has the base path. Results change with every key, so
 * for speed only their texts are elements, and CSS draws icons and lines.
 */
const Row = memo(function Row({
  id,
  index,
  isSelected,
  isChild,
  isJoined,
  hit,
  box,
}: RowProps & {
  readonly hit: Hit;
  /** True if this row and the next one are sections of the same page. */
  readonly isJoined: boolean;
}): ReactNode {
  const isInView = index < rowsInView;
  const texts = textsOf(hit);
  const later = useDeferredValue(isInView ? null : texts, null);
  const follow = (event: MouseEvent): void => {
    if (hasModifier(event)) return box.remember(hit);
    event.preventDefault();
    box.follow(hit);
  };
  return (
    <div
      className={`DocSearch-Hit${isChild ? ' DocSearch-Hit--Child' : ''}${isJoined ? ' DocSearch-Hit--Joined' : ''}`}>
      <a
        id={id}
        role="option"
        aria-selected={isSelected}
        href={hit.url}
        lang={hit.lang}
        data-type={hit.type}
        tabIndex={-1}
        onMouseMove={() => isSelected || box.setActiveItemId(index)}
        onClick={follow}>
        {isInView ? texts : later}
      </a>
    </div>
  );
});

/** Returns the texts of a hit: its title, its path or facts, and its code. */
function textsOf({title, below, code}: Hit): ReactNode {
  const isName = splitApiTitle(plainText(title)) !== undefined;
  return (
    <>
      <span className={`DocSearch-Hit-title${isName ? ' search-code' : ''}`}>{marked(title)}</span>
      {below && <span className="DocSearch-Hit-path">{marked(below)}</span>}
      {code && <span className="DocSearch-Hit-path search-code">{marked(code)}</span>}
    </>
  );
}

/** Renders a row that, when pressed, shows the other results of a page. */
const Fold = memo(function Fold({
  id,
  index,
  isSelected,
  isChild,
  page,
  count,
  box,
}: RowProps & {readonly page: string; readonly count: number}): ReactNode {
  return (
    <div className={`search-fold${isChild ? ' search-fold--child' : ''}`}>
      <button
        id={id}
        type="button"
        role="option"
        aria-selected={isSelected}
        tabIndex={-1}
        onMouseMove={() => isSelected || box.setActiveItemId(index)}
        onClick={() => box.unfold(page)}>
        <Translate id="search.more" values={{count}} />
      </button>
    </div>
  );
});
