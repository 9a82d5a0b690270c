import Translate from '@docusaurus/Translate';
import type {ComponentProps, ReactNode} from 'react';

type Props = Omit<ComponentProps<'a'>, 'target' | 'rel'> & {readonly href: string};

/**
 * Link to another site, in a new tab, which screen readers announce. CSS or the caller adds the icon.
 * `data-markdown-ignore` excludes an element when HTML is converted to Markdown (afdocs.dev).
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
