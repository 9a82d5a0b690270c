'use client';

import Translate from '@docusaurus/Translate';
import {useState, type ComponentType, type ReactNode} from 'react';

/** Renders the button that opens the version dialog. `src/css/version.css` adds the chosen version to its text. */
export default function VersionButton(): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<{readonly onClose: () => void}>>();

  async function open(): Promise<void> {
    try {
      const {default: Loaded} = await import(/* webpackChunkName: "version-dialog" */ './index');
      // Another dialog may have been opened during the download.
      if (!document.querySelector('dialog[open]')) setDialog(() => Loaded);
    } catch {
      // The download failed; the next click tries again.
    }
  }

  return (
    <>
      <button
        className="actions__button version-button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => void open()}>
        <Translate id="version.button" />
      </button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  );
}
