import ExternalLink from '@site/src/components/ExternalLink';
import Link from '@site/src/components/Link';
import type {ComponentProps, ReactNode} from 'react';

/** A link in a text: another site, another page, or a place on this one. */
export default function Anchor({href = '', ref: _ref, ...props}: ComponentProps<'a'>): ReactNode {
  // `pathname://` is Docusaurus' way to say that a link is not checked; it is a link like any other.
  if (href.startsWith('pathname://')) {
    return (
      <a {...props} href={href.slice('pathname://'.length)}>
        {props.children}
      </a>
    );
  }
  return /^https?:/.test(href) ? (
    <ExternalLink {...props} href={href} className="link--external" />
  ) : (
    <Link {...props} to={href} />
  );
}
