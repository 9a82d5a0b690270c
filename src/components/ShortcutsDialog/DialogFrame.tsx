'use client';

import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {shortcuts} from '@site/src/client/stores/shortcutsStore';
import Icon from '@site/src/components/Icon';
import {useStore} from '@site/src/hooks/useStore';
import {isShortcutKey} from '@site/src/lib/keyboard/shortcutKey';
import {useEffect, useRef, type ReactNode} from 'react';
import {dialogId, openShortcuts} from './openShortcuts';

/** Renders the dialog with the list of shortcuts, and a switch for single-character shortcuts (WCAG 2.1.4). */
export default function DialogFrame({children}: {readonly children: ReactNode}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const areOn = useStore(shortcuts);
  const {pathname} = useLocation();
  const title = translate({id: 'shortcuts.title'});
  const close = (): void => dialog.current?.close();

  useEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, [pathname]);

  useEffect(() => {
    if (!areOn) return undefined;
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, [areOn]);

  return (
    // The dialog fills the window: a press on the dialog itself is a press outside of `.dialog__body`, and closes it.
    <dialog
      className="dialog"
      id={dialogId}
      ref={dialog}
      aria-label={title}
      onPointerDown={({target, currentTarget}) => target === currentTarget && close()}>
      <div className="dialog__body">
        <div className="dialog__head">
          <h2 className="dialog__title">{title}</h2>
          <button
            className="icon-button"
            type="button"
            aria-label={translate({id: 'shortcuts.close'})}
            onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
        <div className="dialog__foot">
          <button
            className="dialog__switch"
            type="button"
            role="switch"
            aria-checked={areOn}
            aria-describedby="site-shortcuts-note"
            onClick={() => shortcuts.choose(!areOn)}>
            <Translate id="shortcuts.letters" />
            <span className="dialog__track" />
          </button>
          <p className="dialog__note" id="site-shortcuts-note">
            <Translate
              id="shortcuts.lettersNote"
              values={{search: <kbd>/</kbd>, help: <kbd>?</kbd>}}
            />
          </p>
        </div>
      </div>
    </dialog>
  );
}

DialogFrame.hydrate = 'idle';

function openByKey(event: KeyboardEvent): void {
  if (event.key !== '?' || !isShortcutKey(event)) return;
  // If another dialog is open, the key belongs to that dialog.
  if (event.target instanceof Element && event.target.closest('[aria-modal="true"], dialog[open]'))
    return;
  event.preventDefault();
  openShortcuts();
}
