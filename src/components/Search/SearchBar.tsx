'use client';

import Translate, {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import * as limits from '@site/src/site/limits';
import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {Drawing} from './Row';
import type {BoxState, SearchBox} from './searchBox';

type Props = {
  readonly state: BoxState;
  readonly box: SearchBox;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly onCancel: () => void;
};

/** Renders the search field, a combobox that controls the rows below, and its buttons. */
export default function SearchBar({state, box, input, onCancel}: Props): ReactNode {
  const lists = state.collections.filter(({items}) => items.length > 0);
  const hasRows = lists.length > 0;
  const field = box.getInputProps({inputElement: null, maxLength: limits.searchInputMax});
  return (
    <div className="DocSearch-SearchBar">
      <form
        className="DocSearch-Form"
        onSubmit={(event) => event.preventDefault()}
        onReset={(event) => {
          event.preventDefault();
          box.type('');
          input.current!.focus();
        }}>
        <label className="DocSearch-MagnifierLabel" htmlFor={field.id} id={box.getLabelProps().id}>
          <Icon name="search" />
          <span className="DocSearch-VisuallyHiddenForAccessibility visually-hidden">
            <Translate id="search.label" />
          </span>
        </label>
        <div className="DocSearch-LoadingIndicator" />
        <input
          {...field}
          className="DocSearch-Input"
          ref={input}
          role="combobox"
          maxLength={undefined}
          value={state.query}
          aria-haspopup={state.context.screen?.kind === 'start' && hasRows ? 'grid' : 'listbox'}
          aria-expanded={hasRows}
          aria-controls={
            lists.map(({source}) => box.getListProps({source}).id).join(' ') || undefined
          }
          aria-activedescendant={hasRows ? field['aria-activedescendant'] : undefined}
          aria-describedby={state.context.isCut ? 'docsearch-cut' : undefined}
          onChange={({currentTarget: {value}}) => box.type(value)}
          onPaste={(event) => {
            if (box.paste(event.clipboardData.getData('text/plain'))) event.preventDefault();
          }}
          onFocus={undefined}
          onClick={undefined}
          onCompositionEnd={undefined}
        />
        <button
          className="DocSearch-Reset"
          type="reset"
          title={translate({id: 'search.clear'})}
          aria-label={translate({id: 'search.clear'})}
          hidden={state.query === ''}>
          <Icon name="close" />
        </button>
      </form>
      <button className="DocSearch-Cancel" type="button" onClick={onCancel}>
        <Translate id="search.cancel" />
      </button>
    </div>
  );
}

const commands = [
  {keys: [['enter', 'search.keyEnter']], does: 'search.open'},
  {
    keys: [
      ['down', 'search.keyDown'],
      ['up', 'search.keyUp'],
    ],
    does: 'search.move',
  },
  {keys: [['esc', 'search.keyEscape']], does: 'search.close'},
] as const;
const provider =
  'https://www.algolia.com/ref/docsearch/?utm_medium=referral&utm_content=powered_by&utm_campaign=docsearch';

/** Renders the keys of the dialog, and the name of the search provider if there is one. */
export function Footer({isHosted}: {readonly isHosted: boolean}): ReactNode {
  return (
    <div className="DocSearch-Footer">
      <ul className="DocSearch-Commands">
        {commands.map(({keys, does}) => (
          <li key={does}>
            {keys.map(([name, label]) => (
              <kbd className="DocSearch-Commands-Key" key={name}>
                {name === 'esc' ? <span aria-hidden="true">esc</span> : <Drawing name={name} />}
                <span className="visually-hidden">
                  <Translate id={label} />
                </span>
              </kbd>
            ))}
            <span className="DocSearch-Label">
              <Translate id={does} />
            </span>
          </li>
        ))}
      </ul>
      {isHosted && (
        <div className="DocSearch-Logo">
          <a href={provider} target="_blank" rel="noopener noreferrer">
            <span className="DocSearch-Label">
              <Translate id="search.by" />
            </span>
            <b>Algolia</b>
          </a>
        </div>
      )}
    </div>
  );
}

/** Delay of announcements, so that only the results of the last key are announced. */
const announceAfterMs = 500;

/** Announces the state of the search to screen readers. */
export function Status({state}: {readonly state: BoxState}): ReactNode {
  const [spoken, setSpoken] = useState('');
  const noResults = translate({id: 'search.noResults'});
  const words = describe(state, noResults);

  useEffect(() => {
    const timer = setTimeout(() => setSpoken(words), announceAfterMs);
    return () => clearTimeout(timer);
  }, [words]);

  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}

function describe({status, collections, context}: BoxState, noResults: string): string {
  const {screen, isCut} = context;
  if (status === 'stalled') return translate({id: 'search.stalled'});
  if (screen?.kind === 'error') {
    return screen.isOutdated
      ? `${translate({id: 'search.outdated'})}. ${translate({id: 'search.outdatedHelp'})}`
      : `${translate({id: 'search.failed'})}. ${translate({id: 'search.failedHelp'})}`;
  }
  if (screen?.kind !== 'answer') {
    const isEmpty = collections.every(({items}) => items.length === 0);
    return screen && isEmpty ? translate({id: 'search.noRecent'}) : '';
  }
  // Announces nothing, because a better answer follows, which may have another number of results.
  if (screen.answer.isFirst) return '';
  const {length: count} = screen.answer.hits;
  if (count === 0) {
    return screen.answer.isLog
      ? translate({id: 'search.log.unknown'})
      : `${noResults} "${screen.query}"`;
  }
  const results =
    count === 1 ? translate({id: 'search.one'}, {count}) : translate({id: 'search.many'}, {count});
  return [
    isCut && translate({id: 'search.cut'}, {count: limits.searchInputMax}),
    screen.answer.isLog && translate({id: 'search.log.known'}),
    results,
  ]
    .filter(Boolean)
    .join('. ');
}
