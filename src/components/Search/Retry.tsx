'use client';

import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Asks a search that failed again, as the modal does whenever its field takes the focus. */
export default function Retry(): ReactNode {
  return (
    <button
      className="button button--plain search-retry"
      type="button"
      onClick={() => document.querySelector<HTMLElement>('.DocSearch-Input')!.focus()}>
      <Translate id="search.retry" />
    </button>
  );
}
