import type {ComponentProps, ReactNode} from 'react';

/**
 * A picture in a text; width and height come from the file, so nothing moves when it arrives. Whether it is fetched
 * at once is decided by its place in the page (`src/compiler/html/images.ts`).
 */
export default function Image({
  alt = '',
  loading = 'lazy',
  ...props
}: ComponentProps<'img'>): ReactNode {
  return <img {...props} alt={alt} loading={loading} decoding="async" />;
}
