import {translate} from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import DottedName from '@site/src/components/DottedName';
import {joinHan} from '@site/src/lib/locale/joinHan';
import {splitApiTitle} from '@site/src/lib/page/apiTitle';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<'h2'> & {readonly as: 'h2' | 'h3' | 'h4' | 'h5' | 'h6'};

/**
 * A heading and the link to it, whose sign is drawn. The link stands beside the heading, so that a screen reader says
 * the words of the heading and no more. `HashLinks` copies its address.
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
    <div className={`heading heading--${As}`}>
      <As {...props} id={id}>
        {isApiName(children) ? (
          <code>
            <DottedName name={children} />
          </code>
        ) : (
          children
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
    </div>
  );
}

/** API names are set as code wherever they stand; pages write them as plain words. */
function isApiName(children: ReactNode): children is string {
  return typeof children === 'string' && splitApiTitle(children) !== undefined;
}
