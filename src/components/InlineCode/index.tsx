import DottedName from '@site/src/components/DottedName';
import {maxUnwrapped} from '@site/src/lib/page/splitCode';
import type {ComponentProps, ReactNode} from 'react';

/** Renders inline code. Short code, such as a flag with hyphens, is not wrapped; long names wrap at dots. */
export default function InlineCode(props: ComponentProps<'code'>): ReactNode {
  const {children} = props;
  if (typeof children !== 'string') return <code {...props} />;
  return (
    <>
      {/* Browsers do not break a line before a dot: without this, a list such as `.mts`, `.cts` cannot wrap. */}
      {children.startsWith('.') && <wbr />}
      <code {...props} className={children.length <= maxUnwrapped ? 'code-short' : undefined}>
        <DottedName name={children} />
      </code>
    </>
  );
}
