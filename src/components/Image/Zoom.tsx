'use client';

import {translate} from '@docusaurus/Translate';
import {hidesGlobalComponents} from '@site/src/lib/address/pageSwitches';
import {isZoomable} from '@site/src/lib/page/zoomable';
import {useEffect, useRef, useState, type ComponentProps, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {enlarge, fetchLarge, type Size} from './enlarge';
import {opensDialog} from './opensDialog';
import {useZoomSettings} from './useZoomSettings';

export type ImageProps = Omit<ComponentProps<'img'>, 'ref'> & {
  readonly alt: string;
  readonly 'data-zoom-src'?: string;
};
export type Source = {readonly srcSet: string; readonly type: string};

type Props = {
  readonly image: ImageProps;
  readonly sources?: readonly Source[];
};

type Opened = {readonly size: Size; readonly Enlarged: typeof import('./Enlarged').default};

/** Loads the code of the dialog. `prefetch` calls this before a click needs it. */
const loadEnlarged = () => import(/* webpackChunkName: "enlarged" */ './Enlarged');

/** Renders a picture that a click enlarges in a dialog, unless it is inside a link or a control. */
export default function Zoom({image, sources = []}: Props): ReactNode {
  const {alt, 'data-zoom-src': large} = image;
  const settings = useZoomSettings();
  const picture = useRef<HTMLImageElement>(null);
  const [isButton, setIsButton] = useState(false);
  const [state, setState] = useState<'closed' | 'waiting' | Opened>('closed');
  const selector = settings?.selector;

  useEffect(() => {
    const node = picture.current!;
    const isOff = hidesGlobalComponents(document.documentElement.dataset);
    setIsButton(selector !== undefined && node.matches(selector) && isZoomable(node) && !isOff);
  }, [selector]);

  useEffect(() => {
    if (state !== 'waiting') return;
    let isCancelled = false;
    const cancel = (event: KeyboardEvent): void => {
      if (opensDialog(event)) setState('closed');
    };
    const update = (next: 'closed' | Opened): void => {
      if (!isCancelled) setState(next);
    };
    Promise.all([loadEnlarged(), enlarge(picture.current!, large)]).then(
      ([{default: Enlarged}, size]) => update({size, Enlarged}),
      // The download failed; the next click tries again.
      () => update('closed'),
    );
    document.addEventListener('keydown', cancel, true);
    return () => {
      isCancelled = true;
      document.removeEventListener('keydown', cancel, true);
    };
  }, [state, large]);

  const open = (): void => setState((before) => (before === 'closed' ? 'waiting' : before));
  const prefetch = (): void => {
    loadEnlarged().catch(() => undefined);
    if (large) void fetchLarge(large);
  };
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
          <state.Enlarged
            size={state.size}
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
