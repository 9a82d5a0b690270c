import Translate from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

type Props = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {readonly href: string};

/**
 * A link to another site: new tab, no opener, and said so to screen readers. The mark is drawn by CSS or by the caller.
 * `data-markdown-ignore`, here and elsewhere, tells readers of the HTML what is not part of its text (afdocs.dev).
 */
export default function ExternalLink({children, ...props}: Props): ReactNode {
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden" data-markdown-ignore="">
        <Translate id="link.external" />
      </span>
    </a>
  );
}
