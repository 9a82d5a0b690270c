import {createElement, useState, type ComponentType, type ReactNode} from 'react';

type VersionDialog = {
  /** Loads the dialog and opens it. */
  readonly open: () => Promise<void>;
  /** The dialog while it is open. */
  readonly dialog: ReactNode;
};

/** Returns the version dialog and a function that opens it. */
export function useVersionDialog(): VersionDialog {
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

  return {open, dialog: Dialog && createElement(Dialog, {onClose: () => setDialog(undefined)})};
}
