'use client';

import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import type {Size} from './enlarge';
import type {ZoomSettings} from './useZoomSettings';
import {openZoom} from './zoomDialog';

type Props = {
  readonly size: Size;
  readonly alt: string;
  readonly original: RefObject<HTMLImageElement | null>;
  readonly settings: ZoomSettings;
  readonly onClosed: () => void;
};

/** Shows an enlarged picture in a dialog that fills the window. A click anywhere closes it. */
export default function Enlarged({size, alt, original, settings, onClosed}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const zoom = useRef<ReturnType<typeof openZoom>>(undefined);

  useEffect(() => {
    const opened = openZoom(dialog.current!, original.current!, settings);
    zoom.current = opened;
    return () => opened.dispose();
  }, [original, settings]);

  const close = (): void => zoom.current?.close();
  return (
    <dialog
      className="zoom"
      aria-label={alt}
      ref={dialog}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={onClosed}>
      <button
        className="zoom__button"
        type="button"
        aria-label={translate({id: 'zoom.close'}, {alt})}
        onClick={close}
        onKeyDown={(event) => {
          // Keeps the focus on this button, the only control of the dialog.
          if (event.key === 'Tab') event.preventDefault();
        }}>
        <img className="zoom__picture" {...size} alt="" />
      </button>
    </dialog>
  );
}
