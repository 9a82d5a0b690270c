import {translate} from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import {isCalloutKind} from '@site/src/site/callouts';
import type {MessageId} from '@site/src/site/locales';

type Props = {readonly type: string; readonly title?: ReactNode; readonly children?: ReactNode};

/** Separates the title from the text. MDX passes a title that contains markup as one of the children. */
function splitTitle(children: ReactNode): {readonly title?: ReactNode; readonly rest: ReactNode} {
  const all = Children.toArray(children);
  const isTitle = (child: ReactNode): child is ReactElement<{children?: ReactNode}> =>
    isValidElement(child) && child.type === 'mdxAdmonitionTitle';
  return {
    title: all.find(isTitle)?.props.children,
    rest: all.filter((child) => !isTitle(child)),
  };
}

/** Renders a callout (`:::tip[Title]`). Without a title, it shows the name of its kind, such as “Tip”. */
export default function Callout({type, title: textTitle, children}: Props): ReactNode {
  const {title = textTitle, rest} = splitTitle(children);
  const kind = isCalloutKind(type) ? type : 'note';
  const name = translate({id: `callout.${kind}` satisfies MessageId});
  return (
    <div className={`callout callout--${kind}`} role="note">
      <Icon name={kind} />
      <div className="callout__body">
        <p className="callout__title">
          {title && <span role="img" aria-label={name} />}
          {title ?? name}
        </p>
        {rest}
      </div>
    </div>
  );
}
