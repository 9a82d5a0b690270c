'use client';

import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';

/** Button that repeats a failed search by focusing the field, on which the modal searches again. */
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
