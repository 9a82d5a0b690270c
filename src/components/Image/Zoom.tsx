'use client';

import {translate} from '@docusaurus/Translate';
import {isZoomable} from '@site/src/lib/page/zoomable';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Enlarged from './Enlarged';
import {enlarge, fetchLarge, type Size} from './enlarge';
import {useZoomSettings} from './useZoomSettings';
import {opensDialog} from './zoomDialog';

export type ImageProps = Omit<ComponentProps<'img'>, 'ref'> & {
  readonly alt: string;
  readonly 'data-zoom-src'?: string;
};
export type Source = {readonly srcSet: string; readonly type: string};

type Props = {
  readonly image: ImageProps;
  readonly sources?: readonly Source[];
};

/** Picture that opens enlarged in a dialog, unless it is inside a link or a control. */
export default function Zoom({image, sources = []}: Props): ReactNode {
  const {alt, 'data-zoom-src': large} = image;
  const settings = useZoomSettings();
  const picture = useRef<HTMLImageElement>(null);
  const [isButton, setIsButton] = useState(false);
  const [state, setState] = useState<'closed' | 'waiting' | Size>('closed');
  const selector = settings?.selector;

  useEffect(() => {
    const node = picture.current!;
    setIsButton(selector !== undefined && node.matches(selector) && isZoomable(node) && !isOff());
  }, [selector]);

  useEffect(() => {
    if (state !== 'waiting') return;
    let isCancelled = false;
    const cancel = (event: KeyboardEvent): void => {
      if (opensDialog(event)) setState('closed');
    };
    void enlarge(picture.current!, large).then((enlarged) => {
      if (!isCancelled) setState(enlarged);
    });
    document.addEventListener('keydown', cancel, true);
    return () => {
      isCancelled = true;
      document.removeEventListener('keydown', cancel, true);
    };
  }, [state, large]);

  const open = (): void => setState((before) => (before === 'closed' ? 'waiting' : before));
  const prefetch = (): void => void (large && fetchLarge(large));
  const button: ComponentProps<'img'> = {
    className: image.className ? `${image.className} zoomable` : 'zoomable',
    role: 'button',
    tabIndex: 0,
    'aria-label': translate({id: 'zoom.open'}, {alt}),
    'aria-busy': state === 'waiting' || undefined,
    onPointerEnter: prefetch,
    onFocus: prefetch,
    onClick: open,
    onKeyDown(event) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      open();
    },
  };
  const img = <img {...image} alt={alt} ref={picture} {...(isButton && button)} />;
  return (
    <>
      {sources.length === 0 ? (
        img
      ) : (
        <picture>
          {sources.map((source) => (
            <source {...source} key={source.type} />
          ))}
          {img}
        </picture>
      )}
      {settings &&
        typeof state === 'object' &&
        createPortal(
          <Enlarged
            size={state}
            alt={alt}
            original={picture}
            settings={settings}
            onClosed={() => setState('closed')}
          />,
          document.body,
        )}
    </>
  );
}

Zoom.hydrate = 'idle';

/** Returns true if the query or the front matter turns off global components, such as the zoom. */
function isOff(): boolean {
  const {hide = '', pageHide = ''} = document.documentElement.dataset;
  return `${hide} ${pageHide}`.includes('globalUIComponents');
}
