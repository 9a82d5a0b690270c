'use client';

import Translate from '@docusaurus/Translate';
import {useState, type ComponentType, type ReactNode} from 'react';

/** Button that opens the version dialog. CSS adds the chosen version to its text (`css/version.css`). */
export default function VersionButton(): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<{readonly onClose: () => void}>>();

  async function open(): Promise<void> {
    try {
      const {default: Loaded} = await import(/* webpackChunkName: "version-dialog" */ './index');
      // Another dialog may have been opened during the download.
      if (!document.querySelector('dialog[open]')) setDialog(() => Loaded);
    } catch {
      // The next click tries again.
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
