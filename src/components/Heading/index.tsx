import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import DottedName from '@site/src/components/DottedName';
import {joinHan} from '@site/src/lib/locale/joinHan';
import {splitApiTitle} from '@site/src/lib/page/apiTitle';
import {joinVersion} from '@site/src/lib/page/joinVersion';
import {Children, type ComponentProps, type ReactNode} from 'react';

type Props = ComponentProps<'h2'> & {readonly as: 'h2' | 'h3' | 'h4'};

declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'site-heading': React.HTMLAttributes<HTMLElement>;
    }
  }
}

/**
 * Renders a heading and its link, which CSS shows as `#`; `HashLinks` copies the URL. The link is outside the `<h2>`,
 * so it is no part of the accessible name. A custom element wraps both, because a browser's reader mode removes a `div`
 * without paragraphs. It also removes headings with ids such as `legal-comments`, unless a class contains `content`.
 */
export default function Heading({as: As, id, children, ...props}: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (id) brokenLinks.collectAnchor(id);
  const label = joinHan(
    translate(
      {id: 'theme.common.headingLinkTitle'},
      {heading: typeof children === 'string' ? children : (id ?? '')},
    ),
  );
  return (
    <site-heading className={`heading heading--${As}${id ? ' heading--linked' : ''}`}>
      <As {...props} className="heading__content" id={id}>
        {isApiName(children) ? (
          <code>
            <DottedName name={children} />
          </code>
        ) : (
          Children.map(children, (child) =>
            typeof child === 'string' ? joinVersion(child) : child,
          )
        )}
      </As>
      {id && (
        <a
          className="anchor hash-link"
          href={`#${id}`}
          aria-label={label}
          data-done={translate({id: 'heading.copied'})}
        />
      )}
    </site-heading>
  );
}

/** Returns true for the name of an API, which pages write without backticks. */
function isApiName(children: ReactNode): children is string {
  return typeof children === 'string' && splitApiTitle(children) !== undefined;
}
