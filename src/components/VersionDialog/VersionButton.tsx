'use client';

import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useVersionDialog} from './useVersionDialog';

/** Renders the button that opens the version dialog. `src/css/version.css` adds the chosen version to its text. */
export default function VersionButton(): ReactNode {
  const {open, dialog} = useVersionDialog();
  return (
    <>
      <button
        className="actions__button version-button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}>
        <Translate id="version.button" />
      </button>
      {dialog}
    </>
  );
}
