'use client';

import {translate} from '@docusaurus/Translate';
import * as limits from '@site/src/site/limits';
import {useEffect, useState, type ReactNode} from 'react';
import type {BoxState} from './searchBox';

/** Delay of announcements, so that only the results of the last key are announced. */
const announceAfterMs = 500;

/** Announces the state of the search to screen readers. */
export default function Status({state}: {readonly state: BoxState}): ReactNode {
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
