import Translate from '@docusaurus/Translate';
import Link from '@site/src/components/Link';
import DeferredStyles from '@site/src/components/DeferredStyles';
import type {ReactNode} from 'react';

type TermProps = {
  readonly href: string;
  readonly target: string;
  readonly children: ReactNode;
};

/** Renders a term in a text: a link to the glossary, which `HoverCard` turns into a button that shows its card. */
export function TermView({href, target, children}: TermProps): ReactNode {
  return (
    <Link className="term" to={href} data-term={target}>
      {children}
    </Link>
  );
}

/** Renders the cards of a page's terms: popovers on screen, a list on paper. */
export function TermsView({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className="terms">
      <DeferredStyles of="Term" />
      {children}
    </div>
  );
}

type CardProps = {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly children: ReactNode;
};

export function TermCardView({id, title, href, children}: CardProps): ReactNode {
  return (
    <div
      className="term-card"
      id={id}
      popover="manual"
      role="dialog"
      aria-label={title}
      tabIndex={-1}>
      <p className="term-card__title">{title}</p>
      {children}
      <p className="term-card__more">
        <Link to={href}>
          <Translate id="term.more" />
        </Link>
      </p>
    </div>
  );
}
