import useIsBrowser from '@docusaurus/useIsBrowser';
import {trustMarkup} from '@site/src/client/trusted';
import {useState, type ComponentProps, type ReactNode} from 'react';

type Props = ComponentProps<'div'> & {
  readonly as: 'article' | 'div' | 'footer' | 'main' | 'nav';
};

/**
 * An element whose content works without React: on the first page it stays as the server drew it, for taking it over is
 * one long task in which no tap is answered. A page that React goes to, React draws.
 */
export default function AsServed({as, children, ...props}: Props): ReactNode {
  const Tag = as as 'div';
  const isBrowser = useIsBrowser();
  // What a page adds to the head is there as long as React knows of it.
  const [isServed] = useState(
    () =>
      process.env.KEEPS_MARKUP && !isBrowser && !('ownHead' in document.documentElement.dataset),
  );
  return isServed ? (
    <Tag {...props} dangerouslySetInnerHTML={{__html: trustMarkup('')}} />
  ) : (
    <Tag {...props}>{children}</Tag>
  );
}
