import DottedName from '@site/src/components/DottedName';
import {maxUnwrapped} from '@site/src/lib/page/splitCode';
import type {ComponentProps, ReactNode} from 'react';

/** Inline code. Short code is not wrapped, such as a flag with hyphens; long names wrap at dots. */
export default function InlineCode(props: ComponentProps<'code'>): ReactNode {
  const {children} = props;
  if (typeof children !== 'string') return <code {...props} />;
  return (
    <>
      {/* Browsers do not break lines before a dot: a list like `.mts`, `.cts` could not wrap. */}
      {children.startsWith('.') && <wbr />}
      <code {...props} className={children.length <= maxUnwrapped ? 'code-short' : undefined}>
        <DottedName name={children} />
      </code>
    </>
  );
}
