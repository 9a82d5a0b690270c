'use client';

import {translate} from '@docusaurus/Translate';
import {hasModifier} from '@site/src/lib/keyboard/hasModifier';
import {plainText, type SavedHit} from '@site/src/lib/search/hit';
import type {MouseEvent, ReactNode} from 'react';
import {Drawing} from './icons';
import type {BoxState, SearchBox} from './searchBox';

type Props = {
  readonly state: BoxState;
  readonly box: SearchBox;
  /** Called after a button was pressed, as the press removes a row and with it the focused element. */
  readonly onDone: () => void;
};

/** Renders recent and favourite searches, as grids because their rows have buttons. */
export default function Saved({state, box, onDone}: Props): ReactNode {
  return state.collections.map(({source, items}) => {
    if (items.length === 0) return null;
    const isRecent = source.sourceId === 'recentSearches';
    const {id} = box.getListProps({source});
    return (
      <section className="DocSearch-Hits" key={source.sourceId}>
        <div className="DocSearch-Hit-source" id={`${id}-title`}>
          {translate({id: isRecent ? 'search.recent' : 'search.favourites'})}
        </div>
        <div id={id} role="grid" aria-labelledby={`${id}-title`}>
          {items.map((item) => {
            if (item.kind !== 'saved') return null;
            const {id: rowId, 'aria-selected': isSelected} = box.getItemProps({item, source});
            return (
              <div
                className="DocSearch-Hit"
                key={item.hit.objectID}
                id={rowId}
                role="row"
                tabIndex={-1}
                aria-selected={isSelected}
                onMouseMove={() => isSelected || box.setActiveItemId(item.__autocomplete_id)}>
                <SavedRow hit={item.hit} isRecent={isRecent} box={box} onDone={onDone} />
              </div>
            );
          })}
        </div>
      </section>
    );
  });
}

type RowProps = Omit<Props, 'state'> & {readonly hit: SavedHit; readonly isRecent: boolean};

/** Renders the text and the buttons of a search. Its link covers the whole row, except for the buttons. */
function SavedRow({hit, isRecent, box, onDone}: RowProps): ReactNode {
  const {type, content, hierarchy, url} = hit;
  const title = type === 'content' ? content : hierarchy[type];
  const below = type === 'lvl1' ? content : hierarchy.lvl1;
  function follow(event: MouseEvent): void {
    if (hasModifier(event)) return;
    event.preventDefault();
    box.follow(hit);
  }
  function action(name: 'star' | 'remove', label: string, act: (hit: SavedHit) => void) {
    return (
      <div className="DocSearch-Hit-action" role="gridcell">
        <button
          className="DocSearch-Hit-action-button"
          type="button"
          title={label}
          aria-label={label}
          onClick={() => {
            act(hit);
            onDone();
          }}>
          <Drawing name={name} />
        </button>
      </div>
    );
  }
  return (
    <div className="search-saved DocSearch-Hit-Container">
      <a
        className="search-saved__link"
        href={url}
        tabIndex={-1}
        onClick={follow}
        aria-hidden="true">
        <span className="visually-hidden">{plainText(title ?? '')}</span>
      </a>
      <div className="DocSearch-Hit-icon">
        <Drawing name={isRecent ? 'recent' : 'star'} />
      </div>
      <div className="DocSearch-Hit-content-wrapper" role="gridcell">
        <span className="DocSearch-Hit-title">{plainText(title ?? '')}</span>
        {below && <span className="DocSearch-Hit-path">{plainText(below)}</span>}
      </div>
      {isRecent && action('star', translate({id: 'search.save'}), box.promote)}
      {action(
        'remove',
        translate({id: isRecent ? 'search.remove' : 'search.removeFavourite'}),
        box.remove,
      )}
    </div>
  );
}
