'use client';

import Translate, {translate} from '@docusaurus/Translate';
import {hasModifier} from '@site/src/lib/keyboard/hasModifier';
import {splitApiTitle} from '@site/src/lib/page/apiTitle';
import {decodeEntities} from '@site/src/lib/page/headingText';
import {typeOf, withoutMarks, type Hit} from '@site/src/lib/search/hit';
import {memo, useDeferredValue, type MouseEvent, type ReactNode} from 'react';
import './row.css';
import type {SearchBox} from './searchBox';

/** Renders the texts of a row: its title, the line below it, and its code. */
function Texts({hit}: {readonly hit: Hit}): ReactNode {
  const {title, trail, excerpt, facts, also, file, line} = hit;
  const isName = splitApiTitle(plainText(title)) !== undefined;
  const synonym = also && translate({id: 'search.also'}, {word: also});
  const below = joined(trail.join(' › '), excerpt, facts, synonym);
  const code = joined(file, line);
  return (
    <>
      <span className={`DocSearch-Hit-title${isName ? ' search-code' : ''}`} key={title}>
        <Marked text={title} />
      </span>
      {below && (
        <span className="DocSearch-Hit-path" key={below}>
          <Marked text={below} />
        </span>
      )}
      {code && (
        <span className="DocSearch-Hit-path search-code" key={code}>
          <Marked text={code} />
        </span>
      )}
    </>
  );
}

function joined(...texts: readonly (string | undefined)[]): string {
  return texts.filter(Boolean).join(' · ');
}

/** Renders the text of a hit, whose only markup is `<mark>`. */
export function Marked({text}: {readonly text: string}): ReactNode {
  return text.split(/<mark>([^]*?)<\/mark>/).map((part, index) =>
    // eslint-disable-next-line texts/loose-text -- rendered in an element with the text as key
    index % 2 === 0 ? plainText(part) : <mark key={index}>{plainText(part)}</mark>,
  );
}

/** Returns the plain text of markup that contains no elements but `<mark>`. */
function plainText(markup: string): string {
  return decodeEntities(withoutMarks(markup));
}

/** Number of rows in view. Texts of further rows are rendered deferred, so that they do not delay the next key. */
const rowsInView = 8;

type RowProps = {
  readonly id: string;
  readonly index: number;
  readonly isSelected: boolean;
  readonly isChild: boolean;
  readonly box: SearchBox;
};

/** Selects a row that the pointer moves to. A row that appears below a pointer at rest also gets an event. */
function selectHovered({movementX, movementY}: MouseEvent, index: number, box: SearchBox): void {
  if (movementX !== 0 || movementY !== 0) box.setActiveItemId(index);
}

/**
 * Renders a result as a plain link, because its address already has the base path. Results change with every key, so
 * for speed only their texts are elements, and CSS draws icons and lines.
 */
export const ResultRow = memo(function ResultRow({
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
  const texts = <Texts hit={hit} />;
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
        data-type={typeOf(hit)}
        tabIndex={-1}
        onMouseMove={(event) => isSelected || selectHovered(event, index, box)}
        onClick={follow}>
        {isInView ? texts : later}
      </a>
    </div>
  );
});

/** Renders a row that, when pressed, shows the other results of a page. */
export const FoldRow = memo(function FoldRow({
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
        onMouseMove={(event) => isSelected || selectHovered(event, index, box)}
        onClick={() => {
          box.setActiveItemId(index);
          box.unfold(page);
        }}>
        <Translate id="search.more" values={{count}} />
      </button>
    </div>
  );
});

type SavedProps = Omit<RowProps, 'isChild'> & {
  readonly hit: Hit;
  readonly isRecent: boolean;
  /** Called after a button was pressed, as the press removes the row and with it the focused element. */
  readonly onDone: () => void;
};

/** Renders a recent or favourite search, as a row of a grid because it has buttons. Its link covers the whole row, except for the buttons. */
export function SavedRow({
  id,
  index,
  isSelected,
  hit,
  isRecent,
  box,
  onDone,
}: SavedProps): ReactNode {
  function follow(event: MouseEvent): void {
    if (hasModifier(event)) return;
    event.preventDefault();
    box.follow(hit);
  }
  function action(name: 'star' | 'remove', label: string, act: (hit: Hit) => void) {
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
    <div
      className="DocSearch-Hit"
      id={id}
      role="row"
      tabIndex={-1}
      aria-selected={isSelected}
      onMouseMove={(event) => isSelected || selectHovered(event, index, box)}>
      <div className="search-saved DocSearch-Hit-Container">
        <a
          className="search-saved__link"
          href={hit.url}
          tabIndex={-1}
          onClick={follow}
          aria-hidden="true">
          <span className="visually-hidden">{plainText(hit.title)}</span>
        </a>
        <div className="DocSearch-Hit-icon">
          <Drawing name={isRecent ? 'recent' : 'star'} />
        </div>
        <div className="DocSearch-Hit-content-wrapper" role="gridcell">
          <Texts hit={hit} />
        </div>
        {isRecent && action('star', translate({id: 'search.save'}), box.promote)}
        {action(
          'remove',
          translate({id: isRecent ? 'search.remove' : 'search.removeFavourite'}),
          box.remove,
        )}
      </div>
    </div>
  );
}

const shapes = {
  recent: 'M3.2 6.6a8.2 8.2 0 1 1 1.3 10M6.4 7.2H2.6V3.4M10.4 6v5.6L13 13',
  star: 'M10 14.2 5 17l1-5.6-4-4 5.5-.7L10 1.7l2.5 5 5.6.8-4 4 .9 5.5z',
  remove: 'm4.9 4.9 10.2 10.2M15.1 4.9 4.9 15.1',
  none: 'M15.5 4.8c2 3 1.7 7-1 9.7l4.3 4.3-4.3-4.3a7.8 7.8 0 0 1-9.8 1m-2.2-2.2A7.8 7.8 0 0 1 13.2 2.4M2 18 18 2',
  failed:
    'M19 4.8a16 16 0 0 0-2-1.2m-3.3-1.2A16 16 0 0 0 1.1 4.7M16.7 8a12 12 0 0 0-2.8-1.4M10 6a12 12 0 0 0-6.7 2M12.3 14.7a4 4 0 0 0-4.5 0M14.5 11.4A8 8 0 0 0 10 10M3 16 18 2M10 18h0',
  enter: 'M16 5v4c0 2-1 3-3 3H4m4 4-4-4 4-4',
  down: 'M10 4v12m4-4-4 4-4-4',
  up: 'M10 16V4m4 4-4-4-4 4',
};

export function Drawing({name}: {readonly name: keyof typeof shapes}): ReactNode {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
