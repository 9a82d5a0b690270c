import ExternalLink from '@site/src/components/ExternalLink';
import Link from '@site/src/components/Link';
import type {ComponentProps, ReactNode} from 'react';

/** Renders a link of a Markdown page: to another site, another page or a heading. */
export default function Anchor({href = '', ref: _ref, ...props}: ComponentProps<'a'>): ReactNode {
  // `pathname://` is Docusaurus' prefix for addresses that its link checker and router ignore.
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
