import {canZoom} from '@site/src/lib/page/zoomable';
import type {ComponentProps, ReactNode} from 'react';
import Zoom from './Zoom';

/** Renders an image of the text. Docusaurus sets its size and the address of its hashed file. */
export default function Image({alt = '', ...props}: ComponentProps<'img'>): ReactNode {
  const image = {...props, alt, loading: 'lazy', decoding: 'async'} as const;
  return canZoom(image) ? <Zoom {...image} /> : <img {...image} alt={alt} />;
}
