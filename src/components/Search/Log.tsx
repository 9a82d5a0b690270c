'use client';

import Translate from '@docusaurus/Translate';
import {useEffect, useSyncExternalStore, type ReactNode} from 'react';
import {listenForLogs, logWords, setQuery} from './log';

/** Handles pasted logs, and shows a message for a log without known errors. */
export default function Log(): ReactNode {
  const words = useSyncExternalStore(logWords.subscribe, logWords.get, logWords.get);
  useEffect(() => listenForLogs(document.querySelector<HTMLElement>('.search-dialog')!), []);
  if (words === '') return null;
  return (
    <div className="DocSearch-NoResults search-log">
      <p className="DocSearch-Title">
        <Translate id="search.log.unknown" />
      </p>
      <p className="DocSearch-Help">
        <Translate id="search.log.instead" />
      </p>
      <button
        className="DocSearch-Prefill"
        type="button"
        onClick={() => setQuery(document.querySelector('.DocSearch-Input')!, words)}>
        {words}
      </button>
    </div>
  );
}
