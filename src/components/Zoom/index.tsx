'use client';

import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {hidesGlobalComponents} from '@site/src/lib/address/pageSwitches';
import {isZoomable} from '@site/src/lib/page/zoomable';
import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {attachZoom, type ZoomHandle, type ZoomSettings} from './attachZoom';

type Props = Omit<ComponentProps<'img'>, 'ref'> & {readonly alt: string};

/** Renders an image that a click or a key enlarges, unless it is in a link or the site has no settings of a zoom. */
export default function Zoom({alt, ...image}: Props): ReactNode {
  const {themeConfig} = useDocusaurusContext().siteConfig;
  const settings = themeConfig.zoom as ZoomSettings | undefined;
  const button = useRef<HTMLSpanElement>(null);
  const zoom = useRef<ZoomHandle>(undefined);
  const [state, setState] = useState<'off' | 'closed' | 'open'>('off');

  useEffect(() => {
    const picture = button.current!.querySelector('img')!;
    const isOff = hidesGlobalComponents(document.documentElement.dataset);
    if (!settings || isOff || !picture.matches(settings.selector) || !isZoomable(picture)) return;
    setState('closed');
    const focus = (): void => button.current?.focus({preventScroll: true});
    zoom.current = attachZoom(picture, settings, {
      onOpen() {
        setState('open');
        // A click does not focus a picture that was no button yet.
        focus();
      },
      onClose: () => setState('closed'),
      onClosed: () => document.activeElement === document.body && focus(),
    });
    return () => zoom.current?.detach();
  }, [settings]);

  const control: ComponentProps<'span'> = {
    role: 'button',
    tabIndex: 0,
    'aria-label':
      state === 'open' ? translate({id: 'zoom.close'}, {alt}) : translate({id: 'zoom.open'}, {alt}),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      zoom.current?.toggle();
    },
    // medium-zoom handles a click on the image. Screen readers click on the button around it.
    onClick(event: MouseEvent) {
      if (event.target === event.currentTarget) zoom.current?.toggle();
    },
    onBlur(event: FocusEvent) {
      if (event.relatedTarget) zoom.current?.close();
    },
  };
  return (
    <span className="picture" data-press="" ref={button} {...(state !== 'off' && control)}>
      <img {...image} alt={alt} />
    </span>
  );
}

Zoom.hydrate = 'idle';
