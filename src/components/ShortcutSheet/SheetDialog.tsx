'use client';

import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {letters} from '@site/src/client/stores/letters';
import Icon from '@site/src/components/Icon';
import {useStore} from '@site/src/hooks/useStore';
import {isLetterPress} from '@site/src/lib/keyboard/letterShortcuts';
import {useEffect, useRef, type ReactNode} from 'react';
import {openSheet, sheetId} from './openSheet';

type Props = {
  /** The list of shortcuts. */
  readonly children: ReactNode;
};

/**
 * The dialog around the list of shortcuts, with the switch for those of a single character (WCAG 2.1.4). `?` opens it,
 * and it closes with its page.
 */
export default function SheetDialog({children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const areOn = useStore(letters);
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
    // The dialog's own box is all padding: a press there is one beside the sheet.
    <dialog
      className="sheet"
      id={sheetId}
      ref={dialog}
      aria-label={title}
      onPointerDown={({target, currentTarget}) => target === currentTarget && close()}>
      <div className="sheet__body">
        <div className="sheet__head">
          <h2 className="sheet__title">{title}</h2>
          <button
            className="icon-button"
            type="button"
            aria-label={translate({id: 'shortcuts.close'})}
            onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {children}
        <div className="sheet__foot">
          <button
            className="sheet__switch"
            type="button"
            role="switch"
            aria-checked={areOn}
            aria-describedby="site-shortcuts-note"
            onClick={() => letters.choose(!areOn)}>
            <Translate id="shortcuts.letters" />
            <span className="sheet__track" />
          </button>
          <p className="sheet__note" id="site-shortcuts-note">
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

SheetDialog.hydrate = 'idle';

function openByKey(event: KeyboardEvent): void {
  if (event.key !== '?' || !isLetterPress(event)) return;
  // Another dialog has the keys to itself.
  if (event.target instanceof Element && event.target.closest('[aria-modal="true"], dialog[open]'))
    return;
  event.preventDefault();
  openSheet();
}
