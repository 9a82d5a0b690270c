'use client';

import {translate} from '@docusaurus/Translate';
import {useEffect, useRef, type ReactNode, type RefObject} from 'react';
import type {Size} from './enlarge';
import type {ZoomSettings} from './useZoomSettings';
import {openZoom} from './zoomDialog';

type Props = {
  readonly size: Size;
  readonly alt: string;
  /** The picture in the text. */
  readonly original: RefObject<HTMLImageElement | null>;
  readonly settings: ZoomSettings;
  readonly onClosed: () => void;
};

/** An enlarged picture in a dialog that fills the window. All of it is a button that closes it. */
export default function Enlarged({size, alt, original, settings, onClosed}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const zoomed = useRef<ReturnType<typeof openZoom>>(undefined);

  useEffect(() => {
    zoomed.current = openZoom(dialog.current!, original.current!, settings);
    return zoomed.current.dispose;
  }, [original, settings]);

  const close = (): void => zoomed.current?.close();
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
          // There is nothing else to go to.
          if (event.key === 'Tab') event.preventDefault();
        }}>
        <img className="zoom__picture" {...size} alt="" />
      </button>
    </dialog>
  );
}
