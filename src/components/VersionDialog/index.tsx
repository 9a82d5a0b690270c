'use client';

import Translate, {translate} from '@docusaurus/Translate';
import {showModal} from '@site/src/client/stores/scrollLock';
import {version} from '@site/src/client/stores/versionStore';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import VersionFields from './VersionFields';
import './dialog.css';

type Props = {readonly onClose: () => void};

/** Renders the dialog for choosing the version of the package. Submitting it stores the version. */
export default function VersionDialog({onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState(version.get() ?? '');
  const title = translate({id: 'version.title'});
  useEffect(() => showModal(dialog.current!), []);
  const close = (): void => dialog.current?.close();

  return createPortal(
    // The dialog fills the window: a press on the dialog itself is a press outside of `.dialog__body`, and closes it.
    <dialog
      className="dialog version"
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onPointerDown={({target, currentTarget}) => target === currentTarget && close()}>
      <form className="dialog__body" method="dialog" onSubmit={() => version.choose(chosen)}>
        <div className="dialog__head">
          <h2 className="dialog__title">{title}</h2>
          <button
            className="icon-button version__close"
            type="button"
            aria-label={translate({id: 'shortcuts.close'})}
            onClick={close}
          />
        </div>
        <div className="version__form">
          <p className="dialog__note">
            <Translate id="version.note" />
          </p>
          <VersionFields value={chosen} onChange={setChosen} />
        </div>
        <div className="dialog__foot version__foot">
          <p className="dialog__note">
            <Translate id="version.pasteNote" />
          </p>
          <button className="button button--solid" type="submit">
            <Translate id="version.use" />
          </button>
        </div>
      </form>
    </dialog>,
    document.body,
  );
}
