import {translate} from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

type Props = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {readonly href: string};

/**
 * Renders a link that opens another site in a new tab, which screen readers announce. CSS or the caller adds the icon.
 */
export default function ExternalLink({children, ...props}: Props): ReactNode {
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <span role="img" aria-label={translate({id: 'link.external'})} />
    </a>
  );
}
