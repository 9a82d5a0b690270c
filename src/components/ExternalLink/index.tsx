import Translate from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

type Props = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {readonly href: string};

/**
 * Renders a link that opens another site in a new tab, which screen readers announce. CSS or the caller adds the icon.
 * Tools that convert HTML to Markdown leave out elements with `data-markdown-ignore` (afdocs.dev).
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
