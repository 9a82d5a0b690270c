import {canZoom} from '@site/src/lib/page/zoomable';
import {
  Children,
  isValidElement,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import Zoom, {type ImageProps, type Source} from './Zoom';

/** Renders an image of the text. `src/compiler/html/pictures.ts` checks its size and sets `loading`. */
export default function Image(props: ComponentProps<'img'>): ReactNode {
  const image = withDefaults(props);
  return canZoom(image) ? <Zoom image={image} /> : <img {...image} alt={image.alt} />;
}

/** Renders an image in several formats. The children are `source` elements and an `Image`. */
export function Picture({children}: {readonly children: ReactNode}): ReactNode {
  const parts = Children.toArray(children).filter((part) => isValidElement(part));
  const image = parts.find(({type}) => type === Image) as ReactElement<ImageProps> | undefined;
  const sources = parts
    .filter(({type}) => type === 'source')
    .map(({props}: ReactElement) => props as Source);
  const props = image && withDefaults(image.props);
  if (!props || !canZoom(props)) return <picture>{children}</picture>;
  return <Zoom image={props} sources={sources} />;
}

function withDefaults({alt = '', loading = 'lazy', ...props}: ComponentProps<'img'>): ImageProps {
  return {...props, alt, loading, decoding: 'async'};
}
