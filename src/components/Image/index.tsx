import type {ComponentProps, ReactNode} from 'react';

/** A picture in a text; width and height come from the file, so nothing moves when it arrives. */
export default function Image({alt = '', ...props}: ComponentProps<'img'>): ReactNode {
  return <img {...props} alt={alt} loading="lazy" decoding="async" />;
}
