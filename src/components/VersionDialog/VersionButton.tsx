'use client';

import Translate from '@docusaurus/Translate';
import {useState, type ComponentType, type ReactNode} from 'react';

/** Opens the dialog that asks which version a reader uses. CSS adds the chosen one to its name (`css/version.css`). */
export default function VersionButton(): ReactNode {
  // Set while it is open.
  const [Dialog, setDialog] = useState<ComponentType<{readonly onClose: () => void}>>();

  async function open(): Promise<void> {
    try {
      const {default: Loaded} = await import(/* webpackChunkName: "version-dialog" */ './index');
      // Not over another dialog that was opened meanwhile.
      if (!document.querySelector('dialog[open]')) setDialog(() => Loaded);
    } catch {
      // The next press loads it again.
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
