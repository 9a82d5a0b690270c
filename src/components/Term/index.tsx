import Translate from '@docusaurus/Translate';
import Link from '@site/src/components/Link';
import RareStyles from '@site/src/components/RareStyles';
import type {ReactNode} from 'react';

type WordProps = {
  readonly href: string;
  /** The id of the card that explains it; `HoverCard` shows it. */
  readonly target: string;
  readonly children: ReactNode;
};

/** A term in a text: a link to the glossary, which `HoverCard` makes a button that shows the card. */
export function TermView({href, target, children}: WordProps): ReactNode {
  return (
    <Link className="term" to={href} data-term={target}>
      {children}
    </Link>
  );
}

/** The cards of a text's terms, below it: popovers on the screen, a list on paper. */
export function TermsView({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className="terms">
      <RareStyles of="Term" />
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

/** The explanation of one term, with a link to its section of the glossary. */
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
